import { plans, type PlanType } from '@deckle/core/plan/plan.ts'
import { useMoney } from '../../../lib/use-money.ts'
import { useWords } from '../../../words/use-words.ts'
import type { Prices } from '../../../lib/upgrades/prices-query.ts'
import { priceOf, yearlySaving } from './rules/price-of.ts'

export type ShownPeriod = 'month' | 'year'

/** What a plan costs, without tax. A plan without a price for the period is shown by the other one. */
export function PlanPrice({ plan, period, prices }: { plan: PlanType; period: ShownPeriod; prices: Prices }) {
  const words = useWords('plan-comparison')
  const money = useMoney()
  const { type } = plans[plan]
  if (type === 'free') return <Lines first={words('price.free')} rest={[words('price.freeText')]} />
  if (type === 'partner') return <Lines first={words('price.talk')} rest={[words('price.talkText')]} />
  if (type === 'order') {
    const once = priceOf(prices.prices, plan, 'once')
    if (!once) return <NoPrice />
    return <Lines first={words('price.once', { price: money(once) })} rest={[words('price.onceText')]} />
  }
  const [month, year] = [priceOf(prices.prices, plan, 'month'), priceOf(prices.prices, plan, 'year')]
  if (year && (period === 'year' || !month)) {
    const saving = yearlySaving(prices.prices, plan)
    const perMonth = money({ ...year, amount: Math.round(year.amount / 12) })
    const { currency } = year
    return (
      <Lines
        first={words('price.year', { price: money(year) })}
        rest={[
          words('price.perMonth', { price: perMonth }),
          ...(saving ? [words('price.saves', { amount: money({ amount: saving.amount, currency }) })] : []),
        ]}
      />
    )
  }
  if (!month) return <NoPrice />
  return <Lines first={words('price.month', { price: money(month) })} rest={[words('price.monthText')]} />
}

function NoPrice() {
  const words = useWords('plan-comparison')
  return <Lines first={words('price.none')} rest={[words('price.noneText')]} />
}

function Lines({ first, rest }: { first: string; rest: readonly string[] }) {
  return (
    <>
      <p className="font-strong tabular-nums">{first}</p>
      {rest.map((line) => (
        <p key={line} className="mt-0.5 text-xs text-muted tabular-nums">
          {line}
        </p>
      ))}
    </>
  )
}
