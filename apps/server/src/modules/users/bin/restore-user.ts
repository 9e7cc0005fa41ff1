import type { users } from '@deckle/contract/users.ts'
import type { Handler } from '../../../http/handler.ts'
import { enforceLimit } from '../../licences/index.ts'
import { changeUser } from '../update/change-user.ts'

/** Under the manager they have now: those above who left the client were replaced when they did. */
export const restoreUser: Handler<typeof users.restore> = ({ deps, actor, params: { id } }) =>
  changeUser(
    deps,
    actor,
    'user.delete',
    id,
    async (trx, user) => {
      if (user.deleted_at === null) return { act: null }
      const isOwnClient = user.client_id === actor.clientId
      const active = user.active_before_bin ?? true
      const holder = isOwnClient ? actor : { clientId: user.client_id, userId: user.id }
      if (active) await enforceLimit(trx, deps, 'maxUsers', holder)
      return { set: { active, active_before_bin: null, deleted_at: null }, act: 'user.restore' }
    },
    { bin: true },
  )
