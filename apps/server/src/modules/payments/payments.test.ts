import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { buyingIn } from './test/buying.ts'

let test: TestApp
const { billing, buy, checkout, invoices, listPayments, newClient, pay, plansSet, send, setPrices, verify } = buyingIn(
  () => test,
)
beforeAll(async () => {
  test = await createTestApp()
  await setPrices()
})
afterAll(() => test.close())

const total = 589_882

describe('a subscription', () => {
  it('is created, paid, verified and invoiced', async () => {
    const admin = await newClient()
    const { id, verified } = await buy(admin, 'business-monthly')
    expect(verified.body.license).toMatchObject({ plan: 'business', planType: 'subscription' })
    expect(await billing(admin)).toMatchObject({
      sandbox: true,
      plan: 'business',
      by_contract: false,
      status: 'active',
      price: 'business-monthly',
      period: 'month',
      next_charge: { amount: total, currency: 'INR' },
      scheduled: null,
      can: { pay: true, cancel: true, resume: false, retry: false, update: true, refund: false },
    })
    const [invoice, ...more] = await invoices(admin)
    expect(more).toEqual([])
    expect(invoice).toMatchObject({
      number: expect.stringMatching(/^TEST-\d{4}-\d{6}$/),
      kind: 'invoice',
      plan: 'business',
      period: 'month',
      amount: total,
      currency: 'INR',
      tax: 89_982,
      taxRate: 1800,
      status: 'paid',
    })
    expect(await listPayments(admin)).toMatchObject([{ status: 'paid', amount: total, refunded: 0 }])
    expect(await plansSet(admin)).toEqual([{ from: 'free', to: 'business' }])
    // Its checkout is over.
    expect((await test.call('payments.sandboxPay', { as: admin, body: { id, outcome: 'paid' } })).status).toBe(409)
  })

  it('is paid in a browser that is closed: the webhook alone', async () => {
    const admin = await newClient()
    const { id } = await checkout(admin, 'educational-monthly')
    expect(await pay(admin, id, 'closed')).toEqual({ order: null, subscription: null })
    await test.jobsDone()
    expect(await billing(admin)).toMatchObject({ plan: 'educational', status: 'active' })
    expect(await invoices(admin)).toHaveLength(1)
  })

  it('is charged by the browser’s word alone once: a checkout that changes the card looks the same', async () => {
    const admin = await newClient()
    const { id } = await buy(admin, 'business-monthly')
    const before = await billing(admin)
    const signature = test.deps.payments.sandbox?.signSubscription(id, 'pay_card_change') ?? ''
    const body = { razorpay_subscription_id: id, razorpay_payment_id: 'pay_card_change', razorpay_signature: signature }
    expect((await test.call('payments.verifySubscription', { as: admin, body })).status).toBe(200)
    expect((await billing(admin)).period_ends_at).toBe(before.period_ends_at)
    expect(await invoices(admin)).toHaveLength(1)
  })

  it('that fails and is paid late is paid', async () => {
    const admin = await newClient()
    const { id } = await checkout(admin, 'business-yearly')
    await pay(admin, id, 'failed')
    await test.jobsDone()
    expect(await billing(admin)).toMatchObject({ plan: 'free', status: 'none' })
    await pay(admin, id, 'late')
    await test.jobsDone()
    expect(await billing(admin)).toMatchObject({ plan: 'business', status: 'active', period: 'year' })
  })
})

