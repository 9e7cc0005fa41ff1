import { sql } from 'kysely'
import type { RemindersDb } from '../queries.ts'
import type { FeedKey } from './calendar-token.ts'

interface Owner {
  readonly clientId: string
  readonly userId: string
}

export async function findFeed(db: RemindersDb, { clientId, userId }: Owner) {
  return db
    .selectFrom('calendar_feeds')
    .select(['key', 'created_at'])
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** In the place of the one before. */
export async function storeFeed(
  db: RemindersDb,
  { clientId, userId }: Owner,
  feed: { readonly key: string; readonly created_at: Date },
): Promise<void> {
  await db
    .insertInto('calendar_feeds')
    .values({ client_id: clientId, user_id: userId, ...feed })
    .onConflict((conflict) => conflict.columns(['client_id', 'user_id']).doUpdateSet(feed))
    .execute()
}

export async function deleteFeed(db: RemindersDb, { clientId, userId }: Owner): Promise<void> {
  await db.deleteFrom('calendar_feeds').where('client_id', '=', clientId).where('user_id', '=', userId).execute()
}

/** Undefined for a key that leads nowhere, and where the person may not sign in. */
export async function findFeedOwner(db: RemindersDb, { clientId, key }: FeedKey, now: Date) {
  return db
    .selectFrom('calendar_feeds as f')
    .innerJoin('users as u', (join) => join.onRef('u.client_id', '=', 'f.client_id').onRef('u.id', '=', 'f.user_id'))
    .innerJoin('clients as c', 'c.id', 'f.client_id')
    .select(['u.id', 'u.language', 'u.time_zone'])
    .where('f.client_id', '=', clientId)
    .where('f.key', '=', key)
    .where('u.active', '=', true)
    .where('u.deleted_at', 'is', null)
    .where('c.suspended_at', 'is', null)
    .where((expression) =>
      expression.or([expression('u.expires_at', 'is', null), expression('u.expires_at', '>', now)]),
    )
    .executeTakeFirst()
}

/** Events of one feed. */
const MOST = 500

/** What is due and not completed, of courses that learners can take; the latest due dates first. */
export async function listDue(db: RemindersDb, { clientId, userId }: Owner, timeZone: string | null) {
  const { rows } = await sql<{
    course_id: string
    round: number
    title: string
    due_at: Date
    /** In the person's time zone, as `YYYY-MM-DD`; null without one. */
    date: string | null
  }>`select e.course_id, e.round, c.title, e.due_at, (e.due_at at time zone ${timeZone}::text)::date::text as date
    from enrolments e join courses c on c.client_id = e.client_id and c.id = e.course_id
    where e.client_id = ${clientId} and e.user_id = ${userId} and e.removed is null and e.waived is null
      and e.status in ('assigned', 'in_progress') and e.due_at is not null
      and c.status = 'published' and c.deleted_at is null
    order by e.due_at desc, e.course_id limit ${MOST}`.execute(db)
  return rows
}
