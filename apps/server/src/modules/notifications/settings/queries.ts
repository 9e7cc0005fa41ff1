import {
  type EmailMode,
  type NotificationType,
  notificationTypeNames,
} from '@deckle/core/notification/notification-type.ts'
import { sql } from 'kysely'
import type { NotificationsDb } from '../queries.ts'

export interface Recipient {
  readonly clientId: string
  readonly userId: string
}

/** What the person chose; types without a choice are missing. */
export async function listChoices(
  db: NotificationsDb,
  { clientId, userId }: Recipient,
): Promise<ReadonlyMap<string, EmailMode>> {
  const rows = await db
    .selectFrom('notification_settings')
    .select(['type', 'email'])
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .execute()
  return new Map(rows.map(({ type, email }) => [type, email]))
}

/** What these people chose for a type; those without a choice are missing. */
export async function listChoicesOf(
  db: NotificationsDb,
  clientId: string,
  userIds: readonly string[],
  type: NotificationType,
): Promise<ReadonlyMap<string, EmailMode>> {
  const rows = await db
    .selectFrom('notification_settings')
    .select(['user_id', 'email'])
    .where('client_id', '=', clientId)
    .where('type', '=', type)
    .where('user_id', '=', sql<string>`any(${userIds}::uuid[])`)
    .execute()
  return new Map(rows.map(({ user_id, email }) => [user_id, email]))
}

/** What waits to be mailed follows the new choice. */
export async function saveChoices(
  db: NotificationsDb,
  { clientId, userId }: Recipient,
  choices: Readonly<Partial<Record<NotificationType, EmailMode>>>,
): Promise<void> {
  for (const type of notificationTypeNames) {
    const email = choices[type]
    if (email === undefined) continue
    await db
      .insertInto('notification_settings')
      .values({ client_id: clientId, user_id: userId, type, email })
      .onConflict((conflict) => conflict.columns(['client_id', 'user_id', 'type']).doUpdateSet({ email }))
      .execute()
    await db
      .updateTable('notifications')
      .set({ email })
      .where('client_id', '=', clientId)
      .where('user_id', '=', userId)
      .where('type', '=', type)
      .where('email', '!=', 'none')
      .where('mailed_at', 'is', null)
      .execute()
  }
}

export async function hasRecipient(db: NotificationsDb, { clientId, userId }: Recipient): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('client_id', '=', clientId)
    .where('id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}
