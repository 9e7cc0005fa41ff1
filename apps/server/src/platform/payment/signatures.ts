import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { PaymentGateway, SandboxSigning, SignedPayment } from './payment-gateway.ts'

/** HMAC-SHA256 in hexadecimal, as Razorpay signs. */
export const hmac = (secret: string, text: string | Buffer): string =>
  createHmac('sha256', secret).update(text).digest('hex')

/** Of hashes, so that neither content nor length shows in the time. */
export function isSame(one: string, other: string): boolean {
  const hash = (text: string): Buffer => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(one), hash(other))
}

interface Secrets {
  readonly keySecret: string
  /** Of webhooks alone. */
  readonly webhookSecret: string
}

/** Razorpay's rules: of orders `order|payment`, of subscriptions `payment|subscription`, of events the body as it came. */
export function signaturesOf({ keySecret, webhookSecret }: Secrets) {
  const sign: SandboxSigning = {
    signOrder: (order, payment) => hmac(keySecret, `${order}|${payment}`),
    signSubscription: (subscription, payment) => hmac(keySecret, `${payment}|${subscription}`),
    signEvent: (body) => hmac(webhookSecret, body),
  }
  const check: Pick<PaymentGateway, 'isOrderSigned' | 'isSubscriptionSigned' | 'isEventSigned'> = {
    isOrderSigned: ({ id, payment, signature }: SignedPayment) => isSame(sign.signOrder(id, payment), signature),
    isSubscriptionSigned: ({ id, payment, signature }: SignedPayment) =>
      isSame(sign.signSubscription(id, payment), signature),
    isEventSigned: (body, signature) => isSame(hmac(webhookSecret, body), signature),
  }
  return { sign, check }
}
