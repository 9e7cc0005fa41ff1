import type { sessions } from '@deckle/contract/second-factor.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Handler } from '../../../http/handler.ts'
import { audit } from '../../admin/index.ts'
import { closeSessionsOf } from './queries-close.ts'

export const closeOtherSessions: Handler<typeof sessions.closeOthers> = async ({ deps, actor }) => ({
  closed: await transaction(deps.db, async (trx) => {
    const closed = await closeSessionsOf(trx, actor.clientId, actor.userId, deps.now(), actor.sessionId)
    if (closed > 0) await audit(trx, deps, actor, { action: 'auth.session_close' })
    return closed
  }),
})
