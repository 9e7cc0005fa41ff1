import type { Billing, BillingOffer, BillingPreview } from '@deckle/contract/billing.ts'
import type { Invoice, Payment, Subscription } from '@deckle/contract/payments.ts'
import type { Price } from '@deckle/contract/plans.ts'
import type { Page } from '@playwright/test'
import { fixUsage } from './fix-usage.ts'

const renewal = '2026-12-14T09:00:00.000Z'
const prices: readonly Price[] = [
  { id: 'perpetual_business', amount: 9_990_000, currency: 'INR' },
  { id: 'educational-monthly', amount: 149_900, currency: 'INR' },
  { id: 'educational-yearly', amount: 1_499_000, currency: 'INR' },
  { id: 'business-monthly', amount: 499_900, currency: 'INR' },
  { id: 'business-yearly', amount: 4_999_000, currency: 'INR' },
  { id: 'agency-monthly', amount: 1_299_900, currency: 'INR' },
  { id: 'agency-yearly', amount: 12_999_000, currency: 'INR' },
]
const kinds: Partial<Record<Price['id'], BillingOffer['kind']>> = {
  'business-monthly': 'current',
  'educational-monthly': 'downgrade',
  'educational-yearly': 'downgrade',
}
const offers = prices.map(({ id, amount, currency }): BillingOffer => {
  const [kind = 'upgrade', tax] = [kinds[id], Math.round(amount * 0.18)]
  const starts_at = kind === 'downgrade' ? renewal : null
  return { plan: id, kind, net: amount, tax, total: amount + tax, currency, credit: 0, starts_at }
})
const billing: Billing = {
  sandbox: true,
  is_sold: true,
  plan: 'business',
  by_contract: false,
  status: 'active',
  price: 'business-monthly',
  period: 'month',
  period_ends_at: renewal,
  next_charge: { at: renewal, amount: 589_882, currency: 'INR' },
  grace_ends_at: null,
  scheduled: null,
  over: null,
  pending: null,
  buyer: {
    name: 'Lantern Hill Coffee Roasters Private Limited',
    address: '4 Mill Road, Pune 411001, Maharashtra',
    country: 'IN',
    taxNumber: '27AAPFU0939F1ZV',
    email: '',
  },
  offers,
  can: { pay: true, cancel: true, resume: false, retry: false, update: true, refund: false },
}
/** A charge has failed, and a smaller plan is to come. */
const failed: Billing = {
  ...billing,
  status: 'past_due',
  grace_ends_at: '2026-12-28T09:00:00.000Z',
  scheduled: { plan: 'educational-monthly', at: renewal },
  can: { ...billing.can, resume: true, retry: true },
}
const preview: BillingPreview = {
  plan: 'educational-monthly',
  kind: 'downgrade',
  at: renewal,
  exceeds: [{ name: 'activeCampaigns', used: 27, limit: 25 }],
  loses: [],
  decks: [
    { id: 'd1', name: 'Fire drill for the roastery and the warehouse beside it', created_at: renewal },
    { id: 'd2', name: 'मानसून की चाय', created_at: renewal },
  ],
  total: 2,
  pauses_at: '2026-12-28T09:00:00.000Z',
}
const invoice: Invoice = {
  id: 'i1',
  number: 'TEST-2026-000012',
  kind: 'invoice',
  timeZone: 'Asia/Kolkata',
  corrects: null,
  at: '2026-11-14T09:00:00.000Z',
  plan: 'business',
  period: 'month',
  from: '2026-11-14T09:00:00.000Z',
  to: renewal,
  amount: 589_882,
  currency: 'INR',
  tax: 89_982,
  taxRate: 1800,
  status: 'partly_refunded',
  sandbox: true,
  pdf: '',
}
const invoices: readonly Invoice[] = [
  {
    ...invoice,
    id: 'i2',
    number: 'TEST-2026-000013',
    kind: 'credit_note',
    corrects: invoice.number,
    amount: 100_000,
    tax: 15_254,
    status: 'paid',
  },
  invoice,
]
const subscription: Subscription = {
  id: 'sub_1',
  plan: 'agency-monthly',
  key: 'sandbox',
  amount: 1_533_882,
  currency: 'INR',
  sandbox: true,
  starts_at: null,
}

const payment: Payment = {
  id: 'p1',
  payment_id: 'pay_sandbox0a1b2c3d4e5f6071',
  at: '2026-11-14T09:00:00.000Z',
  plan: 'business-monthly',
  amount: 589_882,
  currency: 'INR',
  refunded: 100_000,
  status: 'partly_refunded',
  reason: '',
  sandbox: true,
}
const payments: readonly Payment[] = [
  payment,
  { ...payment, id: 'p0', refunded: 0, status: 'failed', reason: 'The card has expired' },
]
/** As operators see it. */
const ofClient: Billing = {
  ...billing,
  scheduled: { plan: 'free', at: renewal },
  status: 'ending',
  next_charge: null,
  can: { pay: false, cancel: false, resume: false, retry: false, update: false, refund: true },
}

/** Mocks what operators see of a client's billing. */
export async function fixClientBilling(page: Page): Promise<void> {
  await page.route('**/clients/*/billing/show', (route) => route.fulfill({ json: { billing: ofClient } }))
  await page.route('**/clients/*/payments/list*', (route) => route.fulfill({ json: { payments, next: null } }))
  await page.route('**/fetch_invoices/*', (route) => route.fulfill({ json: { invoices, next: null, total: 2 } }))
}

/** Mocks billing, which depends on the day and on what was bought. */
export async function fixBilling(page: Page): Promise<void> {
  await fixUsage(page)
  await page.route('**/clients/*/billing/show', (route) => route.fulfill({ json: { billing } }))
  await page.route('**/billing/update', (route) => route.fulfill({ json: { billing } }))
  await page.route('**/billing/preview*', (route) => route.fulfill({ json: { preview } }))
  await page.route('**/fetch_invoices/*', (route) => route.fulfill({ json: { invoices, next: null, total: 2 } }))
  await page.route('**/create_subscription/*', (route) => route.fulfill({ json: { subscription } }))
  await page.route('**/plans/prices', (route) => route.fulfill({ json: { prices, taxRate: 1800 } }))
}

export async function fixFailedBilling(page: Page): Promise<void> {
  await page.route('**/clients/*/billing/show', (route) => route.fulfill({ json: { billing: failed } }))
}
