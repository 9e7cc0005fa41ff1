import type { Currency, PricePeriod } from '@deckle/core/plan/price.ts'

export interface GatewayAmount {
  /** In the currency's minor unit. */
  readonly amount: number
  readonly currency: Currency
}

export interface NewSubscription extends GatewayAmount {
  readonly period: Exclude<PricePeriod, 'once'>
  /** Shown on the payer's statements. */
  readonly name: string
  /** Ours. */
  readonly reference: string
}

export interface FoundPayment {
  readonly id: string
  readonly amount: number
  readonly currency: Currency
  readonly at: Date
}

export interface FoundCharge extends FoundPayment {
  readonly from: Date
  readonly to: Date
}

export interface SignedPayment {
  /** Of the order or subscription. */
  readonly id: string
  readonly payment: string
  readonly signature: string
}

/**
 * Orders, subscriptions and refunds at a gateway. Calls reject with a `PaymentGatewayError` where it can't be reached
 * or refuses.
 */
export interface PaymentGateway {
  readonly name: 'razorpay' | 'sandbox' | 'none'
  /** Public key, for the checkout in the browser. */
  readonly key: string
  createOrder(order: GatewayAmount & { readonly reference: string }): Promise<{ readonly id: string }>
  createSubscription(subscription: NewSubscription): Promise<{ readonly id: string; readonly plan: string }>
  /** From the end of the present period. */
  changeSubscription(id: string, to: NewSubscription): Promise<{ readonly plan: string }>
  cancelSubscription(id: string, when: 'now' | 'period_end'): Promise<void>
  /** Captured payments of an order: asked for where no event came. */
  listOrderPayments(id: string): Promise<readonly FoundPayment[]>
  /** Charges of a subscription that were paid, with their periods. */
  listCharges(id: string): Promise<readonly FoundCharge[]>
  /** Asked again with the same reference, it sends back nothing more. */
  refund(refund: {
    readonly payment: string
    readonly amount: number
    readonly reference: string
  }): Promise<{ readonly id: string; readonly isDone: boolean }>
  /** Compares in constant time, as the two below do. */
  isOrderSigned(payment: SignedPayment): boolean
  isSubscriptionSigned(payment: SignedPayment): boolean
  /** @param body as it came */
  isEventSigned(body: Buffer, signature: string): boolean
  /** What the sandbox signs in place of a gateway's browser and server; null at a real gateway. */
  readonly sandbox: SandboxSigning | null
}

export interface SandboxSigning {
  signOrder(order: string, payment: string): string
  signSubscription(subscription: string, payment: string): string
  signEvent(body: string): string
}

export class PaymentGatewayError extends Error {
  override name = 'PaymentGatewayError'
  /** Of the gateway's answer; null where none came. */
  readonly status: number | null

  constructor(message: string, status: number | null, cause?: unknown) {
    super(message, { cause })
    this.status = status
  }
}
