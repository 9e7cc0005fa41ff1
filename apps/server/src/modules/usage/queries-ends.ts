import { sql } from 'kysely'
import { personZone } from '../../db/person-zone.ts'
import type { UsageDb } from './queries.ts'

const DAY = 86_400_000

/** Clients with people whose licence ends within 15 days or ended within the last day. */
export async function listClientsWithEnds(db: UsageDb, now: Date): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('users')
    .innerJoin('clients', 'clients.id', 'users.client_id')
    .select('users.client_id')
    .distinct()
    .where('users.expires_at', '>', new Date(now.getTime() - DAY))
    .where('users.expires_at', '<', new Date(now.getTime() + 15 * DAY))
    .where('users.active', '=', true)
    .where('clients.suspended_at', 'is', null)
    .execute()
  return rows.map(({ client_id }) => client_id)
}

interface Asked {
  readonly clientId: string
  readonly now: Date
}

/** Licence ends that are due for a notification not sent yet. Days are counted in the person's time zone. */
const dueEnds = ({ clientId, now }: Asked, notified: 'person' | 'admins') => {
  const zone = personZone('u')
  return sql`select e.client_id, e.id as user_id, e.expires_at as ends_at, e.date,
      case when e.date - e.today > 3 then 14 when e.date > e.today then 3 else 0 end as days
    from (select u.client_id, u.id, u.expires_at, (u.expires_at at time zone ${zone})::date as date,
        (${now}::timestamptz at time zone ${zone})::date as today,
        extract(hour from ${now}::timestamptz at time zone ${zone}) as hour
      from users u where u.client_id = ${clientId} and u.active
        and u.expires_at > ${new Date(now.getTime() - DAY)} and u.expires_at < ${new Date(now.getTime() + 16 * DAY)}) e
    where e.date - e.today between 0 and 14 and (${notified} = 'admins' or e.hour >= 7)
      and not exists (select from licence_end_notices n where n.client_id = ${clientId} and n.user_id = e.id
        and n.ends_at = e.expires_at and n.notified = ${notified}
        and n.days = case when e.date - e.today > 3 then 14 when e.date > e.today then 3 else 0 end)`
}

export interface OwnEnd {
  readonly user_id: string
  /** `YYYY-MM-DD` in the person's time zone. */
  readonly date: string
  readonly days: number
}

/** Each licence end is claimed by only one of several concurrent servers. */
export async function claimOwnEnds(
  db: UsageDb,
  { limit, ...asked }: Asked & { readonly limit: number },
): Promise<readonly OwnEnd[]> {
  const { rows } = await sql<OwnEnd>`with due as (${dueEnds(asked, 'person')} limit ${limit}),
    claimed as (insert into licence_end_notices (client_id, user_id, ends_at, days, notified)
      select client_id, user_id, ends_at, days, 'person' from due on conflict do nothing returning user_id)
    select due.user_id, due.date::text, due.days from due join claimed on claimed.user_id = due.user_id`.execute(db)
  return rows
}

/** Claims all due licence ends; returns their number and the latest date. */
export async function claimAdminEnds(
  db: UsageDb,
  asked: Asked,
): Promise<{ readonly count: number; readonly date: string }> {
  const { rows } = await sql<{ count: number; date: string | null }>`with due as (${dueEnds(asked, 'admins')}),
    claimed as (insert into licence_end_notices (client_id, user_id, ends_at, days, notified)
      select client_id, user_id, ends_at, days, 'admins' from due on conflict do nothing returning user_id)
    select count(*)::integer as count, max(due.date)::text as date
    from due join claimed on claimed.user_id = due.user_id`.execute(db)
  return { count: rows[0]?.count ?? 0, date: rows[0]?.date ?? '' }
}
