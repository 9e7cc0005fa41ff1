import type { auth } from '@deckle/contract/auth.ts'
import { transaction } from '../../db/transaction.ts'
import type { Handler } from '../../http/handler.ts'
import { closeSession } from './session/queries.ts'

export const signOut: Handler<typeof auth.signOut> = async ({ deps, actor }) => {
  await transaction(deps.db, (trx) => closeSession(trx, actor.clientId, actor.sessionId, deps.now()))
  return { ok: true }
}
