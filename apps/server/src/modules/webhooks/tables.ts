import type { Tables } from '../../db/tables.ts'

export type WebhookTables = Pick<Tables, 'webhooks' | 'webhook_deliveries' | 'webhook_attempts'>
