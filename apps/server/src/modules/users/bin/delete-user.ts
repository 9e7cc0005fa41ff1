import type { users } from '@deckle/contract/users.ts'
import { refuse } from '../../../refusal.ts'
import type { Handler } from '../../../http/handler.ts'
import { revokeAccess } from '../../auth/index.ts'
import { changeUser, requireAnotherAdmin } from '../update/change-user.ts'
import { handOver, reassignReports } from './hand-over.ts'

/** Moves a person to the bin. Refused for the client's owner, the last Admin and the actor. */
export const deleteUser: Handler<typeof users.delete> = ({ deps, actor, params: { id } }) =>
  changeUser(deps, actor, 'user.delete', id, async (trx, user) => {
    if (id === actor.userId) throw refuse('rule_broken', 'user.delete_self')
    if (user.owns_client) throw refuse('rule_broken', 'client.owner_stays')
    await requireAnotherAdmin(trx, user)
    const below = await reassignReports(trx, user)
    const { heirs, ...handedOver } = await handOver(trx, actor, user.client_id, [id])
    await revokeAccess(trx, user.client_id, user.id, deps.now())
    const set = { active: false, active_before_bin: user.active, deleted_at: deps.now() }
    return { set, action: 'user.delete', detail: { heir: heirs.get(id), ...handedOver, below } }
  })
