import type { Db } from '../../../db/database.ts'
import type { SignedIn } from '../../../http/handler.ts'
import { findAdmin, findUser, type UserRecord } from '../queries.ts'
import { type Leaving, listLeaving } from './queries.ts'

export type Acting = Pick<SignedIn, 'clientId' | 'userId'> | null

/** The new owner of a person's content: their active manager, else the acting Admin, else an Admin of their client. */
export async function findHeir(db: Db, acting: Acting, user: UserRecord): Promise<UserRecord | undefined> {
  const leaving = await listLeaving(db, user.client_id, [user.id])
  const heir = (await heirsOf(db, acting, user.client_id, leaving)).get(user.id)
  return heir === undefined ? undefined : findUser(db, user.client_id, heir)
}

/** Heirs by the ids of the leaving people, none of whom is an heir. People without an heir are missing. */
export async function heirsOf(
  db: Db,
  acting: Acting,
  clientId: string,
  leaving: readonly Leaving[],
): Promise<ReadonlyMap<string, string>> {
  const isAlone = leaving.some(({ manager_id }) => manager_id === null)
  const admin = isAlone ? await findFallbackHeir(db, acting, clientId, leaving) : undefined
  return new Map(
    leaving.flatMap(({ id, manager_id }) => {
      const heir = manager_id ?? admin
      return heir === undefined ? [] : [[id, heir] as const]
    }),
  )
}

async function findFallbackHeir(db: Db, acting: Acting, clientId: string, leaving: readonly Leaving[]) {
  const ids = leaving.map(({ id }) => id)
  if (acting?.clientId !== clientId || ids.includes(acting.userId)) return findAdmin(db, clientId, ids)
  const user = await findUser(db, clientId, acting.userId)
  return user?.active ? user.id : findAdmin(db, clientId, ids)
}
