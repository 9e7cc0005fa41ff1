import type { GatewayAmount, NewSubscription, PaymentGateway } from './payment-gateway.ts'
import { createRazorpayClient, idOf, type RazorpayAccount } from './razorpay-client.ts'
import { foundCharges, foundPayments } from './razorpay-lists.ts'
import { signaturesOf } from './signatures.ts'

/** A subscription is charged for ten years, unless it is ended before. */
const CHARGES = { month: 120, year: 10 } as const

/** Razorpay's orders, plans, subscriptions and refunds (razorpay.com/docs/api). */
export function createRazorpayGateway(account: RazorpayAccount & { readonly webhookSecret: string }): PaymentGateway {
  const { keyId, keySecret, webhookSecret } = account
  const ask = createRazorpayClient(account)

  async function createPlan({ amount, currency, period, name, reference }: NewSubscription): Promise<string> {
    const item = { name, amount, currency }
    const body = { period: period === 'year' ? 'yearly' : 'monthly', interval: 1, item, notes: { reference } }
    return idOf(await ask('POST', '/v1/plans', body))
  }

  return {
    name: 'razorpay',
    key: keyId,
    createOrder: async ({ amount, currency, reference }: GatewayAmount & { readonly reference: string }) => ({
      id: idOf(await ask('POST', '/v1/orders', { amount, currency, receipt: reference, payment_capture: true })),
    }),
    async createSubscription(wanted) {
      const plan = await createPlan(wanted)
      const body = {
        plan_id: plan,
        total_count: CHARGES[wanted.period],
        quantity: 1,
        notes: { reference: wanted.reference },
      }
      return { id: idOf(await ask('POST', '/v1/subscriptions', body)), plan }
    },
    async changeSubscription(id, to) {
      const plan = await createPlan(to)
      const body = { plan_id: plan, remaining_count: CHARGES[to.period], schedule_change_at: 'cycle_end' }
      await ask('PATCH', `/v1/subscriptions/${encodeURIComponent(id)}`, body)
      return { plan }
    },
    async cancelSubscription(id, when) {
      const body = { cancel_at_cycle_end: when === 'period_end' ? 1 : 0 }
      await ask('POST', `/v1/subscriptions/${encodeURIComponent(id)}/cancel`, body, { mayBeOver: true })
    },
    async listOrderPayments(id) {
      const answer = await ask('GET', `/v1/orders/${encodeURIComponent(id)}/payments`, null)
      return foundPayments(answer)
    },
    async listCharges(id) {
      const answer = await ask('GET', `/v1/invoices?subscription_id=${encodeURIComponent(id)}`, null)
      return foundCharges(answer)
    },
    async refund({ payment, amount, reference }) {
      const path = `/v1/payments/${encodeURIComponent(payment)}/refund`
      const body = { amount, receipt: reference, notes: { reference } }
      const made = await ask('POST', path, body, { headers: { 'x-refund-idempotency': reference } })
      return { id: idOf(made), isDone: made['status'] === 'processed' }
    },
    ...signaturesOf({ keySecret, webhookSecret }).check,
    sandbox: null,
  }
}
