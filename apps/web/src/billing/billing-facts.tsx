import type { Billing } from '@deckle/contract/billing.ts'
import type { Money } from '@deckle/core/plan/price.ts'
import { useMoney } from '../lib/use-money.ts'
import { useWords } from '../words/use-words.ts'
import { Facts } from './facts.tsx'
import { useDay } from './use-day.ts'

/** How a plan is paid, until when, and what is charged next. */
export function BillingFacts({ billing }: { billing: Billing }) {
  const words = useWords('billing')
  const money = useMoney()
  const day = useDay()
  const { period, period_ends_at: end, next_charge: next, status } = billing
  const price = presentPrice(billing)
  const show = (amount: Money) => money(amount, { exact: true })
  const paid = billing.by_contract ? 'contract' : (period ?? 'none')
  return (
    <Facts
      rows={[
        [words('facts.paid'), words(`paid.${paid}`)],
        ...(price ? [[words('facts.price'), words('facts.withTax', { price: show(price) })] as const] : []),
        [
          words('facts.next'),
          next ? words('facts.charge', { amount: show(next), date: day(next.at) }) : words('facts.noCharge'),
        ],
        ...(end && !next ? [[words(status === 'ending' ? 'facts.ends' : 'facts.paidUntil'), day(end)] as const] : []),
      ]}
    />
  )
}

/** What a period of the present plan costs with tax: the next charge, unless that is another plan's. */
function presentPrice({ next_charge: next, scheduled, offers, price }: Billing): Money | null {
  if (next && !scheduled) return next
  const offer = offers.find(({ plan }) => plan === price)
  return offer ? { amount: offer.total, currency: offer.currency } : null
}
