import { afterAll, beforeAll, expect, it } from 'vitest'
import { startRazorpayStandIn } from '../../platform/payment/razorpay-stand-in.ts'
import { hmac } from '../../platform/payment/signatures.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { buyingIn, day } from './test/buying.ts'

let test: TestApp
let razorpay: Awaited<ReturnType<typeof startRazorpayStandIn>>
const { billing, checkout, invoices, listPayments, newClient, runTask, setPrices } = buyingIn(() => test)
beforeAll(async () => {
  razorpay = await startRazorpayStandIn()
  test = await createTestApp({
    env: {
      RAZORPAY_KEY_ID: 'rzp_test_1',
      RAZORPAY_KEY_SECRET: 'key_secret',
      RAZORPAY_WEBHOOK_SECRET: 'hook_secret',
      RAZORPAY_URL: razorpay.url,
    },
  })
  await setPrices()
})
afterAll(async () => {
  await test.close()
  await razorpay.stop()
})

const unix = (): number => Math.floor(test.deps.now().getTime() / 1000)

it('is the gateway where its keys are set: an order is paid, verified, invoiced and sent back', async () => {
  const admin = await newClient()
  const order = await checkout(admin, 'perpetual_business')
  expect(order).toMatchObject({ id: expect.stringMatching(/^order_\d+$/), key: 'rzp_test_1', sandbox: false })
  const body = {
    razorpay_order_id: order.id,
    razorpay_payment_id: 'pay_real1',
    razorpay_signature: hmac('key_secret', `${order.id}|pay_real1`),
  }
  expect((await test.call('payments.verifyOrder', { as: admin, body })).body.license.plan).toBe('perpetual_business')
  const [invoice] = await invoices(admin)
  expect(invoice?.number).toMatch(/^\d{4}-000001$/)
  // There is no sandbox to play with.
  expect((await test.call('payments.sandboxPay', { as: admin, body: { id: order.id, outcome: 'paid' } })).status).toBe(
    404,
  )
  const [payment] = await listPayments(admin)
  const superadmin = await test.signedIn('Superadmin')
  const params = { id: admin.clientId, payment_id: payment?.id ?? '' }
  await test.call('payments.refund', { as: superadmin, params, body: { amount: 100, reason: 'Goodwill' } })
  await test.jobsDone()
  expect(razorpay.asked.at(-1)).toMatchObject({ path: '/v1/payments/pay_real1/refund', body: { amount: 100 } })
  expect((await invoices(admin)).map(({ number }) => number.replace(/\d{4}-/, ''))).toEqual(['CN-000001', '000001'])
})

it('that does not answer refuses a purchase with 503, and nothing is stored', async () => {
  const admin = await newClient()
  razorpay.fail(500)
  const reply = await test.call('payments.createSubscription', { as: admin, params: { id: 'business-monthly' } })
  razorpay.fail(null)
  expect([reply.status, reply.error.code]).toEqual([503, 'unavailable'])
  expect(reply.headers['retry-after']).toBeDefined()
  expect(
    await test.deps.db.selectFrom('purchases').selectAll().where('client_id', '=', admin.clientId).execute(),
  ).toEqual([])
})

it('is asked at once by who waits for a payment, and says so where it does not answer', async () => {
  const admin = await newClient()
  const { id } = await checkout(admin, 'perpetual_business')
  const check = () => test.call('billing.check', { as: admin })
  expect((await check()).body.billing.pending).toMatchObject({ id })
  razorpay.fail(500)
  expect((await check()).status).toBe(503)
  razorpay.fail(null)
  razorpay.listed.set(id, [
    { id: 'pay_asked1', amount: 11_788_200, status: 'captured', currency: 'INR', created_at: unix() },
  ])
  expect((await check()).body.billing).toMatchObject({ plan: 'perpetual_business', pending: null })
  const asked = razorpay.asked.length
  expect((await check()).status).toBe(200)
  expect(razorpay.asked.length).toBe(asked)
})

it('is asked for payments where its webhook never came', async () => {
  const [one, other] = [await newClient(), await newClient()]
  const order = await checkout(one, 'perpetual_business')
  const subscription = await checkout(other, 'business-monthly')
  const common = { currency: 'INR', created_at: unix() }
  razorpay.listed.set(order.id, [
    { id: 'pay_lost0', amount: 11_788_200, status: 'failed', ...common },
    { id: 'pay_lost1', amount: 11_788_200, status: 'captured', ...common },
  ])
  const period = { billing_start: unix(), billing_end: unix() + 30 * 86_400 }
  razorpay.listed.set(subscription.id, [
    { payment_id: 'pay_lost2', amount_paid: 589_882, currency: 'INR', status: 'paid', paid_at: unix(), ...period },
    { payment_id: null, amount_paid: 0, currency: 'INR', status: 'issued', paid_at: null, ...period },
  ])
  await runTask('payments.periods')
  await runTask('payments.periods')
  expect([(await billing(one)).plan, (await billing(other)).plan]).toEqual(['perpetual_business', 'business'])
  expect([(await invoices(one)).length, (await invoices(other)).length]).toEqual([1, 1])
  expect(await listPayments(one)).toMatchObject([{ payment_id: 'pay_lost1', status: 'paid' }])
  test.later(9 * day)
  const asked = razorpay.asked.length
  await runTask('payments.periods')
  expect(razorpay.asked.length).toBe(asked)
})
