import { sql } from 'kysely'
import type { DbOf } from '../../db/database.ts'
import { personZone } from '../../db/person-zone.ts'
import type { ActiveClients, ReportingZones } from '../clients/tables.ts'
import type { CourseTerms } from '../courses/tables.ts'
import type { Enrolled } from '../enrolments/tables.ts'
import type { RemindedPeople } from '../users/tables.ts'
import type { Near } from './reminders/reminder-of.ts'
import type { Window } from './reminders/windows.ts'
import type { ReminderTables } from './tables.ts'

export type RemindersDb = DbOf<ReminderTables, Enrolled & CourseTerms & RemindedPeople & ActiveClients & ReportingZones>

const DAY = 86_400_000

/** The column of the date, and the condition of its index. */
const watched = {
  due: {
    date: sql.ref('e.due_at'),
    isWatched: sql`e.removed is null and e.waived is null and e.status in ('assigned', 'in_progress')`,
  },
  expiring: { date: sql.ref('e.expires_at'), isWatched: sql`e.removed is null and e.status = 'passed'` },
  renewed: {
    date: sql.ref('e.enrolled_at'),
    isWatched: sql`e.removed is null and e.waived is null and e.status = 'assigned' and e.round > 1`,
  },
}

const isNear = ({ watched: name, from, to }: Window, now: Date) => {
  const { date, isWatched } = watched[name]
  const moment = (days: number) => new Date(now.getTime() + days * DAY)
  return sql`${isWatched} and ${date} > ${moment(from)} and ${date} <= ${moment(to)}`
}

/** Clients with something within the window; not suspended ones. */
export async function listClients(db: RemindersDb, window: Window, now: Date): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select c.id from clients c where c.suspended_at is null
    and exists (select from enrolments e where e.client_id = c.id and ${isNear(window, now)})`.execute(db)
  return rows.map(({ id }) => id)
}

export interface NearRow extends Near {
  readonly course_id: string
  readonly user_id: string
  /** As exact as it is stored. */
  readonly cursor: string
  /** Active, and with a licence. */
  readonly is_reached: boolean
}

interface Asked {
  readonly clientId: string
  readonly window: Window
  readonly now: Date
  readonly last: NearRow | null
  readonly limit: number
}

/** Soonest first. */
export async function listNear(
  db: RemindersDb,
  { clientId, window, now, last, limit }: Asked,
): Promise<readonly NearRow[]> {
  const { date } = watched[window.watched]
  const zone = personZone('u')
  const after = last
    ? sql`(${date}, e.course_id, e.user_id) > (${last.cursor}::timestamptz, ${last.course_id}, ${last.user_id})`
    : sql`true`
  const daysTo = (from: unknown) => sql`floor(extract(epoch from ${date} - ${from}) / 86400)::integer`
  const { rows } = await sql<Omit<NearRow, 'at'> & { at: Date }>`select e.course_id, e.user_id, e.round,
      ${date} as at, ${date}::text as cursor,
      (${date} at time zone ${zone})::date::text as date,
      (${date} at time zone ${zone})::date - (${now}::timestamptz at time zone ${zone})::date as days,
      extract(hour from ${now}::timestamptz at time zone ${zone})::integer as hour,
      ${date} <= ${now} as "isPast",
      ${daysTo(sql`coalesce(e.completed_at, e.enrolled_at)`)} as length,
      floor(extract(epoch from ${now}::timestamptz - e.enrolled_at) / 86400)::integer as since,
      u.active and u.deleted_at is null and coalesce(u.expires_at > ${now}, true) as is_reached
    from enrolments e join users u on u.client_id = e.client_id and u.id = e.user_id
    where e.client_id = ${clientId} and ${isNear(window, now)} and ${after}
    order by ${date}, e.course_id, e.user_id limit ${limit}`.execute(db)
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

/** Titles of those of the courses that learners can take, by id. */
export async function listOpenCourses(
  db: RemindersDb,
  clientId: string,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('courses')
    .select(['id', 'title'])
    .where('client_id', '=', clientId)
    .where('id', '=', sql<string>`any (${ids}::uuid[])`)
    .where('status', '=', 'published')
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`coalesce((published ->> 'ends_at')::timestamptz > ${now}, true)`)
    .execute()
  return new Map(rows.map(({ id, title }) => [id, title]))
}

export interface ToSay {
  readonly course_id: string
  readonly user_id: string
  readonly type: string
  readonly about: string
}

/** Returns those that were not said before, as `course user`. Of two servers that claim at once, one gets each. */
export async function claim(
  db: RemindersDb,
  clientId: string,
  all: readonly ToSay[],
  at: Date,
): Promise<ReadonlySet<string>> {
  if (all.length === 0) return new Set()
  const column = (name: keyof ToSay) => all.map((one) => one[name])
  const { rows } = await sql<{ course_id: string; user_id: string }>`
    insert into learning_reminders (client_id, course_id, user_id, type, about, sent_at)
    select ${clientId}::uuid, course_id, user_id, type, about, ${at}::timestamptz
    from unnest(${column('course_id')}::uuid[], ${column('user_id')}::uuid[], ${column('type')}::text[],
      ${column('about')}::text[]) with ordinality as s (course_id, user_id, type, about, place) order by place
    on conflict do nothing returning course_id, user_id`.execute(db)
  return new Set(rows.map(({ course_id, user_id }) => `${course_id} ${user_id}`))
}
