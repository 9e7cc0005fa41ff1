import type { Webhook } from '@deckle/contract/webhooks.ts'
import { webhookEvents } from '@deckle/core/webhook/webhook.ts'
import type { WebhookRecord } from './queries.ts'

export const presentWebhook = (row: WebhookRecord): Webhook => ({
  id: row.id,
  url: row.url,
  events: webhookEvents.filter((event) => row.events.includes(event)),
  active: row.active,
  failing_since: row.failing_since?.toISOString() ?? null,
  disabled_at: row.disabled_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
})
