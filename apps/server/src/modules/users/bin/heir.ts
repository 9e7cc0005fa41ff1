import type { Db } from '../../../db/database.ts'
import type { SignedIn } from '../../../http/handler.ts'
import { findAdmin, findUser, type UserRecord } from '../queries.ts'

/** Who gets what a person leaves: an active manager, else the acting Admin, else an Admin of the person's client. */
export async function findHeir(db: Db, actor: Pick<SignedIn, 'clientId' | 'userId'> | null, user: UserRecord) {
  const manager = await findManager(db, user)
  if (manager?.active) return manager
  const acting = actor?.clientId === user.client_id ? await findUser(db, user.client_id, actor.userId) : undefined
  return acting?.active ? acting : findAdmin(db, user.client_id, user.id)
}

/** The manager stays the manager of the reports also while deactivated. */
export async function findManager(db: Db, user: UserRecord): Promise<UserRecord | undefined> {
  return user.manager_id === null ? undefined : findUser(db, user.client_id, user.manager_id)
}
