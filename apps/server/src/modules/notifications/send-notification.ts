import {
  type EmailMode,
  type NotificationType,
  notificationTypes,
} from '@deckle/core/notification/notification-type.ts'
import type { Db } from '../../db/database.ts'
import { notifyAll } from '../../db/listen.ts'
import type { Deps } from '../../deps.ts'
import type { NotificationKey } from '../../words/catalogue.ts'
import { groupNotifications, insertNotifications, type NewNotification } from './queries.ts'
import { listChoicesOf } from './settings/queries.ts'
import { notificationChannel } from './streams.ts'

export interface NotificationWords {
  readonly key: NotificationKey
  /** `plan` is a plan type and `date` is `YYYY-MM-DD`; both are formatted in the recipient's language. */
  readonly values: Readonly<Record<string, string | number>>
}

export interface Notification {
  readonly clientId: string
  readonly type: NotificationType
  /** Shown as it is. For `shared` it is the deck's name; the text is written in the reader's language (present.ts). */
  readonly title?: string
  /** Replaces title and text: translated to the recipient's language. */
  readonly words?: NotificationWords
  readonly text?: string
  /** A path on this server, or `''`. */
  readonly link?: string
  readonly actorId?: string | null
  /** What it is about: while it is unread, another one of the same type and subject is grouped with it. Needs an actor. */
  readonly subject?: string
  /** In place of what the person has chosen, where a mail of its own says the same. */
  readonly email?: EmailMode
}

/** Stores a notification for each person and pushes it to their open streams when the surrounding transaction commits. */
export async function sendNotification(
  db: Db,
  { newId, now }: Pick<Deps, 'newId' | 'now'>,
  userIds: readonly string[],
  one: Notification,
): Promise<void> {
  if (userIds.length === 0) return
  const choices = await listChoicesOf(db, one.clientId, userIds, one.type)
  const rows = userIds.map((user_id) => ({
    client_id: one.clientId,
    id: newId(),
    user_id,
    type: one.type,
    title: one.title ?? '',
    words: one.words === undefined ? null : JSON.stringify(one.words),
    text: one.text ?? '',
    link: one.link ?? '',
    actor_id: one.actorId ?? null,
    created_at: now(),
    email: one.email ?? choices.get(user_id) ?? notificationTypes[one.type].email,
  }))
  await notifyAll(
    db,
    notificationChannel,
    [...(await storeRows(db, one, rows))].map(([userId, id]) => `${userId} ${id}`),
  )
}

/** Returns the ids by person. */
async function storeRows(
  db: Db,
  { clientId, subject, actorId }: Notification,
  rows: readonly NewNotification[],
): Promise<ReadonlyMap<string, string>> {
  if (subject !== undefined && actorId) return groupNotifications(db, { clientId, subject, actorId }, rows)
  await insertNotifications(db, rows)
  return new Map(rows.map(({ user_id, id }) => [user_id, id]))
}
