import type { payments } from '@deckle/contract/payments.ts'
import type { Handler } from '../../../http/handler.ts'
import { addressKey } from '../../../platform/rate-limit/rate-limit.ts'
import { requireLimit } from '../../../platform/rate-limit/require-limit.ts'
import { refuse } from '../../../refusal.ts'
import { eventIdOf, receiveEvent } from './receive-event.ts'

/** Answers when all is stored: what fails is sent again by the gateway. */
export const receiveWebhook: Handler<typeof payments.webhook> = async ({ deps, request }) => {
  await requireLimit(deps.limits, 'publicWrite', addressKey(request.ip))
  const signature = request.header('x-razorpay-signature') ?? ''
  const { rawBody } = request
  if (rawBody === null || !deps.payments.isEventSigned(rawBody, signature))
    throw refuse('rule_broken', 'payment.signature')
  await receiveEvent(deps, eventIdOf(request.header('x-razorpay-event-id'), rawBody), JSON.parse(rawBody.toString()))
  return { ok: true }
}
