import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testPaymentGateway } from './payment-gateway-suite.ts'
import { createRazorpayGateway } from './razorpay-gateway.ts'
import { startRazorpayStandIn } from './razorpay-stand-in.ts'
import { createSandboxGateway } from './sandbox-gateway.ts'
import { signaturesOf } from './signatures.ts'

const secrets = { keySecret: 'key_secret', webhookSecret: 'hook_secret' }
let standIn: Awaited<ReturnType<typeof startRazorpayStandIn>>
beforeAll(async () => {
  standIn = await startRazorpayStandIn()
})
afterAll(() => standIn.stop())

const razorpay = () => createRazorpayGateway({ keyId: 'rzp_test_1', ...secrets, url: standIn.url })

testPaymentGateway('Razorpay', async () => ({ gateway: razorpay(), signing: signaturesOf(secrets).sign }))
testPaymentGateway('sandbox', async () => {
  const gateway = createSandboxGateway(Buffer.alloc(32, 7))
  if (!gateway.sandbox) throw new Error('It signs nothing.')
  return { gateway, signing: gateway.sandbox }
})

describe('signatures that Razorpay’s own libraries are tested with', () => {
  it('of an order (razorpay-python, test_client_utility)', () => {
    const signature = 'b2335e3b0801106b84a7faff035df56ecffde06918c9ddd1f0fafbb37a51cc89'
    const paid = { id: 'fake_order_id', payment: 'fake_payment_id', signature }
    expect(razorpay().isOrderSigned(paid)).toBe(true)
    expect(razorpay().isOrderSigned({ ...paid, signature: 'test_signature' })).toBe(false)
  })

  it('of a webhook’s body (razorpay-node, razorpay-utils)', () => {
    const body = Buffer.from('{"a":1,"b":2,"c":{"d":3}}')
    const { isEventSigned } = createRazorpayGateway({
      keyId: 'key',
      keySecret: 'other',
      webhookSecret: '123456',
      url: standIn.url,
    })
    expect(isEventSigned(body, '2fe04e22977002e6c7cb553adab8b460cb9e2a4970d5953cb27a8472752e3bbc')).toBe(true)
    expect(isEventSigned(body, 'sdfafds')).toBe(false)
    expect(
      isEventSigned(
        Buffer.from(`${body.toString()} `),
        '2fe04e22977002e6c7cb553adab8b460cb9e2a4970d5953cb27a8472752e3bbc',
      ),
    ).toBe(false)
  })
})

describe('Razorpay alone', () => {
  it('is asked with basic authentication, whole amounts and our reference', async () => {
    standIn.asked.length = 0
    const gateway = razorpay()
    await gateway.createOrder({ amount: 100, currency: 'INR', reference: 'ours' })
    const { id } = await gateway.createSubscription({
      amount: 200,
      currency: 'INR',
      period: 'year',
      name: 'Agency',
      reference: 'two',
    })
    await gateway.cancelSubscription(id, 'period_end')
    await gateway.refund({ payment: 'pay_9', amount: 50, reference: '0197-refund-two' })
    const authorization = `Basic ${Buffer.from('rzp_test_1:key_secret').toString('base64')}`
    expect(standIn.asked.map((one) => [one.method, one.path, one.authorization === authorization])).toEqual([
      ['POST', '/v1/orders', true],
      ['POST', '/v1/plans', true],
      ['POST', '/v1/subscriptions', true],
      ['POST', `/v1/subscriptions/${id}/cancel`, true],
      ['POST', '/v1/payments/pay_9/refund', true],
    ])
    expect(standIn.asked[0]?.body).toEqual({ amount: 100, currency: 'INR', receipt: 'ours', payment_capture: true })
    expect(standIn.asked[1]?.body).toMatchObject({
      period: 'yearly',
      interval: 1,
      item: { amount: 200, currency: 'INR' },
    })
    expect(standIn.asked[2]?.body).toMatchObject({ total_count: 10, quantity: 1, notes: { reference: 'two' } })
    expect(standIn.asked[3]?.body).toEqual({ cancel_at_cycle_end: 1 })
    expect(standIn.asked[4]?.body).toMatchObject({ amount: 50, receipt: '0197-refund-two' })
  })

  it('that refuses or does not answer is an error, without its secrets', async () => {
    standIn.fail(500)
    await expect(razorpay().createOrder({ amount: 1, currency: 'INR', reference: 'x' })).rejects.toMatchObject({
      name: 'PaymentGatewayError',
      status: 500,
      message: 'The payment gateway refused with 500: It is not well.',
    })
    standIn.fail(null)
    const away = createRazorpayGateway({ keyId: 'key', ...secrets, url: 'http://127.0.0.1:1' })
    const error: unknown = await away
      .createOrder({ amount: 1, currency: 'INR', reference: 'x' })
      .catch((one: unknown) => one)
    expect(error).toMatchObject({ name: 'PaymentGatewayError', status: null })
    expect(JSON.stringify(error)).not.toContain('key_secret')
  })
})

it('each installation’s sandbox signs with secrets of its own', () => {
  const [one, other] = [1, 2].map((fill) =>
    createSandboxGateway(Buffer.alloc(32, fill)).sandbox?.signOrder('order_1', 'pay_1'),
  )
  expect(one).not.toBe(other)
})
