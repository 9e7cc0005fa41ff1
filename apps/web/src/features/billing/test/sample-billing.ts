import type { Billing, BillingOffer } from '@deckle/contract/billing.ts'
import type { Invoice } from '@deckle/contract/payments.ts'
import type { Prices } from '../../../lib/upgrades/prices-query.ts'

export const samplePrices: Prices = {
  taxRate: 1800,
  prices: [
    { id: 'perpetual_business', amount: 9_990_000, currency: 'INR' },
    { id: 'educational-monthly', amount: 149_900, currency: 'INR' },
    { id: 'educational-yearly', amount: 1_499_000, currency: 'INR' },
    { id: 'business-monthly', amount: 499_900, currency: 'INR' },
    { id: 'business-yearly', amount: 4_999_000, currency: 'INR' },
    { id: 'agency-monthly', amount: 1_299_900, currency: 'INR' },
    { id: 'agency-yearly', amount: 12_999_000, currency: 'INR' },
  ],
}

export const sampleOffer = (
  plan: BillingOffer['plan'],
  kind: BillingOffer['kind'],
  more: Partial<BillingOffer> = {},
): BillingOffer => {
  const net = samplePrices.prices.find(({ id }) => id === plan)?.amount ?? 0
  const tax = Math.round(net * 0.18)
  return { plan, kind, net, tax, total: net + tax, currency: 'INR', credit: 0, starts_at: null, ...more }
}

/** Business, paid monthly. */
export const sampleBilling = (more: Partial<Billing> = {}): Billing => ({
  sandbox: true,
  is_sold: true,
  plan: 'business',
  by_contract: false,
  status: 'active',
  price: 'business-monthly',
  period: 'month',
  period_ends_at: '2026-12-14T09:00:00.000Z',
  next_charge: { at: '2026-12-14T09:00:00.000Z', amount: 589_882, currency: 'INR' },
  grace_ends_at: null,
  scheduled: null,
  over: null,
  pending: null,
  buyer: { name: '', address: '', country: '', taxNumber: '', email: '' },
  offers: [
    sampleOffer('perpetual_business', 'upgrade'),
    sampleOffer('educational-monthly', 'downgrade', { starts_at: '2026-12-14T09:00:00.000Z' }),
    sampleOffer('educational-yearly', 'downgrade', { starts_at: '2026-12-14T09:00:00.000Z' }),
    sampleOffer('business-monthly', 'current'),
    sampleOffer('business-yearly', 'upgrade'),
    sampleOffer('agency-monthly', 'upgrade', { credit: 250_000 }),
    sampleOffer('agency-yearly', 'upgrade'),
  ],
  can: { pay: true, cancel: true, resume: false, retry: false, update: true, refund: false },
  ...more,
})

export const sampleInvoice = (more: Partial<Invoice> = {}): Invoice => ({
  id: 'i1',
  number: '2026-0012',
  timeZone: 'Asia/Kolkata',
  kind: 'invoice',
  corrects: null,
  at: '2026-11-14T09:00:00.000Z',
  plan: 'business',
  period: 'month',
  from: '2026-11-14T09:00:00.000Z',
  to: '2026-12-14T09:00:00.000Z',
  amount: 589_882,
  currency: 'INR',
  tax: 89_982,
  taxRate: 1800,
  status: 'paid',
  sandbox: true,
  pdf: '/clients/client/invoices/i1/pdf',
  ...more,
})
