import type { users } from '@deckle/contract/users.ts'
import { type Message, refuse } from '../../../refusal.ts'
import type { Handler } from '../../../http/handler.ts'
import { changeUser } from './change-user.ts'
import { findUser, isAtOrBelow } from '../queries.ts'

/** Refuses a cycle. */
export const updateManager: Handler<typeof users.updateManager> = ({
  deps,
  actor,
  params: { id },
  body: { manager },
}) =>
  changeUser(deps, actor, 'user.edit', id, async (trx, user) => {
    if (manager !== null) {
      if (!(await findUser(trx, user.client_id, manager))) throw broken('manager.unknown')
      if (await isAtOrBelow(trx, user.client_id, manager, id)) throw broken('manager.cycle')
    }
    return { set: { manager_id: manager }, act: 'user.manager', detail: { manager } }
  })

const broken = (message: Message) => refuse('rule_broken', { message, fields: { manager: message } })
