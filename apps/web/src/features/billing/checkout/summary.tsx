import type { BillingOffer } from '@deckle/contract/billing.ts'
import type { PlanType } from '@deckle/core/plan/plan.ts'
import { pricedPlans } from '@deckle/core/plan/price.ts'
import { Card } from '@deckle/ui/layout/card.tsx'
import { classNames } from '@deckle/ui/theme/class-names.ts'
import { useQuery } from '@tanstack/react-query'
import { useDay } from '../../../billing/use-day.ts'
import { usePlanName } from '../../../billing/use-plan-name.ts'
import { pricesQuery } from '../../../lib/upgrades/prices-query.ts'
import { useMoney } from '../../../lib/use-money.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import { Differences } from '../compare/differences.tsx'

interface SummaryProps {
  readonly offer: BillingOffer
  /** The plan that it replaces. */
  readonly before: PlanType
  readonly className?: string
}

/** Amounts before tax, tax and total, and what changes. */
export function Summary({ offer, before, className }: SummaryProps) {
  const words = useWords('checkout')
  const planName = usePlanName()
  const money = useMoney()
  const day = useDay()
  const { plan, period } = pricedPlans[offer.plan]
  const show = (amount: number) => money({ amount, currency: offer.currency }, { exact: true })
  return (
    <Card title={words('summary.title')} className={className}>
      <dl className="flex flex-col gap-1.5 text-sm">
        <Line name={planName(offer.plan)} value={show(offer.net)} />
        <Line name={useTaxName()} value={show(offer.tax)} />
        <Line name={words('summary.total')} value={show(offer.total)} isTotal />
      </dl>
      <ul className="mt-3 flex flex-col gap-1 border-t border-line pt-3 text-xs text-muted">
        <li>{offer.starts_at ? words('summary.starts', { date: day(offer.starts_at) }) : words('summary.now')}</li>
        <li>{words(`summary.renews.${period}`)}</li>
        {offer.credit > 0 && <li>{words('summary.credit', { amount: show(offer.credit) })}</li>}
      </ul>
      <div className="mt-3 border-t border-line pt-3">
        <Differences plan={plan} present={before} />
      </div>
    </Card>
  )
}

function useTaxName(): string {
  const words = useWords('checkout')
  const format = useFormatter()
  const { data } = useQuery(pricesQuery)
  if (!data) return words('summary.tax')
  const rate = format.number(data.taxRate / 10_000, { style: 'percent', maximumFractionDigits: 2 })
  return words('summary.taxOf', { rate })
}

function Line({ name, value, isTotal = false }: { name: string; value: string; isTotal?: boolean }) {
  return (
    <div className={classNames('flex justify-between gap-4', isTotal && 'border-t border-line pt-1.5 font-strong')}>
      <dt>{name}</dt>
      <dd className="tabular-nums">{value}</dd>
    </div>
  )
}