describe('an order', () => {
  it('is the stored one: a change of prices leaves it, and a second click opens it again', async () => {
    const admin = await newClient()
    const order = await checkout(admin, 'perpetual_business')
    expect(order).toMatchObject({ amount: 11_788_200, currency: 'INR', key: 'rzp_sandbox', sandbox: true })
    expect((await checkout(admin, 'perpetual_business')).id).toBe(order.id)
    await setPrices(2)
    const other = await checkout(admin, 'perpetual_business')
    expect([other.id === order.id, other.amount]).toEqual([false, 23_576_400])
    await verify(admin, await pay(admin, order.id))
    await test.jobsDone()
    expect(await invoices(admin)).toMatchObject([{ amount: 11_788_200, period: 'once', to: null }])
    await setPrices()
  })

  it('paid twice is paid once: the second payment goes back', async () => {
    const admin = await newClient()
    const [one, other] = [
      await checkout(admin, 'perpetual_business'),
      await setPrices(3).then(() => checkout(admin, 'perpetual_business')),
    ]
    await setPrices()
    expect(one.id).not.toBe(other.id)
    await Promise.all(
      [pay(admin, one.id), pay(admin, other.id, 'closed')].map(async (paid) => verify(admin, await paid)),
    )
    await test.jobsDone()
    expect(await invoices(admin)).toHaveLength(1)
    const payments = await listPayments(admin)
    expect(payments.map(({ status }) => status).toSorted()).toEqual(['paid', 'surplus'])
    const back = payments.find(({ status }) => status === 'surplus')
    expect(back?.refunded).toBe(back?.amount)
    expect(await plansSet(admin)).toHaveLength(1)
  })

  it('verified by 200 at once changes the licence once: one invoice, one line, one number', async () => {
    const admin = await newClient()
    const { id } = await checkout(admin, 'perpetual_business')
    const signed = await pay(admin, id)
    const replies = await Promise.all(Array.from({ length: 200 }, () => verify(admin, signed)))
    await test.jobsDone()
    expect(new Set(replies.map(({ status, body }) => `${status} ${body.license.plan}`))).toEqual(
      new Set(['200 perpetual_business']),
    )
    expect(await invoices(admin)).toHaveLength(1)
    expect(await plansSet(admin)).toEqual([{ from: 'free', to: 'perpetual_business' }])
    expect(await listPayments(admin)).toHaveLength(1)
  }, 60_000)
})

describe('is refused', () => {
  it('a signature that is wrong, of another order or another payment', async () => {
    const admin = await newClient()
    const { id } = await checkout(admin, 'perpetual_business')
    const { order } = await pay(admin, id)
    if (!order) throw new Error('It was not paid.')
    const other = await checkout(await newClient(), 'perpetual_business')
    for (const body of [
      { ...order, razorpay_signature: 'x' },
      { ...order, razorpay_payment_id: 'pay_other' },
      { ...order, razorpay_signature: order.razorpay_signature.toUpperCase() },
    ])
      expect((await test.call('payments.verifyOrder', { as: admin, body })).status).toBe(422)
    // A foreign order, and one that is nowhere.
    for (const razorpay_order_id of [other.id, 'order_none'])
      expect(
        (await test.call('payments.verifyOrder', { as: admin, body: { ...order, razorpay_order_id } })).status,
      ).toBe(404)
    expect(
      (await test.call('payments.sandboxPay', { as: admin, body: { id: other.id, outcome: 'paid' } })).status,
    ).toBe(404)
  })

  it.each(['price', 'amount', 'plan', 'license', 'currency', 'client_id'])(
    'a field %s beside the gateway’s',
    async (name) => {
      const admin = await newClient()
      const { id } = await checkout(admin, 'perpetual_business')
      const { order } = await pay(admin, id)
      const reply = await test.call('payments.verifyOrder', { as: admin, body: { ...order, [name]: 1 } })
      expect(reply.status).toBe(400)
      const params = { id: 'business-monthly' }
      expect((await test.call('payments.createSubscription', { as: admin, params, body: { [name]: 1 } })).status).toBe(
        400,
      )
    },
  )

  it('what is not for sale', async () => {
    const admin = await newClient()
    const create = (call: 'payments.createOrder' | 'payments.createSubscription', id: string) =>
      test.call(call, { as: admin, params: { id } })
    expect((await create('payments.createOrder', 'business-monthly')).status).toBe(422)
    expect((await create('payments.createSubscription', 'perpetual_business')).status).toBe(422)
    expect((await create('payments.createSubscription', 'partner-monthly')).error.errors).toEqual([
      'This plan has no price at present. Please ask us for an offer.',
    ])
    for (const id of ['free', 'gold', 'business'])
      expect((await create('payments.createSubscription', id)).status).toBe(404)
  })

  it('who is neither Admin nor owner; the owner may, whatever the licence', async () => {
    const admin = await newClient()
    const { clientId } = admin
    const creator = await test.signedIn('Creator', { clientId })
    const owner = await test.signedIn('Creator', { clientId })
    await test.deps.db
      .updateTable('users')
      .set({ owns_client: true })
      .where('client_id', '=', clientId)
      .where('id', '=', owner.userId)
      .execute()
    const params = { id: 'business-monthly' }
    expect((await test.call('payments.createSubscription', { as: creator, params })).status).toBe(403)
    expect((await test.call('billing.show', { as: creator, params: { id: clientId } })).status).toBe(403)
    expect((await test.call('payments.createSubscription', { as: owner, params })).status).toBe(200)
    const foreign = { as: admin, params: { id: (await newClient()).clientId } }
    expect((await test.call('payments.fetchInvoices', foreign)).status).toBe(404)
    expect((await test.call('billing.show', foreign)).status).toBe(404)
    expect((await test.call('payments.list', foreign)).status).toBe(404)
  })
})

