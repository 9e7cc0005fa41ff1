import { planTypes } from '@deckle/core/plan/plan.ts'
import { type Currency, currencyCodes, type PriceId, priceIds } from '@deckle/core/plan/price.ts'
import { list } from '@deckle/slides/fields/bounded.ts'
import * as z from 'zod/mini'
import { endpoint, type Output, type Resource } from './kit/endpoint.ts'
import { moment, wholeNumber } from './kit/shapes.ts'
import { routes } from './routes.ts'

/** In hundredths of a percent: 1800 is 18 %. */
const taxRate = z.number().check(z.int(), z.gte(0), z.lte(10_000))

const price = z.strictObject({
  /** Id of the order or subscription. */
  id: z.enum(priceIds as [PriceId, ...PriceId[]]),
  /** In the currency's minor unit, without tax. */
  amount: wholeNumber,
  currency: z.enum(currencyCodes as [Currency, ...Currency[]]),
})
export type Price = Output<typeof price>

const prices = z.object({ prices: z.array(price), taxRate })

const planUse = z.object({ plan: z.enum(planTypes), clients: z.number() })
export type PlanUse = Output<typeof planUse>

const overview = z.extend(prices, {
  plans: z.array(planUse),
  /** Who changed the prices last; null if unknown. */
  changedBy: z.nullable(z.string()),
  changedAt: z.nullable(moment),
})

/** Plans are defined in code, their prices are configuration (decisions.md §1). */
export const plans = {
  prices: endpoint(routes.plans.prices, {
    summary: 'Prices of plans without tax, and the tax rate; plans without a price are omitted',
    reply: prices,
  }),
  overview: endpoint(routes.plans.overview, {
    summary: 'Plans with their prices and number of clients',
    reply: overview,
  }),
  updatePrices: endpoint(routes.plans.updatePrices, {
    summary: 'Set all prices and the tax rate; omitted plans have no price',
    body: z.strictObject({
      prices: list(price, { max: priceIds.length }).check(
        z.refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'repeated_id'),
      ),
      taxRate,
    }),
    reply: overview,
  }),
} as const satisfies Resource<typeof routes.plans>
