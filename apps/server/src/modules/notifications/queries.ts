import type { EmailMode } from '@deckle/core/notification/notification-type.ts'
import { sql } from 'kysely'
import { newestFirst, type PageRequest, readPage } from '../../db/paging/paging.ts'
import { userReach, type Scoped } from '../../db/reach.ts'
import type { DbOf } from '../../db/database.ts'
import type { MailedPeople, PersonNames } from '../users/tables.ts'
import type { NotificationTables } from './tables.ts'

export type NotificationsDb = DbOf<NotificationTables, PersonNames & MailedPeople>

export interface NewNotification {
  readonly client_id: string
  readonly id: string
  readonly user_id: string
  readonly type: string
  readonly title: string
  readonly text: string
  readonly link: string
  /** JSON of `NotificationWords`. */
  readonly words: string | null
  readonly actor_id: string | null
  readonly created_at: Date
  readonly email: EmailMode
}

export async function insertNotifications(
  db: NotificationsDb,
  notifications: readonly NewNotification[],
): Promise<void> {
  await db.insertInto('notifications').values(notifications).execute()
}

export function listNotifications(db: NotificationsDb, actor: Scoped, page: PageRequest) {
  const query = db
    .selectFrom('notifications as n')
    .leftJoin('users as actor', (join) =>
      join.onRef('actor.client_id', '=', 'n.client_id').onRef('actor.id', '=', 'n.actor_id'),
    )
    .select(['n.id', 'n.type', 'n.title', 'n.text', 'n.words', 'n.link', 'n.created_at', 'n.read_at'])
    .select(sql<string | null>`btrim(actor.first_name || ' ' || actor.last_name)`.as('actor_name'))
    .where('n.client_id', '=', actor.clientId)
    .where('n.user_id', '=', actor.userId)
  return readPage(query, newestFirst('n.created_at', 'n.id'), page)
}

export async function countUnread(db: NotificationsDb, clientId: string, userId: string): Promise<number> {
  const row = await db
    .selectFrom('notifications')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return row.count
}

/** All notifications if `ids` is undefined. */
export async function markRead(
  db: NotificationsDb,
  clientId: string,
  userId: string,
  ids: readonly string[] | undefined,
  now: Date,
): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ read_at: now })
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids?.length ? ids : [noId]))
    .execute()
}

/** Deletes notifications triggered by the person, which show their name to the recipients. */
export async function deleteNotificationsBy(db: NotificationsDb, clientId: string, actorId: string): Promise<void> {
  await db.deleteFrom('notifications').where('client_id', '=', clientId).where('actor_id', '=', actorId).execute()
}

/** Deletes these people's unread notifications of a type that link to `link`. */
export async function withdrawNotifications(
  db: NotificationsDb,
  { clientId, userIds, type, link }: { clientId: string; userIds: readonly string[]; type: string; link: string },
): Promise<void> {
  await db
    .deleteFrom('notifications')
    .where('client_id', '=', clientId)
    .where('type', '=', type)
    .where('link', '=', link)
    .where('read_at', 'is', null)
    .where('user_id', '=', sql<string>`any(${userIds}::uuid[])`)
    .execute()
}

const noId = '00000000-0000-0000-0000-000000000000'

export async function canWriteTo(db: NotificationsDb, actor: Scoped, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('client_id', '=', actor.clientId)
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .where(userReach(actor, 'user.list', 'users'))
    .executeTakeFirst()
  return row !== undefined
}
