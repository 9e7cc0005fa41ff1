import { beforeAll, describe, expect, it } from 'vitest'
import type { PaymentGateway, SandboxSigning } from './payment-gateway.ts'

export interface GatewayUnderTest {
  readonly gateway: PaymentGateway
  /** Signs as the gateway's own servers do. */
  readonly signing: SandboxSigning
}

/** Tests for every adapter of the port. */
export function testPaymentGateway(name: string, make: () => Promise<GatewayUnderTest>): void {
  describe(`payment gateway: ${name}`, () => {
    let under: GatewayUnderTest
    beforeAll(async () => {
      under = await make()
    })
    const wanted = { amount: 589_882, currency: 'INR', period: 'month', name: 'Business', reference: 'r-1' } as const

    it('makes orders and subscriptions with ids of their own', async () => {
      const { gateway } = under
      const orders = await Promise.all(['a', 'b'].map((reference) => gateway.createOrder({ ...wanted, reference })))
      expect(new Set(orders.map(({ id }) => id)).size).toBe(2)
      const { id, plan } = await gateway.createSubscription(wanted)
      expect([id, plan]).toEqual([expect.stringMatching(/^sub_\w+$/), expect.stringMatching(/^plan_\w+$/)])
      const changed = await gateway.changeSubscription(id, { ...wanted, amount: 100, period: 'year' })
      expect(changed.plan).not.toBe(plan)
      await gateway.cancelSubscription(id, 'period_end')
      await gateway.cancelSubscription(id, 'now')
      await gateway.cancelSubscription(id, 'now')
    })

    it('sends money back once for a reference', async () => {
      const refund = { payment: 'pay_1', amount: 100, reference: '0197-refund-one' }
      const [one, again] = [await under.gateway.refund(refund), await under.gateway.refund(refund)]
      expect(again).toEqual(one)
      expect(one.isDone).toBe(true)
    })

    it('knows signatures of orders, subscriptions and events, and no other', () => {
      const { gateway, signing } = under
      const paid = { id: 'order_1', payment: 'pay_1' }
      const signature = signing.signOrder('order_1', 'pay_1')
      expect(gateway.isOrderSigned({ ...paid, signature })).toBe(true)
      // Of a subscription the two ids stand the other way round.
      expect(gateway.isSubscriptionSigned({ ...paid, signature })).toBe(false)
      expect(gateway.isSubscriptionSigned({ ...paid, signature: signing.signSubscription('order_1', 'pay_1') })).toBe(
        true,
      )
      for (const other of ['', 'x', signature.slice(1), `${signature}0`, signature.toUpperCase()])
        expect(gateway.isOrderSigned({ ...paid, signature: other })).toBe(false)
      expect(gateway.isOrderSigned({ id: 'order_2', payment: 'pay_1', signature })).toBe(false)
      const body = '{"event":"payment.captured","amount":1}'
      const ofEvent = signing.signEvent(body)
      expect(gateway.isEventSigned(Buffer.from(body), ofEvent)).toBe(true)
      expect(gateway.isEventSigned(Buffer.from(body.replace('1', '2')), ofEvent)).toBe(false)
      // Another secret than that of payments.
      expect(gateway.isEventSigned(Buffer.from('order_1|pay_1'), signature)).toBe(false)
    })
  })
}
