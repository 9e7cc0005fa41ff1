import type { users } from '@deckle/contract/users.ts'
import type { Db } from '../../../db/database.ts'
import type { Deps } from '../../../deps.ts'
import { refuse } from '../../../refusal.ts'
import type { Handler, SignedIn } from '../../../http/handler.ts'
import { revokeAccess } from '../../auth/index.ts'
import { changeUser, requireAnotherAdmin } from '../update/change-user.ts'
import type { UserRecord } from '../queries.ts'
import { handOver, reassignReports } from './hand-over.ts'

/** Moves a person to the bin. Refused for the client's owner, the last Admin and the actor. */
export const deleteUser: Handler<typeof users.delete> = ({ deps, actor, params: { id } }) =>
  changeUser(
    deps,
    actor,
    'user.delete',
    id,
    async (trx, user) => {
      const { set, detail } = await moveToBin(trx, deps, actor, user)
      return { set, action: 'user.delete', detail }
    },
    { moves: true },
  )

/** Under the client's lock. Returns what to set, and what happens to the person's content. */
export async function moveToBin(trx: Db, deps: Deps, actor: SignedIn, user: UserRecord) {
  if (user.id === actor.userId) throw refuse('rule_broken', 'user.delete_self')
  if (user.owns_client) throw refuse('rule_broken', 'client.owner_stays')
  await requireAnotherAdmin(trx, user)
  const below = await reassignReports(trx, user)
  const { heirs, ...handedOver } = await handOver(trx, actor, user.client_id, [user.id])
  await revokeAccess(trx, user.client_id, user.id, deps.now())
  return {
    set: { active: false, active_before_bin: user.active, deleted_at: deps.now() },
    detail: { heir: heirs.get(user.id), ...handedOver, below },
  }
}
