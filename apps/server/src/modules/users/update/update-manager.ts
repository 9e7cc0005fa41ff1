import type { users } from '@deckle/contract/users.ts'
import { type Message, refuse } from '../../../refusal.ts'
import { brokenConstraint } from '../../../db/broken-constraint.ts'
import type { Db } from '../../../db/database.ts'
import { isAtOrBelow } from '../../../db/person-path.ts'
import type { Handler } from '../../../http/handler.ts'
import { moveBranch } from '../hierarchy/queries.ts'
import { findUser, type UserRecord } from '../queries.ts'
import { changeUser } from './change-user.ts'

/** Moves the whole branch. Refuses a cycle. */
export const updateManager: Handler<typeof users.updateManager> = ({
  deps,
  actor,
  params: { id },
  body: { manager },
}) =>
  changeUser(
    deps,
    actor,
    'user.edit',
    id,
    async (trx, user) => {
      await moveUser(trx, user, manager)
      return { action: 'user.manager', detail: { manager, before: user.manager_id } }
    },
    { moves: true },
  )

/** Under the client's lock. @param manager null for the top of the hierarchy */
export async function moveUser(trx: Db, user: UserRecord, manager: string | null): Promise<void> {
  const above = manager === null ? null : await requireManager(trx, user, manager)
  await moveBranch(trx, user, above).catch((error: unknown) => {
    throw brokenConstraint(error) === 'users_depth' ? broken('manager.too_deep') : error
  })
}

async function requireManager(trx: Db, user: UserRecord, id: string): Promise<UserRecord> {
  const manager = await findUser(trx, user.client_id, id)
  if (!manager || manager.deleted_at !== null) throw broken('manager.unknown')
  if (manager.id === user.id) throw broken('manager.self')
  if (isAtOrBelow(manager.path, user.path)) throw broken('manager.cycle')
  return manager
}

const broken = (message: Message) => refuse('rule_broken', { message, fields: { manager: message } })
