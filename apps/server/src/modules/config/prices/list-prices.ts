import type { ReplyOf } from '@deckle/contract/kit/endpoint.ts'
import type { plans } from '@deckle/contract/plans.ts'
import { planTypes } from '@deckle/core/plan/plan.ts'
import { priceIds } from '@deckle/core/plan/price.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/handler.ts'
import { readChanges } from '../queries.ts'
import { countClientsByPlan, readPrices } from './queries.ts'

export const listPrices: Handler<typeof plans.prices> = ({ deps }) => presentPrices(deps)

export const listPlans: Handler<typeof plans.overview> = ({ deps }) => presentPlans(deps)

async function presentPrices({ db }: Pick<Deps, 'db'>): Promise<ReplyOf<typeof plans.prices>> {
  const { prices, taxRate } = await readPrices(db)
  return {
    prices: priceIds.flatMap((id) => {
      const price = prices[id]
      return price ? [{ id, ...price }] : []
    }),
    taxRate,
  }
}

/** Plans with their prices and number of clients. */
export async function presentPlans(deps: Pick<Deps, 'db'>): Promise<ReplyOf<typeof plans.overview>> {
  const [prices, counts, changes] = await Promise.all([
    presentPrices(deps),
    countClientsByPlan(deps.db),
    readChanges(deps.db),
  ])
  const change = changes.get('prices')
  return {
    ...prices,
    plans: planTypes.map((plan) => ({ plan, clients: counts.get(plan) ?? 0 })),
    changedBy: change?.name ?? null,
    changedAt: change?.at ?? null,
  }
}
