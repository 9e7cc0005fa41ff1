import type { Currency } from '@deckle/core/plan/price.ts'

export interface SentEvent {
  readonly event:
    | 'payment.captured'
    | 'payment.failed'
    | 'subscription.charged'
    | 'subscription.pending'
    | 'subscription.cancelled'
    | 'refund.processed'
  readonly at: Date
  readonly order?: string
  readonly subscription?: {
    readonly id: string
    readonly plan: string
    readonly from: Date | null
    readonly to: Date | null
  }
  readonly payment?: { readonly id: string; readonly amount: number; readonly currency: Currency }
  readonly refund?: {
    readonly id: string
    readonly payment: string
    readonly amount: number
    readonly reference: string
  }
}

/** A body as Razorpay's webhooks have it. */
export function gatewayEventBody({ event, at, order, subscription, payment, refund }: SentEvent): string {
  const created_at = unix(at)
  const failed = event === 'payment.failed' || event === 'subscription.pending'
  const payload = {
    ...(subscription && {
      subscription: {
        entity: {
          id: subscription.id,
          entity: 'subscription',
          plan_id: subscription.plan,
          current_start: subscription.from && unix(subscription.from),
          current_end: subscription.to && unix(subscription.to),
        },
      },
    }),
    ...(payment && {
      payment: {
        entity: {
          ...payment,
          entity: 'payment',
          order_id: order ?? null,
          created_at,
          status: failed ? 'failed' : 'captured',
          error_description: failed ? 'The sandbox refused this payment, as it was asked to.' : null,
        },
      },
    }),
    ...(refund && {
      refund: {
        entity: {
          id: refund.id,
          entity: 'refund',
          payment_id: refund.payment,
          amount: refund.amount,
          receipt: refund.reference,
          status: 'processed',
          created_at,
        },
      },
    }),
  }
  return JSON.stringify({ entity: 'event', event, contains: Object.keys(payload), payload, created_at })
}

const unix = (moment: Date): number => Math.floor(moment.getTime() / 1000)
