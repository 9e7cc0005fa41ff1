import type { auth } from '@deckle/contract/auth.ts'
import { transaction } from '../../db/transaction.ts'
import type { Handler } from '../../http/handler.ts'
import { audit } from '../admin/index.ts'
import { closeActing } from './act/end-acting.ts'
import { findActing } from './act/queries.ts'
import { closeSession } from './session/queries-close.ts'

export const signOut: Handler<typeof auth.signOut> = async ({ deps, actor }) => {
  const acting = actor.actedBy === undefined ? undefined : await findActing(deps.db, actor.clientId, actor.sessionId)
  const end_session = acting ? null : await deps.sso.endSession(actor.clientId, actor.sessionId)
  await transaction(deps.db, async (trx) => {
    if (acting) await closeActing(trx, deps, acting, 'left')
    else {
      await closeSession(trx, actor.clientId, actor.sessionId, deps.now())
      await audit(trx, deps, actor, { action: 'auth.sign_out' })
    }
  })
  return { ok: true, ...(end_session !== null && { end_session }) }
}
