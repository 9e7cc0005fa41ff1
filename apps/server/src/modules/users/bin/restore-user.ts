import type { users } from '@deckle/contract/users.ts'
import type { Handler } from '../../../http/handler.ts'
import { enforceLimit } from '../../licences/index.ts'
import { changeUser } from '../update/change-user.ts'

/** Restores the person under their current manager: a manager who left was replaced at that time. */
export const restoreUser: Handler<typeof users.restore> = ({ deps, actor, params: { id } }) =>
  changeUser(
    deps,
    actor,
    'user.delete',
    id,
    async (trx, user) => {
      if (user.deleted_at === null) return { action: null }
      const active = user.active_before_bin ?? true
      const isOwnClient = user.client_id === actor.clientId
      const holder = isOwnClient ? actor : { clientId: user.client_id, userId: user.id }
      if (active) await enforceLimit(trx, deps, 'maxUsers', holder)
      return { set: { active, active_before_bin: null, deleted_at: null }, action: 'user.restore' }
    },
    { bin: true },
  )
