import type { BodyOf } from '@deckle/contract/kit/endpoint.ts'
import type { Order, payments, Subscription } from '@deckle/contract/payments.ts'

/** What is paid: an order or a subscription as the gateway knows it. */
export type Payable = Order | Subscription

/** What the gateway's checkout hands over, to be verified by the server. */
export type PaymentProof = BodyOf<typeof payments.verifyOrder> | BodyOf<typeof payments.verifySubscription>

/** How a checkout ended. `unknown`: it was left without an answer of the bank. */
export type Outcome =
  | { readonly kind: 'paid'; readonly proof: PaymentProof }
  | { readonly kind: 'declined'; readonly reason: string }
  | { readonly kind: 'closed' }
  | { readonly kind: 'unknown' }

export type PaymentState =
  | { readonly kind: 'idle' | 'verifying' | 'paid' | 'closed' | 'waiting' }
  | { readonly kind: 'sandbox'; readonly payable: Payable; readonly onOutcome: (outcome: Outcome) => void }
  | { readonly kind: 'declined'; readonly reason: string }
  /** Paid, as the browser knows it; the server could not confirm it yet. */
  | { readonly kind: 'unverified'; readonly error: unknown; readonly proof: PaymentProof }
