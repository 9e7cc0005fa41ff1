import { billingStatuses, buyerLimits } from '@deckle/core/payment/billing.ts'
import { countries } from '@deckle/core/payment/countries.ts'
import { changeKinds } from '@deckle/core/payment/plan-change.ts'
import { interfaceLanguages } from '@deckle/core/text/interface-language.ts'
import { planLimitNames, planTypes } from '@deckle/core/plan/plan.ts'
import { priceIds, pricePeriods } from '@deckle/core/plan/price.ts'
import * as z from 'zod/mini'
import { endpoint, type Output, type Resource } from './kit/endpoint.ts'
import { can, email, id, idParams, moment, optionalLine, page, pageQuery, text } from './kit/shapes.ts'
import { currency } from './models/money.ts'
import { subscription } from './payments.ts'
import { routes } from './routes.ts'

/** Who is named on invoices; empty until somebody fills it in. */
const buyer = z.object({
  name: z.string(),
  address: z.string(),
  /** ISO 3166-1 alpha-2; '' until somebody chooses one. */
  country: z.string(),
  taxNumber: z.string(),
  email: z.string(),
})

/** What may be changed to, with what it means for this client. */
const offer = z.object({
  plan: z.enum(priceIds),
  kind: z.enum(changeKinds),
  /** All in the currency's minor unit. */
  net: z.number(),
  tax: z.number(),
  total: z.number(),
  currency,
  /** What is sent back for the unused days of the present plan. */
  credit: z.number(),
  /** When it begins, where that is not at once. */
  starts_at: z.nullable(moment),
})
export type BillingOffer = Output<typeof offer>

const over = z.object({
  /** Decks beyond the limit. */
  decks: z.number(),
  since: moment,
  /** When the newest of them accept no new attempts; past where they do already. */
  pauses_at: moment,
})

const pending = z.object({
  /** The gateway's, of an order or a subscription. */
  id: z.string(),
  plan: z.enum(priceIds),
  /** In the currency's minor unit, tax included. */
  amount: z.number(),
  currency,
  at: moment,
})

const clientBilling = z.object({
  sandbox: z.boolean(),
  /** False if the installation has no payment gateway, so that nobody can buy a plan. */
  is_sold: z.boolean(),
  /** What holds now. */
  plan: z.enum(planTypes),
  /** Not bought here: set by an operator. */
  by_contract: z.boolean(),
  status: z.enum(billingStatuses),
  /** What is paid for; null where nothing is. */
  price: z.nullable(z.enum(priceIds)),
  period: z.nullable(z.enum(pricePeriods)),
  period_ends_at: z.nullable(moment),
  next_charge: z.nullable(z.object({ at: moment, amount: z.number(), currency })),
  /** While a charge has failed: when the plan ends unless it is paid. */
  grace_ends_at: z.nullable(moment),
  /** What begins at the end of the period instead. */
  scheduled: z.nullable(z.object({ plan: z.enum(['free', ...priceIds]), at: moment })),
  over: z.nullable(over),
  /** A checkout that was opened within a day and of which nothing is heard: it may have been paid. */
  pending: z.nullable(pending),
  buyer,
  offers: z.array(offer),
  can: can('pay', 'cancel', 'resume', 'retry', 'update', 'refund'),
})
export type Billing = Output<typeof clientBilling>

const previewed = z.object({
  plan: z.enum(['free', ...priceIds]),
  kind: z.enum(changeKinds),
  /** When the change comes. */
  at: moment,
  exceeds: z.array(z.object({ name: z.enum(planLimitNames), used: z.number(), limit: z.number() })),
  /** Flags that go. */
  loses: z.array(z.enum(['customLogo', 'logicJumps', 'privateCampaigns', 'geoAnalytics'])),
  /** The published decks beyond the limit, the last made first, 100 at most; `total` counts them all. */
  decks: z.array(z.object({ id, name: z.string(), created_at: moment })),
  total: z.number(),
  /** When these accept no new attempts. Null where none is beyond. */
  pauses_at: z.nullable(moment),
})
export type BillingPreview = Output<typeof previewed>

const billedClient = z.object({
  id,
  name: z.string(),
  plan: z.enum(planTypes),
  status: z.enum(billingStatuses),
  price: z.nullable(z.enum(priceIds)),
  period_ends_at: z.nullable(moment),
  next_charge: z.nullable(z.object({ at: moment, amount: z.number(), currency })),
  scheduled: z.nullable(z.enum(['free', ...priceIds])),
  /** By currency, what was paid less what was sent back. */
  paid: z.array(z.object({ amount: z.number(), currency })),
  sandbox: z.boolean(),
})
export type BilledClient = Output<typeof billedClient>

const shown = z.object({ billing: clientBilling })

/** What a client has, pays and will pay. Nothing here blocks or signs anyone out (product.md §8). */
export const billing = {
  show: endpoint(routes.billing.show, {
    summary: 'What a client has, pays and will pay, with what it may change to',
    params: idParams,
    reply: shown,
    errors: ['not_found'],
  }),
  update: endpoint(routes.billing.update, {
    summary: 'Set who is named on invoices from now on; those that are issued stay as they are',
    body: z.strictObject({
      name: optionalLine(buyerLimits.name),
      address: text(buyerLimits.address),
      country: z._default(z.enum(['', ...countries]), ''),
      taxNumber: optionalLine(buyerLimits.taxNumber),
      email: z.union([z.literal(''), email]),
    }),
    reply: shown,
  }),
  preview: endpoint(routes.billing.preview, {
    summary: 'What a change of plan would exceed and lose',
    query: z.object({ plan: z.enum(['free', ...priceIds]) }),
    reply: z.object({ preview: previewed }),
    errors: ['rule_broken'],
  }),
  cancel: endpoint(routes.billing.cancel, {
    summary: 'Let the subscription end with its period',
    reply: shown,
    errors: ['rule_broken'],
  }),
  resume: endpoint(routes.billing.resume, {
    summary: 'Withdraw a cancellation or a smaller plan that has not begun',
    reply: shown,
    errors: ['rule_broken'],
  }),
  retry: endpoint(routes.billing.retry, {
    summary: 'Pay a charge that failed: the checkout of the subscription again',
    reply: z.object({ subscription }),
    errors: ['rule_broken'],
  }),
  check: endpoint(routes.billing.check, {
    summary: 'Ask the gateway whether what is open was paid, without waiting for its event',
    reply: shown,
  }),
  discard: endpoint(routes.billing.discard, {
    summary: 'Say that what is open was not paid. A payment that arrives all the same counts',
    reply: shown,
  }),
  invoice: endpoint(routes.billing.invoice, {
    summary: 'An invoice or a credit note as PDF',
    params: z.object({ id, invoice_id: id }),
    query: z.object({ language: z.optional(z.enum(interfaceLanguages)) }),
    reply: z.unknown(),
    replyType: 'application/pdf',
    errors: ['not_found'],
  }),
  clients: endpoint(routes.billing.clients, {
    summary: 'Clients that have bought something, by name',
    query: z.object({ ...pageQuery, status: z.optional(z.enum(billingStatuses)), search: z.optional(text(100)) }),
    reply: page('clients', billedClient),
    errors: ['bad_cursor'],
  }),
} as const satisfies Resource<typeof routes.billing>
