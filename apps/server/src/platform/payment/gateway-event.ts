import { z } from 'zod'

/** What an event of the gateway says, of Razorpay's shape (razorpay.com/docs/webhooks). */
export interface GatewayEvent {
  readonly event: string
  readonly at: Date
  readonly order: string | null
  readonly subscription: GatewaySubscription | null
  readonly payment: GatewayPayment | null
  readonly refund: GatewayRefund | null
}

export interface GatewaySubscription {
  readonly id: string
  readonly plan: string
  readonly from: Date | null
  readonly to: Date | null
}

export interface GatewayPayment {
  readonly id: string
  readonly order: string | null
  readonly amount: number
  readonly currency: string
  readonly at: Date
  readonly reason: string
}

export interface GatewayRefund {
  readonly id: string
  readonly payment: string
  readonly amount: number
  /** Ours, where the refund was asked for here. */
  readonly reference: string | null
  readonly status: string
}

const seconds = z.number().int().min(0).max(8_640_000_000)
const id = z.string().min(1).max(200)
const amount = z.number().int().min(0)
const entity = <T extends z.ZodType>(shape: T) => z.object({ entity: shape }).optional()

const message = z.object({
  event: z.string().max(100),
  created_at: seconds,
  payload: z.object({
    order: entity(z.object({ id })),
    subscription: entity(
      z.object({
        id,
        plan_id: z.string().max(200).nullish(),
        current_start: seconds.nullish(),
        current_end: seconds.nullish(),
      }),
    ),
    payment: entity(
      z.object({
        id,
        order_id: id.nullish(),
        amount,
        currency: z.string().max(10),
        created_at: seconds,
        error_description: z.string().nullish(),
      }),
    ),
    refund: entity(
      z.object({
        id,
        payment_id: id,
        amount,
        receipt: z.string().max(200).nullish(),
        status: z.string().max(50).nullish(),
      }),
    ),
  }),
})

/** Null where it is no event of this shape. */
export function readGatewayEvent(body: unknown): GatewayEvent | null {
  const read = message.safeParse(body)
  if (!read.success) return null
  const { event, created_at, payload } = read.data
  const { order, subscription, payment, refund } = payload
  const paid = payment?.entity
  const sent = refund?.entity
  const running = subscription?.entity
  return {
    event,
    at: momentOf(created_at),
    order: order?.entity.id ?? paid?.order_id ?? null,
    subscription: running
      ? {
          id: running.id,
          plan: running.plan_id ?? '',
          from: running.current_start ? momentOf(running.current_start) : null,
          to: running.current_end ? momentOf(running.current_end) : null,
        }
      : null,
    payment: paid
      ? {
          id: paid.id,
          order: paid.order_id ?? null,
          amount: paid.amount,
          currency: paid.currency,
          at: momentOf(paid.created_at),
          reason: paid.error_description?.slice(0, 300) ?? '',
        }
      : null,
    refund: sent
      ? {
          id: sent.id,
          payment: sent.payment_id,
          amount: sent.amount,
          reference: sent.receipt ?? null,
          status: sent.status ?? '',
        }
      : null,
  }
}

const momentOf = (unixSeconds: number): Date => new Date(unixSeconds * 1000)
