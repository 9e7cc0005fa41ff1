import type { Invoice, payments } from '@deckle/contract/payments.ts'
import type { Handler } from '../../../http/handler.ts'
import { requireSeen } from '../../operators/index.ts'
import { listRefunds, type RefundRow } from '../queries.ts'
import { type InvoiceRow, pageInvoices } from './queries.ts'

export const fetchInvoices: Handler<typeof payments.fetchInvoices> = async ({ deps, actor, params, query }) => {
  const { id } = await requireSeen(deps.db, actor, params.id)
  const { rows, ...page } = await pageInvoices(deps.db, id, query)
  const refunds = await listRefunds(deps.db, id)
  return { invoices: rows.map((row) => presentInvoice(row, refunds)), ...page }
}

function presentInvoice(row: InvoiceRow, refunds: readonly RefundRow[]): Invoice {
  return {
    id: row.id,
    number: row.number,
    kind: row.kind,
    corrects: row.corrects,
    at: row.at.toISOString(),
    timeZone: row.time_zone,
    plan: row.plan,
    period: row.period,
    from: row.period_from.toISOString(),
    to: row.period_to?.toISOString() ?? null,
    amount: row.amount,
    currency: row.currency,
    tax: row.tax,
    taxRate: row.tax_rate,
    status: statusOf(row, refunds),
    sandbox: row.sandbox,
    pdf: `/clients/${row.client_id}/invoices/${row.id}/pdf`,
  }
}

/** The row never changes: what was sent back is counted. A credit note is paid out. */
function statusOf({ kind, payment_id, amount }: InvoiceRow, refunds: readonly RefundRow[]): Invoice['status'] {
  if (kind === 'credit_note') return 'refunded'
  const back = refunds
    .filter((one) => one.payment_id === payment_id && one.state === 'done')
    .reduce((sum, one) => sum + one.amount, 0)
  if (back === 0) return 'paid'
  return back >= amount ? 'refunded' : 'partly_refunded'
}
