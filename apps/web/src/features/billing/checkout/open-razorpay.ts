import { pricedPlans } from '@deckle/core/plan/price.ts'
import type { Outcome, Payable, PaymentProof } from './payment-types.ts'

/** The parts of Razorpay's checkout that we use. */
interface RazorpayWindow {
  readonly open: () => void
  readonly on: (event: 'payment.failed', report: (failed: { error: { description?: string } }) => void) => void
}
interface RazorpayOptions {
  readonly key: string
  readonly order_id?: string
  readonly subscription_id?: string
  readonly amount?: number
  readonly currency?: string
  readonly name: string
  readonly description: string
  readonly prefill: Payer
  readonly handler: (paid: Readonly<Record<string, string>>) => void
  readonly modal: { readonly confirm_close: boolean; readonly ondismiss: () => void }
}
type Razorpay = new (options: RazorpayOptions) => RazorpayWindow

export interface Payer {
  readonly name: string
  readonly email: string
}

const SCRIPT = 'https://checkout.razorpay.com/v1/checkout.js'

/** The checkout's script did not load: nothing was charged. */
export class CheckoutMissing extends Error {
  override readonly name = 'CheckoutMissing'
}

/**
 * Opens Razorpay's checkout, over which a person may try several times. Rejects with `CheckoutMissing` where its script
 * can't be loaded.
 */
export async function openRazorpay(
  payable: Payable,
  { name, description, payer }: { readonly name: string; readonly description: string; readonly payer: Payer },
): Promise<Outcome> {
  const Checkout = await loadRazorpay()
  return new Promise((resolve) => {
    let refusal: string | null = null
    const checkout = new Checkout({
      key: payable.key,
      ...(isOrder(payable)
        ? { order_id: payable.id, amount: payable.amount, currency: payable.currency }
        : { subscription_id: payable.id }),
      name,
      description,
      prefill: payer,
      handler: (paid) => resolve({ kind: 'paid', proof: proofOf(payable, paid) }),
      modal: {
        confirm_close: true,
        ondismiss: () => resolve(refusal === null ? { kind: 'closed' } : { kind: 'declined', reason: refusal }),
      },
    })
    checkout.on('payment.failed', ({ error }) => {
      refusal = error.description ?? ''
    })
    checkout.open()
  })
}

const isOrder = ({ plan }: Payable): boolean => pricedPlans[plan].period === 'once'

/** Nothing but what is verified: the server refuses other fields. */
function proofOf(payable: Payable, paid: Readonly<Record<string, string>>): PaymentProof {
  const { razorpay_payment_id = '', razorpay_signature = '' } = paid
  return isOrder(payable)
    ? { razorpay_order_id: payable.id, razorpay_payment_id, razorpay_signature }
    : { razorpay_subscription_id: payable.id, razorpay_payment_id, razorpay_signature }
}

const loaded = (): Razorpay | undefined => (globalThis as { Razorpay?: Razorpay }).Razorpay

function loadRazorpay(): Promise<Razorpay> {
  const there = loaded()
  if (there) return Promise.resolve(there)
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      script.remove()
      reject(new CheckoutMissing('The checkout could not be loaded'))
    }
    script.src = SCRIPT
    script.onload = () => {
      const arrived = loaded()
      if (arrived) resolve(arrived)
      else fail()
    }
    script.onerror = fail
    document.head.append(script)
  })
}
