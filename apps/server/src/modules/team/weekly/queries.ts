import { sql } from 'kysely'
import { personZone } from '../../../db/person-zone.ts'
import { countMembers, peopleOf, type Team, type TeamDb } from '../queries.ts'

export interface Leader {
  readonly client_id: string
  readonly id: string
  readonly path: Buffer
  /** The Monday by their calendar, `YYYY-MM-DD`; when it and the weeks before and after began. */
  readonly week: string
  readonly last_monday: Date
  readonly monday: Date
  readonly next_monday: Date
}

/** Managers and above with somebody directly below, for whom it is Monday from eight on, of all clients; not yet told. */
export async function listLeaders(
  db: TeamDb,
  { now, last, limit }: { readonly now: Date; readonly last: Leader | null; readonly limit: number },
): Promise<readonly Leader[]> {
  const after = last ? sql`(u.client_id, u.id) > (${last.client_id}, ${last.id})` : sql`true`
  const monday = (weeks: number) => sql`(l.day + ${sql.lit(7 * weeks)})::timestamp at time zone l.zone`
  const { rows } = await sql<Leader>`select u.client_id, u.id, u.path, l.day::text as week,
      ${monday(-1)} as last_monday, ${monday(0)} as monday, ${monday(1)} as next_monday
    from users u
    cross join lateral (select ${personZone('u')} as zone) z
    cross join lateral (select z.zone, (${now}::timestamptz at time zone z.zone)::date as day,
      extract(isodow from ${now}::timestamptz at time zone z.zone) as weekday,
      extract(hour from ${now}::timestamptz at time zone z.zone) as hour) l
    where u.active and (u.owns_client or u.license_type in ('Manager', 'Admin', 'Superadmin')) and u.deleted_at is null
      and l.weekday = 1 and l.hour >= 8 and ${after}
      and exists (select from users b where b.client_id = u.client_id and b.manager_id = u.id and b.active and b.deleted_at is null)
      and not exists (select from team_weekly_mails w
        where w.client_id = u.client_id and w.user_id = u.id and w.week = l.day)
    order by u.client_id, u.id limit ${limit}`.execute(db)
  return rows
}

/** False where the manager was told of the week before: of two servers at once, one gets true. */
export async function claimWeek(db: TeamDb, { client_id, id, week }: Leader): Promise<boolean> {
  const row = await db
    .insertInto('team_weekly_mails')
    .values({ client_id, user_id: id, week })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Numbers of people below. */
export async function countWeek(db: TeamDb, leader: Leader, now: Date) {
  const team: Team = { clientId: leader.client_id, path: leader.path }
  const { overdue, at_risk } = await countMembers(db, team, now)
  const row = await peopleOf(db, team)
    .select([
      sql<number>`(count(*) filter (where open_learning.open > 0
        and open_learning.next_due_at >= ${now} and open_learning.next_due_at < ${leader.next_monday}))::integer`.as(
        'due',
      ),
      sql<number>`(count(*) filter (where open_learning.open > 0 and not exists (
        select from enrolments e where e.client_id = ${leader.client_id} and e.user_id = users.id
          and e.removed is null and e.status <> 'assigned')))::integer`.as('not_begun'),
      sql<number>`(count(*) filter (where exists (
        select from enrolments e where e.client_id = ${leader.client_id} and e.user_id = users.id and e.removed is null
          and e.status = 'passed' and e.completed_at >= ${leader.last_monday} and e.completed_at < ${leader.monday})))::integer`.as(
        'finished',
      ),
    ])
    .executeTakeFirstOrThrow()
  return { finished: row.finished, overdue, at_risk, due: row.due, not_begun: row.not_begun }
}
