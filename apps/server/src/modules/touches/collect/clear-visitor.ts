import type { touches } from '@deckle/contract/touches.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Handler } from '../../../http/handler.ts'
import { addressKey } from '../../../platform/rate-limit/rate-limit.ts'
import { requireLimit } from '../../../platform/rate-limit/require-limit.ts'
import { deleteVisitor } from '../queries.ts'
import { clearLeadsOf } from './queries.ts'

/** Whoever has the id, which is random, is the visitor. What was counted names nobody, and stays. */
export const clearVisitor: Handler<typeof touches.clear> = async ({ deps, body, request }) => {
  await requireLimit(deps.limits, 'publicWrite', addressKey(request.ip))
  const place = { clientId: body.client.toLowerCase(), visitorId: body.visitor.toLowerCase() }
  await transaction(deps.db, async (trx) => {
    await clearLeadsOf(trx, place)
    await deleteVisitor(trx, place)
  })
  return { ok: true }
}
