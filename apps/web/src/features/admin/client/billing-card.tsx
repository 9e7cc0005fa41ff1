import type { Billing } from '@deckle/contract/billing.ts'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { useQuery } from '@tanstack/react-query'
import { BillingFacts } from '../../../billing/billing-facts.tsx'
import { InvoiceTable } from '../../../billing/invoice-table.tsx'
import { billingQuery } from '../../../billing/queries.ts'
import { StatusBadge } from '../../../billing/status-badge.tsx'
import { useDay } from '../../../billing/use-day.ts'
import { usePlanName } from '../../../billing/use-plan-name.ts'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { useWords } from '../../../words/use-words.ts'
import { PaymentTable } from './payment-table.tsx'

/** What a client pays: for those who look after it. */
export function BillingCard({ clientId }: { clientId: string }) {
  const words = useWords('billing')
  const { data, error, refetch, isFetching } = useQuery(billingQuery(clientId))
  return (
    <Card
      title={words('client.title')}
      description={words('client.text')}
      action={data && <StatusBadge status={data.status} />}
    >
      {data && <Content clientId={clientId} billing={data} />}
      {!data &&
        (error ? (
          <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : (
          <Skeleton count={4} />
        ))}
    </Card>
  )
}

function Content({ clientId, billing }: { clientId: string; billing: Billing }) {
  const words = useWords('billing')
  const planName = usePlanName()
  const day = useDay()
  const { scheduled } = billing
  return (
    <div className="flex flex-col gap-5">
      <BillingFacts billing={billing} />
      {scheduled && (
        <p className="text-sm">
          {words('client.becomes', { plan: planName(scheduled.plan), date: day(scheduled.at) })}
        </p>
      )}
      <PaymentTable clientId={clientId} mayRefund={billing.can.refund} />
      <InvoiceTable clientId={clientId} />
    </div>
  )
}