describe('the webhook', () => {
  const charged = (subscription: string, payment = 'pay_1', amount = total) =>
    ({
      event: 'subscription.charged',
      at: test.deps.now(),
      subscription: {
        id: subscription,
        plan: '',
        from: test.deps.now(),
        to: new Date(test.deps.now().getTime() + 30 * 86_400_000),
      },
      payment: { id: payment, amount, currency: 'INR' },
    }) as const

  it('takes what is signed over the raw body, and each event once', async () => {
    const admin = await newClient()
    const { id } = await checkout(admin, 'business-monthly')
    const url = '/api/v2/payments/webhook'
    const headers = { 'content-type': 'application/json', 'x-razorpay-signature': 'x' }
    const unsigned = await test.app.inject({ method: 'POST', url, headers, body: '{"event":"order.paid"}' })
    expect([unsigned.statusCode, unsigned.json<{ code: string }>().code]).toEqual([422, 'rule_broken'])
    const payment = `pay_${test.deps.newId()}`
    const sent = await Promise.all(
      Array.from({ length: 8 }, () => send(charged(id, payment), { id: `evt_${payment}` })),
    )
    expect(sent.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 200))
    // Without the gateway's id, by what it says.
    expect((await send(charged(id, payment), { id: null })).statusCode).toBe(200)
    expect(await invoices(admin)).toHaveLength(1)
  })

  it('ignores what is not ours, of another amount or of another shape', async () => {
    const admin = await newClient()
    const { id } = await checkout(admin, 'business-monthly')
    for (const event of [charged('sub_elsewhere'), charged(id, 'pay_cheap', 100)])
      expect((await send(event)).statusCode).toBe(200)
    const odd = JSON.stringify({ event: 'payment.captured', payload: { payment: { entity: { id: 7 } } } })
    expect((await send(charged(id), { body: odd })).statusCode).toBe(200)
    expect(await billing(admin)).toMatchObject({ plan: 'free', status: 'none' })
  })

  it('keeps a refund that comes before its payment', async () => {
    const admin = await newClient()
    const { id } = await checkout(admin, 'business-monthly')
    const payment = `pay_${test.deps.newId()}`
    const refund = { id: `rfnd_${payment}`, payment, amount: total, reference: '' }
    await send({
      event: 'refund.processed',
      at: test.deps.now(),
      payment: { id: payment, amount: total, currency: 'INR' },
      refund,
    })
    await send(charged(id, payment))
    expect((await invoices(admin)).map(({ kind, status }) => [kind, status]).toSorted()).toEqual([
      ['credit_note', 'refunded'],
      ['invoice', 'refunded'],
    ])
    expect(await billing(admin)).toMatchObject({ plan: 'free', status: 'none' })
  })
})
