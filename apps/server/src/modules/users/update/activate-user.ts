import type { users } from '@deckle/contract/users.ts'
import { refuse } from '../../../refusal.ts'
import type { Handler } from '../../../http/handler.ts'
import { closeSessionsOf, revokeAuthtokensOf } from '../../auth/index.ts'
import { enforceLimit } from '../../licences/index.ts'
import { changeUser, requireAnotherAdmin } from './change-user.ts'

export const activateUser: Handler<typeof users.activate> = ({ deps, actor, params }) =>
  changeUser(deps, actor, 'user.activate', params.id, async (trx, user) => {
    // For a Superadmin of another client the limit of the person's own client applies.
    const holder = user.client_id === actor.clientId ? actor.userId : user.id
    if (!user.active) await enforceLimit(trx, deps, 'maxUsers', { clientId: user.client_id, userId: holder })
    return { set: { active: true }, action: 'user.activate' }
  })

/** Nobody can deactivate themselves, the client's owner or the last Admin. */
export const deactivateUser: Handler<typeof users.deactivate> = ({ deps, actor, params: { id } }) =>
  changeUser(deps, actor, 'user.activate', id, async (trx, user) => {
    if (id === actor.userId) throw refuse('rule_broken', 'user.self')
    if (user.owns_client) throw refuse('rule_broken', 'client.owner_stays')
    await requireAnotherAdmin(trx, user)
    await closeSessionsOf(trx, user.client_id, id, deps.now())
    await revokeAuthtokensOf(trx, user.client_id, id, deps.now())
    return { set: { active: false }, action: 'user.deactivate' }
  })
