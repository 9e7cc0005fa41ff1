import type { PlanType } from '@deckle/core/plan/plan.ts'
import { pricedPlans, toMajor } from '@deckle/core/plan/price.ts'
import { useQuery } from '@tanstack/react-query'
import { useFormatter, useWords } from '../../words/use-words.ts'
import { pricesQuery } from './prices-query.ts'

/** Formatted price of a plan. If it can't be loaded, nothing is shown and the plan can still be requested. */
export function PlanPrice({ plan }: { plan: PlanType }) {
  const words = useWords('upgrades')
  const format = useFormatter()
  const { data } = useQuery(pricesQuery)
  if (!data) return null
  const found = data.prices.filter(({ id }) => pricedPlans[id].plan === plan)
  const costs = found.map((price) =>
    words(`price.${pricedPlans[price.id].period}`, {
      price: format.number(toMajor(price), { style: 'currency', currency: price.currency }),
    }),
  )
  const tax = words('price.tax', {
    rate: format.number(data.taxRate / 10_000, { style: 'percent', maximumFractionDigits: 2 }),
  })
  return (
    <p className="text-sm text-muted">
      {costs.length === 0 ? words('price.none') : [...costs, ...(data.taxRate > 0 ? [tax] : [])].join(' · ')}
    </p>
  )
}
