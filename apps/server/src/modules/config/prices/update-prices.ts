import type { plans } from '@deckle/contract/plans.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Handler } from '../../../http/handler.ts'
import { audit } from '../../admin/index.ts'
import { saveChanges } from '../queries.ts'
import { presentPlans } from './list-prices.ts'
import { savePrices } from './queries.ts'

export const updatePrices: Handler<typeof plans.updatePrices> = async ({ deps, actor, body }) => {
  const { taxRate } = body
  const prices = Object.fromEntries(body.prices.map(({ id, ...money }) => [id, money]))
  await transaction(deps.db, async (trx) => {
    await savePrices(trx, { prices, taxRate })
    const at = deps.now().toISOString()
    await saveChanges(trx, ['prices'], { client: actor.clientId, user: actor.userId, at })
    await audit(trx, deps, actor, { action: 'plans.prices', detail: { prices, taxRate } })
  })
  return presentPlans(deps)
}
