import { taxWithin } from '@deckle/core/payment/amount.ts'
import { pricedPlans } from '@deckle/core/plan/price.ts'
import { dayIn } from '@deckle/core/time/time-zone.ts'
import type { Db } from '../../../db/database.ts'
import type { Buyer } from '../../../db/json-columns.ts'
import { readReportingZone } from '../../clients/index.ts'
import { invoiceNumber, invoiceSeries } from '../invoices/invoice-number.ts'
import { insertInvoice, type InvoiceRow, listInvoices, takeNumber } from '../invoices/queries.ts'
import { type Billing, loadBilling } from '../load-billing.ts'
import { findAccount, findClient, type PaymentRow, type RefundRow } from '../queries.ts'
import { notifyPayers } from './notify-payers.ts'
import type { BillingParts } from './billing-parts.ts'

interface Issuing {
  readonly clientId: string
  readonly billing: Billing
  readonly buyer: Buyer
  /** The client's reporting time zone. */
  readonly timeZone: string
}

/** An invoice for each payment, and a credit note for each refund of one, once. */
export async function issueInvoices(trx: Db, deps: BillingParts, clientId: string): Promise<void> {
  const billing = await loadBilling(trx, clientId)
  const paid = billing.payments.filter((one) => one.paid_at !== null && !one.surplus)
  if (paid.length === 0) return
  const known = await listInvoices(trx, clientId)
  const timeZone = await readReportingZone(trx, clientId)
  const issuing = { clientId, billing, buyer: await buyerOf(trx, clientId), timeZone }
  for (const payment of paid) {
    const own = known.filter(({ payment_id }) => payment_id === payment.id)
    const invoice = own.find(({ kind }) => kind === 'invoice') ?? (await issueInvoice(trx, deps, issuing, payment))
    const refunds = billing.refunds.filter((one) => one.payment_id === payment.id && one.state === 'done')
    let before = 0
    for (const refund of refunds.toSorted(byDone)) {
      if (!own.some(({ refund_id }) => refund_id === refund.id))
        await issueCreditNote(trx, deps, { invoice, refund, before, payment, timeZone })
      before += refund.amount
    }
  }
}

const byDone = (one: RefundRow, other: RefundRow): number =>
  (one.done_at?.getTime() ?? 0) - (other.done_at?.getTime() ?? 0) || (one.id < other.id ? -1 : 1)

async function buyerOf(trx: Db, clientId: string): Promise<Buyer> {
  const account = await findAccount(trx, clientId)
  const { name } = await findClient(trx, clientId)
  const buyer = { address: '', country: '', taxNumber: '', email: '', ...account?.buyer }
  return { ...buyer, name: account?.buyer.name || name }
}

async function issueInvoice(trx: Db, deps: BillingParts, { billing, buyer, timeZone }: Issuing, payment: PaymentRow) {
  const purchase = billing.purchases.find(({ id }) => id === payment.purchase_id)
  if (!purchase) throw new Error(`The payment ${payment.id} has no purchase.`)
  const { plan, period } = pricedPlans[payment.plan]
  const row = {
    ...(await numbered(trx, deps, { kind: 'invoice', sandbox: purchase.gateway === 'sandbox', timeZone })),
    client_id: payment.client_id,
    payment_id: payment.id,
    plan,
    period,
    period_from: payment.period_from ?? payment.paid_at ?? deps.now(),
    period_to: payment.period_to,
    amount: payment.amount,
    tax: payment.tax,
    tax_rate: payment.tax_rate,
    currency: purchase.currency,
    seller: JSON.stringify(deps.env.seller),
    buyer: JSON.stringify(buyer),
  }
  await insertInvoice(trx, row)
  await notifyPayers(trx, deps, payment.client_id, { key: 'billing_paid', values: { plan, number: row.number } })
  return { ...row, refund_id: null, corrects: null, seller: deps.env.seller, buyer }
}

interface Crediting {
  readonly invoice: InvoiceRow
  readonly refund: RefundRow
  readonly payment: PaymentRow
  /** What was sent back of the payment earlier. */
  readonly before: number
  readonly timeZone: string
}

async function issueCreditNote(trx: Db, deps: BillingParts, { invoice, refund, payment, before, timeZone }: Crediting) {
  const { client_id, plan, period, period_from, period_to, tax_rate, currency } = invoice
  const number = await numbered(trx, deps, { kind: 'credit_note', sandbox: invoice.sandbox, timeZone })
  await insertInvoice(trx, {
    ...number,
    client_id,
    plan,
    period,
    period_from,
    period_to,
    tax_rate,
    currency,
    payment_id: payment.id,
    refund_id: refund.id,
    corrects: invoice.number,
    amount: refund.amount,
    tax: taxWithin(refund.amount, before, { tax: invoice.tax, total: invoice.amount }),
    seller: JSON.stringify(invoice.seller),
    buyer: JSON.stringify(invoice.buyer),
  })
  const values = { plan, number: number.number, invoice: invoice.number }
  await notifyPayers(trx, deps, client_id, { key: 'billing_refunded', values })
}

interface Numbering extends Pick<InvoiceRow, 'kind' | 'sandbox'> {
  readonly timeZone: string
}

/** The number's year is that of the day on the document. */
async function numbered(trx: Db, { now, newId }: BillingParts, { kind, sandbox, timeZone }: Numbering) {
  const at = now()
  const series = invoiceSeries(kind, sandbox)
  const year = Number(dayIn(timeZone, at.getTime()).slice(0, 4))
  const number = invoiceNumber(series, year, await takeNumber(trx, series, year))
  return { id: newId(), kind, sandbox, at, time_zone: timeZone, number }
}
