import type { PriceId } from '@deckle/core/plan/price.ts'
import type { TestApp } from '../../../test/app.ts'
import { insertSessionFor, makeClient, type Person } from '../../../test/factories.ts'
import { gatewayEventBody, type SentEvent } from '../../../platform/payment/gateway-event-body.ts'

export const day = 86_400_000

const prices = [
  ['educational-monthly', 149_900],
  ['educational-yearly', 1_499_000],
  ['business-monthly', 499_900],
  ['business-yearly', 4_999_000],
  ['agency-monthly', 1_299_900],
  ['perpetual_business', 9_990_000],
] as const

/** What tests of payments do again and again, in the sandbox. */
export function buyingIn(app: () => TestApp) {
  const call: TestApp['call'] = (...asked) => app().call(...asked)

  async function setPrices(factor = 1, taxRate = 1800): Promise<void> {
    const superadmin = await app().signedIn('Superadmin')
    const body = { prices: prices.map(([id, amount]) => ({ id, amount: amount * factor, currency: 'INR' })), taxRate }
    await call('plans.updatePrices', { as: superadmin, body })
  }

  /** An Admin of a new client without a plan. */
  const newClient = async (): Promise<Person> =>
    app().signedIn('Admin', { clientId: (await makeClient(app().deps, { plan: 'free' })).id })

  const isOnce = (plan: PriceId): boolean => plan === 'perpetual_business'

  async function checkout(as: Person, plan: PriceId) {
    const input = { as, params: { id: plan } }
    return isOnce(plan)
      ? (await call('payments.createOrder', input)).body.order
      : (await call('payments.createSubscription', input)).body.subscription
  }

  /** What the browser has after it was paid. */
  async function pay(as: Person, id: string, outcome: 'paid' | 'failed' | 'late' | 'closed' = 'paid') {
    return (await call('payments.sandboxPay', { as, body: { id, outcome } })).body
  }

  async function verify(as: Person, signed: Awaited<ReturnType<typeof pay>>) {
    return signed.order
      ? call('payments.verifyOrder', { as, body: signed.order })
      : call('payments.verifySubscription', { as, body: { ...signed.subscription } })
  }

  /** The whole way, with the gateway's events. */
  async function buy(as: Person, plan: PriceId) {
    const { id } = await checkout(as, plan)
    const signed = await pay(as, id)
    const verified = await verify(as, signed)
    await app().jobsDone()
    return { id, signed, verified }
  }

  const billing = async (as: Person) => (await call('billing.show', { as, params: { id: as.clientId } })).body.billing

  const invoices = async (as: Person) =>
    (await call('payments.fetchInvoices', { as, params: { id: as.clientId } })).body.invoices

  const listPayments = async (as: Person) =>
    (await call('payments.list', { as, params: { id: as.clientId } })).body.payments

  /** As the gateway's server sends it. */
  function send(event: SentEvent, { id = app().deps.newId() as string | null, body = gatewayEventBody(event) } = {}) {
    const { sandbox } = app().deps.payments
    return app().app.inject({
      method: 'POST',
      url: '/api/v2/payments/webhook',
      headers: {
        'content-type': 'application/json',
        'x-razorpay-signature': sandbox?.signEvent(body) ?? '',
        ...(id !== null && { 'x-razorpay-event-id': id }),
      },
      body,
    })
  }

  const plansSet = async (as: Person): Promise<readonly unknown[]> =>
    (
      await app()
        .deps.db.selectFrom('audit_log')
        .select('detail')
        .where('client_id', '=', as.clientId)
        .where('action', '=', 'billing.plan')
        .orderBy('at')
        .orderBy('id')
        .execute()
    ).map(({ detail }) => detail)

  /** Lets the hourly and daily tasks run. */
  async function runTask(name: string): Promise<void> {
    await app().deps.jobs.add(name, {})
    await app().jobsDone()
  }

  /** Sessions end with the days: who goes on signs in again. */
  async function wait(as: Person, milliseconds: number): Promise<void> {
    app().later(milliseconds)
    Object.assign(as, { headers: await insertSessionFor(app().deps, as) })
  }

  return {
    billing,
    buy,
    checkout,
    invoices,
    listPayments,
    newClient,
    pay,
    plansSet,
    runTask,
    send,
    setPrices,
    verify,
    wait,
  }
}
