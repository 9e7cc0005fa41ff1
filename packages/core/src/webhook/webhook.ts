/** What a client's other systems can be told of. */
export const webhookEvents = ['lead.created', 'lead.updated'] as const
export type WebhookEvent = (typeof webhookEvents)[number]

/** `waiting`: for its first or its next attempt. */
export const deliveryStates = ['waiting', 'delivered', 'failed'] as const
export type DeliveryState = (typeof deliveryStates)[number]

export const webhookLimits = { url: 2000, perClient: 20 } as const

/** Attempts at a delivery, over some two days. */
export const MOST_DELIVERY_TRIES = 12
/** Days that every delivery of a webhook may fail before it is switched off. */
export const WEBHOOK_FAILING_DAYS = 5
/** Days that deliveries are listed. */
export const DELIVERY_LOG_DAYS = 30

const FIRST_WAIT = 3000
const GROWTH = 4
const LONGEST_WAIT = 12 * 3_600_000

/**
 * Milliseconds until the next attempt: exponential, at most twelve hours, less up to a half by lot, so that a receiver
 * that comes back is not met by all at once. Null after the last attempt.
 * @param tries attempts so far, from 1
 * @param lot 0 … 1
 */
export function waitAfter(tries: number, lot: number): number | null {
  if (tries >= MOST_DELIVERY_TRIES) return null
  const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * GROWTH ** (tries - 1))
  return Math.round(wait * (1 - lot / 2))
}

/** Whether a webhook that has failed since then is switched off. */
export const isFailingTooLong = (since: Date, now: Date): boolean =>
  now.getTime() - since.getTime() >= WEBHOOK_FAILING_DAYS * 86_400_000
