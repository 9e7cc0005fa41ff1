import type { Billing } from '@deckle/contract/billing.ts'
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
  const paid = billing.by_contract ? 'contract' : (period ?? 'none')
  return (
    <Facts
      rows={[
        [words('facts.paid'), words(`paid.${paid}`)],
        ...(next
          ? ([
              [words('facts.price'), words('facts.withTax', { price: money(next, { exact: true }) })],
              [words('facts.next'), day(next.at)],
            ] as const)
          : [[words('facts.next'), words('facts.noCharge')] as const]),
        ...(end && !next ? [[words(status === 'ending' ? 'facts.ends' : 'facts.paidUntil'), day(end)] as const] : []),
      ]}
    />
  )
}
