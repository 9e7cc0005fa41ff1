import { invoiceKinds, paymentStatuses, sandboxOutcomes } from '@deckle/core/payment/billing.ts'
import { planTypes } from '@deckle/core/plan/plan.ts'
import { priceIds, pricePeriods } from '@deckle/core/plan/price.ts'
import { patternText } from '@deckle/slides/fields/limited-text.ts'
import * as z from 'zod/mini'
import { endpoint, type Output, type Resource } from './kit/endpoint.ts'
import { id, idParams, line, moment, ok, page, pageQuery, text } from './kit/shapes.ts'
import { license } from './models/people.ts'
import { currency } from './models/money.ts'
import { routes } from './routes.ts'

/** A gateway's id or signature. */
const reference = patternText(200, /^[A-Za-z0-9_-]{1,200}$/, 'bad_reference')

/** What the web hands to the gateway's checkout. */
const checkout = {
  /** The gateway's id. */
  id: z.string(),
  plan: z.enum(priceIds),
  /** Public key of the gateway's account. */
  key: z.string(),
  /** In the currency's minor unit, tax included. */
  amount: z.number(),
  currency,
  /** No money moves: the checkout is `payments.sandboxPay`. */
  sandbox: z.boolean(),
}
const order = z.object(checkout)
export type Order = Output<typeof order>

export const subscription = z.object({
  ...checkout,
  /** When a smaller plan begins, without any payment now; null where this is to be paid. */
  starts_at: z.nullable(moment),
})
export type Subscription = Output<typeof subscription>

/** What the gateway's checkout gives the browser, by its names. */
const paid = { razorpay_payment_id: reference, razorpay_signature: reference }
const paidOrder = z.strictObject({ razorpay_order_id: reference, ...paid })
const paidSubscription = z.strictObject({ razorpay_subscription_id: reference, ...paid })

const invoice = z.object({
  id,
  number: z.string(),
  kind: z.enum(invoiceKinds),
  /** Number of the invoice that a credit note takes back; null for invoices. */
  corrects: z.nullable(z.string()),
  at: moment,
  /** IANA: the days that are printed are those of this zone. */
  timeZone: z.string(),
  plan: z.enum(planTypes),
  period: z.enum(pricePeriods),
  /** What was paid for; `to` is null where it does not end. */
  from: moment,
  to: z.nullable(moment),
  /** In the currency's minor unit, tax included. */
  amount: z.number(),
  currency,
  /** Part of the amount. */
  tax: z.number(),
  /** In hundredths of a percent. */
  taxRate: z.number(),
  status: z.enum(['paid', 'partly_refunded', 'refunded']),
  sandbox: z.boolean(),
  /** Path of `billing.invoice`, below /api/v2. */
  pdf: z.string(),
})
export type Invoice = Output<typeof invoice>

const payment = z.object({
  id,
  /** The gateway's. */
  payment_id: z.string(),
  at: moment,
  plan: z.enum(priceIds),
  amount: z.number(),
  currency,
  refunded: z.number(),
  status: z.enum(paymentStatuses),
  /** Why it failed, in the gateway's words; ''. */
  reason: z.string(),
  sandbox: z.boolean(),
})
export type Payment = Output<typeof payment>

const planParams = z.object({ id: z.enum(priceIds) })
const afterPaying = { reply: z.object({ license }), errors: ['not_found', 'rule_broken'] } as const

/** Payments to the letter of product.md §7 and decisions.md §1 "Payments" (docs/decisions/0069). */
export const payments = {
  createOrder: endpoint(routes.payments.createOrder, {
    summary:
      'Begin to buy a plan that is paid once. Amount, plan and client are stored; an open order is answered again',
    params: planParams,
    reply: z.object({ order }),
    errors: ['not_found', 'rule_broken', 'conflict'],
  }),
  verifyOrder: endpoint(routes.payments.verifyOrder, {
    summary:
      'Confirm a paid order by the signature that the gateway gave the browser. Once or often, the outcome is one',
    body: paidOrder,
    ...afterPaying,
  }),
  createSubscription: endpoint(routes.payments.createSubscription, {
    summary:
      'Subscribe to a plan. A larger one is to be paid and begins then; a smaller one begins at the end of the period',
    params: planParams,
    reply: z.object({ subscription }),
    errors: ['not_found', 'rule_broken', 'conflict'],
  }),
  verifySubscription: endpoint(routes.payments.verifySubscription, {
    summary: 'Confirm a paid subscription by the signature that the gateway gave the browser',
    body: paidSubscription,
    ...afterPaying,
  }),
  fetchInvoices: endpoint(routes.payments.fetchInvoices, {
    summary: "A client's invoices and credit notes, newest first",
    params: idParams,
    query: z.object(pageQuery),
    reply: page('invoices', invoice),
    errors: ['not_found', 'bad_cursor'],
  }),
  webhook: endpoint(routes.payments.webhook, {
    summary: "The gateway's events, signed over the raw body in `x-razorpay-signature`; each counts once, in any order",
    // All else is read from the signed bytes.
    body: z.object({ event: line(100) }),
    bodyValues: 5000,
    usesRawBody: true,
    reply: ok,
    errors: ['rule_broken'],
  }),
  sandboxPay: endpoint(routes.payments.sandboxPay, {
    summary: 'Play the checkout of the sandbox. There only while no gateway is configured',
    body: z.strictObject({
      /** Of an order or a subscription. */
      id: reference,
      outcome: z.enum(sandboxOutcomes),
    }),
    /** What is to be verified; null where the browser gets nothing. */
    reply: z.object({ order: z.nullable(paidOrder), subscription: z.nullable(paidSubscription) }),
    errors: ['not_found', 'conflict'],
  }),
  list: endpoint(routes.payments.list, {
    summary: "A client's payments, newest first",
    params: idParams,
    query: z.object(pageQuery),
    reply: page('payments', payment),
    errors: ['not_found', 'bad_cursor'],
  }),
  refund: endpoint(routes.payments.refund, {
    summary: 'Send a payment back, in part or whole; the whole of the present period ends the plan at once',
    params: z.object({ id, payment_id: id }),
    body: z.strictObject({
      /** In the currency's minor unit; absent for all that is left. */
      amount: z.optional(z.number().check(z.int(), z.gte(1), z.lte(Number.MAX_SAFE_INTEGER))),
      reason: text(500).check(z.minLength(1)),
    }),
    reply: z.object({ payment }),
    errors: ['not_found', 'rule_broken'],
  }),
} as const satisfies Resource<typeof routes.payments>
