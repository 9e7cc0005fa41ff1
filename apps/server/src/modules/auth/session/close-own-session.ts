import { transaction } from '../../../db/transaction.ts'
import type { auth } from '@deckle/contract/auth.ts'
import { refuse } from '../../../refusal.ts'
import type { Handler } from '../../../http/handler.ts'
import { audit } from '../../admin/index.ts'
import { closeSession } from './queries-close.ts'

export const closeOwnSession: Handler<typeof auth.closeSession> = async ({ deps, actor, params }) => {
  const closed = await transaction(deps.db, async (trx) => {
    const isClosed = await closeSession(trx, actor.clientId, params.id, deps.now(), actor.userId)
    if (isClosed) await audit(trx, deps, actor, { action: 'auth.session_close' })
    return isClosed
  })
  if (!closed) throw refuse('not_found')
  return { ok: true }
}
