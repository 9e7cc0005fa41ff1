import { deliveryStates, webhookEvents, webhookLimits } from '@deckle/core/webhook/webhook.ts'
import { list } from '@deckle/slides/fields/bounded.ts'
import * as z from 'zod/mini'
import { endpoint, type Output, type Resource } from './kit/endpoint.ts'
import { id, idParams, line, moment, ok, page, pageQuery } from './kit/shapes.ts'
import { routes } from './routes.ts'

const event = z.enum(webhookEvents)
const url = line(webhookLimits.url).check(z.refine<string>(isWebhookUrl, 'webhook_url'))
const events = list(event, { min: 1, max: webhookEvents.length })

const webhook = z.object({
  id,
  url: z.string(),
  events: z.array(event),
  active: z.boolean(),
  /** Since when every delivery has failed. */
  failing_since: z.nullable(moment),
  /** When it was switched off because all deliveries failed for days. */
  disabled_at: z.nullable(moment),
  created_at: moment,
  updated_at: moment,
})
export type Webhook = Output<typeof webhook>

const delivery = z.object({
  /** Sent as `webhook-id`, the same with each attempt. */
  id,
  event: z.string(),
  state: z.enum(deliveryStates),
  tries: z.number(),
  next_at: z.nullable(moment),
  /** Of the latest attempt; null where no answer came. */
  response_code: z.nullable(z.number()),
  /** Why no answer came: `refused`, `failed` or `switched_off`; '' otherwise. */
  error: z.string(),
  duration_ms: z.nullable(z.number()),
  tried_at: z.nullable(moment),
  created_at: moment,
})
export type WebhookDelivery = Output<typeof delivery>

const attempt = z.object({
  id,
  response_code: z.nullable(z.number()),
  error: z.string(),
  duration_ms: z.number(),
  at: moment,
})
export type WebhookAttempt = Output<typeof attempt>

const deliveryParams = z.object({ id, delivery_id: id })
const one = z.object({ webhook })
const withSecret = z.object({ webhook, secret: z.string() })

/** An https address, or http where the installation allows its host; without credentials. */
function isWebhookUrl(text: string): boolean {
  const parsed = URL.parse(text)
  return (
    parsed !== null && ['https:', 'http:'].includes(parsed.protocol) && parsed.username === '' && parsed.password === ''
  )
}

/** Addresses of other systems that are told of leads; signed as Standard Webhooks says (docs/decisions/0060). */
export const webhooks = {
  list: endpoint(routes.webhooks.list, {
    summary: `Webhooks of the client, ${webhookLimits.perClient} at most`,
    reply: z.object({ webhooks: z.array(webhook) }),
  }),
  create: endpoint(routes.webhooks.create, {
    summary: 'Create a webhook. The answer has its secret, which is not shown again',
    body: z.strictObject({ url, events }),
    reply: withSecret,
    errors: ['rule_broken'],
    refusedActing: 'all',
  }),
  show: endpoint(routes.webhooks.show, {
    summary: 'A webhook',
    params: idParams,
    reply: one,
    errors: ['not_found'],
  }),
  update: endpoint(routes.webhooks.update, {
    summary: 'Change a webhook. Switched on again, its failures are forgotten',
    params: idParams,
    body: z.strictObject({ url: z.optional(url), events: z.optional(events), active: z.optional(z.boolean()) }),
    reply: one,
    errors: ['not_found', 'rule_broken'],
    refusedActing: 'all',
  }),
  changeSecret: endpoint(routes.webhooks.changeSecret, {
    summary: 'Give a webhook a new secret, which is shown this once. The former one is no longer used',
    params: idParams,
    reply: withSecret,
    errors: ['not_found'],
    refusedActing: 'all',
  }),
  deliveries: endpoint(routes.webhooks.deliveries, {
    summary: 'What was sent to a webhook in the last thirty days, newest first',
    params: idParams,
    query: z.object({ ...pageQuery, state: z.optional(z.enum(deliveryStates)) }),
    reply: page('deliveries', delivery),
    errors: ['not_found', 'bad_cursor'],
  }),
  delivery: endpoint(routes.webhooks.delivery, {
    summary: 'A delivery with its body and each attempt at it',
    params: deliveryParams,
    reply: z.object({ delivery, body: z.string(), attempts: z.array(attempt) }),
    errors: ['not_found'],
  }),
  replay: endpoint(routes.webhooks.replay, {
    summary: 'Send a delivery again, now, whatever became of it',
    params: deliveryParams,
    reply: z.object({ delivery }),
    errors: ['not_found', 'rule_broken'],
  }),
  delete: endpoint(routes.webhooks.delete, {
    summary: 'Delete a webhook with its log',
    params: idParams,
    reply: ok,
    errors: ['not_found'],
  }),
} as const satisfies Resource<typeof routes.webhooks>
