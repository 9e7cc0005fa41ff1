import type { WebhookEvent } from '@deckle/core/webhook/webhook.ts'

/** Keys of the events' words. */
export const eventWords = {
  'lead.created': 'events.created',
  'lead.updated': 'events.updated',
} as const satisfies Readonly<Record<WebhookEvent, string>>
