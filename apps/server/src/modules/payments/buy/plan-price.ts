import { type Amounts, amountsOf } from '@deckle/core/payment/amount.ts'
import { type Currency, type PriceId, priceIds } from '@deckle/core/plan/price.ts'
import type { Db } from '../../../db/database.ts'
import { readPrices } from '../../config/index.ts'

export interface PlanPrice extends Amounts {
  readonly plan: PriceId
  readonly currency: Currency
  /** In hundredths of a percent. */
  readonly taxRate: number
}

/** Plans that have a price, as it is now. */
export async function listPlanPrices(db: Db): Promise<readonly PlanPrice[]> {
  const { prices, taxRate } = await readPrices(db)
  return priceIds.flatMap((plan) => {
    const price = prices[plan]
    return price ? [{ plan, currency: price.currency, taxRate, ...amountsOf(price.amount, taxRate) }] : []
  })
}
