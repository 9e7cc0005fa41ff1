import type { WebhookEvent } from '@deckle/core/webhook/webhook.ts'
import { type Insertable, sql } from 'kysely'
import type { DbOf } from '../../db/database.ts'
import type { WebhookTables } from './tables.ts'

export type WebhooksDb = DbOf<WebhookTables>

export interface Wanted {
  readonly clientId: string
  readonly id: string
}

const columns = [
  'client_id',
  'id',
  'url',
  'events',
  'active',
  'failing_since',
  'disabled_at',
  'created_at',
  'updated_at',
] as const

const webhooksOf = (db: WebhooksDb, clientId: string) =>
  db.selectFrom('webhooks').select(columns).where('client_id', '=', clientId)

export type WebhookRecord = Awaited<ReturnType<typeof listWebhooks>>[number]

/** Oldest first. */
export const listWebhooks = (db: WebhooksDb, clientId: string) =>
  webhooksOf(db, clientId).orderBy('created_at').orderBy('id').execute()

export const findWebhook = (db: WebhooksDb, { clientId, id }: Wanted): Promise<WebhookRecord | undefined> =>
  webhooksOf(db, clientId).where('id', '=', id).executeTakeFirst()

/** Active webhooks that want the event. */
export const listReceivers = (db: WebhooksDb, clientId: string, event: WebhookEvent) =>
  db
    .selectFrom('webhooks')
    .select('id')
    .where('client_id', '=', clientId)
    .where('active', '=', true)
    .where(sql<boolean>`${event} = any (events)`)
    .execute()

export async function insertWebhook(db: WebhooksDb, row: Insertable<WebhookTables['webhooks']>): Promise<void> {
  await db.insertInto('webhooks').values(row).execute()
}

export interface WebhookChange {
  readonly url?: string
  readonly events?: string[]
  readonly active?: boolean
  /** Sealed. */
  readonly secret?: string
  readonly failing_since?: Date | null
  readonly disabled_at?: Date | null
  readonly updated_at?: Date
}

export async function setWebhook(db: WebhooksDb, { clientId, id }: Wanted, change: WebhookChange): Promise<void> {
  await db.updateTable('webhooks').set(change).where('client_id', '=', clientId).where('id', '=', id).execute()
}

export async function removeWebhook(db: WebhooksDb, { clientId, id }: Wanted): Promise<void> {
  await db.deleteFrom('webhooks').where('client_id', '=', clientId).where('id', '=', id).execute()
}

export async function insertDeliveries(
  db: WebhooksDb,
  rows: readonly Insertable<WebhookTables['webhook_deliveries']>[],
): Promise<void> {
  if (rows.length === 0) return
  await db
    .insertInto('webhook_deliveries')
    .values([...rows])
    .execute()
}
