import { amountsOf } from '@deckle/core/payment/amount.ts'
import { periodEnd } from '@deckle/core/payment/period.ts'
import type { Db } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { daysAgo } from './days-ago.ts'
import { insertRows } from './queries.ts'

const TAX_RATE = 1800
const agency = amountsOf(1_299_900, TAX_RATE)
const business = amountsOf(499_900, TAX_RATE)
const educational = amountsOf(149_900, TAX_RATE)

const buyer = {
  name: 'Lantern Hill Coffee Roasters',
  address: '14 Church Street\nBengaluru 560001\nKarnataka',
  country: 'IN',
  taxNumber: '29AABCL1234F1Z6',
  email: 'accounts@lanternhill.example',
}

interface Buying {
  readonly clientId: string
  readonly userId: string
}

/** A subscription paid twice, with a smaller plan to come, in the sandbox. */
export async function insertSubscription(deps: Deps, trx: Db, { clientId: client_id, userId }: Buying): Promise<void> {
  const id = deps.newId()
  const first = daysAgo(deps, 40)
  const starts = [first, periodEnd(first, 'month')]
  const ends = starts.map((from) => periodEnd(from, 'month'))
  await insertRows(trx, 'purchases', [
    {
      ...purchase(client_id, userId),
      id,
      gateway_id: 'sub_sandboxlanternhill',
      plan: 'agency-monthly',
      net: agency.net,
      tax: agency.tax,
      terms: JSON.stringify({
        plan_sandboxagency: { plan: 'agency-monthly', net: agency.net, tax: agency.tax, taxRate: TAX_RATE },
      }),
      next_plan: 'business-monthly',
      next_terms: JSON.stringify({ plan: 'business-monthly', net: business.net, tax: business.tax, taxRate: TAX_RATE }),
      created_at: first,
    },
  ])
  const payments = starts.map((from, at) => ({
    client_id,
    id: deps.newId(),
    purchase_id: id,
    gateway_id: `pay_sandboxlanternhill${at + 1}`,
    plan: 'agency-monthly' as const,
    amount: agency.total,
    tax: agency.tax,
    tax_rate: TAX_RATE,
    paid_at: from,
    period_from: from,
    period_to: ends[at] ?? from,
    confirmed: true,
    created_at: from,
  }))
  await insertRows(trx, 'payments', payments)
  await insertInvoices(deps, trx, payments)
  await insertRows(trx, 'billing_accounts', [
    { client_id, plan: 'agency', status: 'active', buyer: JSON.stringify(buyer), changes_at: ends[1] ?? null },
  ])
}

type PaidRow = { client_id: string; id: string; period_from: Date; period_to: Date }

/** Numbered by the year of each. */
async function insertInvoices(deps: Deps, trx: Db, payments: readonly PaidRow[]): Promise<void> {
  const last = new Map<number, number>()
  const rows = payments.map(({ client_id, id: payment_id, period_from, period_to }) => {
    const year = period_from.getUTCFullYear()
    const number = (last.get(year) ?? 0) + 1
    last.set(year, number)
    return {
      client_id,
      id: deps.newId(),
      number: `TEST-${year}-${String(number).padStart(6, '0')}`,
      kind: 'invoice' as const,
      payment_id,
      at: period_from,
      plan: 'agency' as const,
      period: 'month' as const,
      period_from,
      period_to,
      amount: agency.total,
      tax: agency.tax,
      tax_rate: TAX_RATE,
      currency: 'INR' as const,
      seller: JSON.stringify(deps.env.seller),
      buyer: JSON.stringify(buyer),
      sandbox: true,
    }
  })
  await insertRows(trx, 'invoices', rows)
  const numbers = [...last].map(([year, number]) => ({ series: 'TEST-', year, last: number }))
  await insertRows(trx, 'invoice_numbers', numbers)
}

/** A plan that was to be bought, and whose payment the bank refused. */
export async function insertFailedPayment(deps: Deps, trx: Db, { clientId: client_id, userId }: Buying): Promise<void> {
  const id = deps.newId()
  const at = daysAgo(deps, 2)
  const plan = 'educational-monthly' as const
  const { net, tax, total } = educational
  await insertRows(trx, 'purchases', [
    {
      ...purchase(client_id, userId),
      id,
      gateway_id: 'sub_sandboxtideway',
      plan,
      net,
      tax,
      failed_at: at,
      created_at: at,
    },
  ])
  await insertRows(trx, 'payments', [
    {
      client_id,
      id: deps.newId(),
      purchase_id: id,
      gateway_id: 'pay_sandboxtideway',
      plan,
      amount: total,
      tax,
      tax_rate: TAX_RATE,
      failed_at: at,
      reason: 'The card has expired.',
      created_at: at,
    },
  ])
  await insertRows(trx, 'billing_accounts', [{ client_id, plan: 'free', status: 'none' }])
}

const purchase = (client_id: string, user_id: string) =>
  ({ client_id, user_id, gateway: 'sandbox', tax_rate: TAX_RATE, currency: 'INR' }) as const
