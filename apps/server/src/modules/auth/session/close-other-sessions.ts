import type { sessions } from '@deckle/contract/second-factor.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Handler } from '../../../http/handler.ts'
import { closeSessionsOf } from './queries.ts'

export const closeOtherSessions: Handler<typeof sessions.closeOthers> = async ({ deps, actor }) => ({
  closed: await transaction(deps.db, (trx) =>
    closeSessionsOf(trx, actor.clientId, actor.userId, deps.now(), actor.sessionId),
  ),
})
