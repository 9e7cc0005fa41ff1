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
  const column = <Name extends keyof NewNotification>(name: Name) => notifications.map((one) => one[name])
  await sql`insert into notifications (client_id, id, user_id, type, title, text, link, words, actor_id, created_at, email)
    select * from unnest(${column('client_id')}::uuid[], ${column('id')}::uuid[], ${column('user_id')}::uuid[],
      ${column('type')}::text[], ${column('title')}::text[], ${column('text')}::text[], ${column('link')}::text[],
      ${column('words')}::jsonb[], ${column('actor_id')}::uuid[], ${column('created_at')}::timestamptz[],
      ${column('email')}::text[])`.execute(db)
}

/**
 * Each person's unread notification of the same type and subject is changed instead of adding another: it is of the latest
 * actor, counts each actor once, and is mailed anew, at most once an hour. Returns the ids by person.
 */
export async function groupNotifications(
  db: NotificationsDb,
  { clientId, subject, actorId }: { readonly clientId: string; readonly subject: string; readonly actorId: string },
  notifications: readonly NewNotification[],
): Promise<ReadonlyMap<string, string>> {
  const column = <Name extends keyof NewNotification>(name: Name) => notifications.map((one) => one[name])
  const { rows } = await sql<{ id: string; user_id: string }>`
    insert into notifications (client_id, id, user_id, type, title, text, link, words, actor_id, created_at, email, subject)
    select ${clientId}::uuid, n.*, ${subject}::uuid from unnest(${column('id')}::uuid[], ${column('user_id')}::uuid[],
      ${column('type')}::text[], ${column('title')}::text[], ${column('text')}::text[], ${column('link')}::text[],
      ${column('words')}::jsonb[], ${column('actor_id')}::uuid[], ${column('created_at')}::timestamptz[],
      ${column('email')}::text[]) as n
    on conflict (client_id, user_id, type, subject) where read_at is null and subject is not null do update
      set words = excluded.words, link = excluded.link, actor_id = excluded.actor_id, created_at = excluded.created_at,
        email = excluded.email, mailed_at = null,
        mail_after = coalesce(notifications.mailed_at + interval '1 hour', notifications.mail_after)
    returning id, user_id`.execute(db)
  const ids = rows.map(({ id }) => id)
  const { rows: added } = await sql<{ notification_id: string }>`
    insert into notification_actors (client_id, notification_id, actor_id)
    select ${clientId}::uuid, id, ${actorId}::uuid from unnest(${ids}::uuid[]) as id
    on conflict do nothing returning notification_id`.execute(db)
  await sql`update notifications set actors = actors + 1 where client_id = ${clientId}
    and id = any (${added.map(({ notification_id }) => notification_id)}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, user_id }) => [user_id, id]))
}

export function listNotifications(db: NotificationsDb, actor: Scoped, page: PageRequest) {
  const query = db
    .selectFrom('notifications as n')
    .leftJoin('users as actor', (join) =>
      join.onRef('actor.client_id', '=', 'n.client_id').onRef('actor.id', '=', 'n.actor_id'),
    )
    .select(['n.id', 'n.type', 'n.title', 'n.text', 'n.words', 'n.actors', 'n.link', 'n.created_at', 'n.read_at'])
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

/**
 * Deletes notifications triggered by the person, which show their name to the recipients. Grouped ones count one less, and
 * are somebody else's of those behind them.
 */
export async function deleteNotificationsBy(db: NotificationsDb, clientId: string, actorId: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`delete from notification_actors
    where client_id = ${clientId} and actor_id = ${actorId} returning notification_id as id`.execute(db)
  const ids = rows.map(({ id }) => id)
  await sql`update notifications set actors = actors - 1
    where client_id = ${clientId} and id = any (${ids}::uuid[])`.execute(db)
  await sql`update notifications n
    set actor_id = other.id, words = jsonb_set(n.words, '{values,name}', to_jsonb(other.name))
    from (
      select distinct on (a.notification_id) a.notification_id, u.id, btrim(u.first_name || ' ' || u.last_name) as name
      from notification_actors a join users u on u.client_id = a.client_id and u.id = a.actor_id
      where a.client_id = ${clientId} and a.notification_id = any (${ids}::uuid[])
      order by a.notification_id, u.id
    ) as other
    where n.client_id = ${clientId} and n.id = other.notification_id and n.actor_id = ${actorId}`.execute(db)
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

/** Deletes what people were told about these subjects, which are gone. */
export async function deleteNotificationsAbout(
  db: NotificationsDb,
  clientId: string,
  subjects: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('notifications')
    .where('client_id', '=', clientId)
    .where('subject', '=', sql<string>`any(${subjects}::uuid[])`)
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
