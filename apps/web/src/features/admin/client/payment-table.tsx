import type { Payment } from '@deckle/contract/payments.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Badge, type BadgeProps } from '@deckle/ui/feedback/badge.tsx'
import { useState } from 'react'
import { paymentsOf, paymentsQuery } from '../../../billing/queries.ts'
import { useDay } from '../../../billing/use-day.ts'
import { usePlanName } from '../../../billing/use-plan-name.ts'
import { type Column, PagedTable } from '../../../lib/list/paged-table.tsx'
import { usePagedList } from '../../../lib/list/use-paged-list.ts'
import { useMoney } from '../../../lib/use-money.ts'
import { useWords } from '../../../words/use-words.ts'
import { RefundDialog } from './refund-dialog.tsx'

/** Payments of a client, newest first, failed ones too. */
export function PaymentTable({ clientId, mayRefund }: { clientId: string; mayRefund: boolean }) {
  const words = useWords('billing')
  const list = usePagedList(paymentsQuery(clientId), paymentsOf)
  const [refunded, setRefunded] = useState<Payment | null>(null)
  const columns = usePaymentColumns(mayRefund ? setRefunded : null)
  return (
    <>
      <PagedTable
        label={words('payments.list')}
        list={list}
        rowKey={({ id }) => id}
        columns={columns}
        empty={<p className="text-sm text-muted">{words('client.noPayments')}</p>}
      />
      {refunded && <RefundDialog clientId={clientId} payment={refunded} onClose={() => setRefunded(null)} />}
    </>
  )
}

function usePaymentColumns(onRefund: ((payment: Payment) => void) | null): readonly Column<Payment>[] {
  const words = useWords('billing')
  const money = useMoney()
  const planName = usePlanName()
  const day = useDay()
  const columns: readonly Column<Payment>[] = [
    { name: words('payments.date'), className: 'whitespace-nowrap', cell: ({ at }) => day(at) },
    { name: words('payments.for'), cell: ({ plan }) => planName(plan) },
    { name: words('payments.amount'), align: 'end', cell: (payment) => <Amount payment={payment} /> },
    { name: words('payments.status'), cell: (payment) => <Status payment={payment} /> },
    { name: words('payments.id'), className: 'wrap-break-word text-muted', cell: ({ payment_id: id }) => id },
  ]
  if (onRefund === null) return columns
  const refundOf = (payment: Payment) =>
    words('payments.refundOf', { amount: money(payment, { exact: true }), date: day(payment.at) })
  return [
    ...columns,
    {
      name: words('payments.actions'),
      hideName: true,
      cell: (payment) =>
        (payment.status === 'paid' || payment.status === 'partly_refunded') && (
          <Button size="sm" aria-label={refundOf(payment)} onPress={() => onRefund(payment)}>
            {words('payments.refund')}
          </Button>
        ),
    },
  ]
}

function Amount({ payment: { amount, refunded, currency } }: { payment: Payment }) {
  const words = useWords('billing')
  const money = useMoney()
  return (
    <span className="flex flex-col">
      {money({ amount, currency }, { exact: true })}
      {refunded > 0 && (
        <span className="text-xs text-muted">
          {words('payments.refunded', { amount: money({ amount: refunded, currency }, { exact: true }) })}
        </span>
      )}
    </span>
  )
}

function Status({ payment: { status, reason } }: { payment: Payment }) {
  const words = useWords('billing')
  return (
    <span className="flex flex-col items-start gap-1">
      <Badge tone={tones[status]}>{words(`payments.statuses.${status}`)}</Badge>
      {reason && <span className="text-xs text-muted">{reason}</span>}
    </span>
  )
}

const tones: Readonly<Record<Payment['status'], NonNullable<BadgeProps['tone']>>> = {
  failed: 'danger',
  paid: 'success',
  partly_refunded: 'warning',
  refunded: 'neutral',
  surplus: 'neutral',
}
