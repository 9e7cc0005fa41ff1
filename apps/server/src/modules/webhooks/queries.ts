import type { WebhookEvent } from '@deckle/core/webhook/webhook.ts'
import { type Insertable, sql } from 'kysely'
import type { DbOf } from '../../db/database.ts'
import type { ActivePeople, PeopleOfClients } from '../users/tables.ts'
import type { WebhookTables } from './tables.ts'

export type WebhooksDb = DbOf<WebhookTables, PeopleOfClients & ActivePeople>

/** Active webhooks that want the event. */
export const listReceivers = (db: WebhooksDb, clientId: string, event: WebhookEvent) =>
  db
    .selectFrom('webhooks')
    .select('id')
    .where('client_id', '=', clientId)
    .where('active', '=', true)
    .where(sql<boolean>`${event} = any (events)`)
    .execute()

export async function insertDeliveries(
  db: WebhooksDb,
  rows: readonly Insertable<WebhookTables['webhook_deliveries']>[],
): Promise<void> {
  if (rows.length > 0)
    await db
      .insertInto('webhook_deliveries')
      .values([...rows])
      .execute()
}
