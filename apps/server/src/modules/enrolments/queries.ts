import type { CourseContent } from '@deckle/core/course/course.ts'
import type { EnrolmentSource, Enrolment } from '@deckle/core/learning/enrolment.ts'
import { sql } from 'kysely'
import type { DbOf } from '../../db/database.ts'
import type { ActiveClients } from '../clients/tables.ts'
import type { CourseTerms } from '../courses/tables.ts'
import type { LearnerDecks } from '../learning/tables.ts'
import type { ActiveRules } from '../rules/tables.ts'
import type { PeoplePlaces } from '../users/tables.ts'
import type { EnrolmentTables } from './tables.ts'

export type EnrolmentsDb = DbOf<
  EnrolmentTables,
  PeoplePlaces & CourseTerms & LearnerDecks & ActiveRules & ActiveClients
>

export interface CourseKey {
  readonly clientId: string
  readonly courseId: string
}

export interface EnrolmentKey extends CourseKey {
  readonly userId: string
}

export type StoredEnrolment = Awaited<ReturnType<typeof lockEnrolments>>[number]

/** In a fixed order, so that two who change the same people don't wait for each other. */
export const lockEnrolments = (db: EnrolmentsDb, { clientId, courseId }: CourseKey, userIds: readonly string[]) =>
  db
    .selectFrom('enrolments')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('course_id', '=', courseId)
    .where('user_id', '=', sql<string>`any (${userIds}::uuid[])`)
    .orderBy('user_id')
    .forNoKeyUpdate()
    .execute()

export interface EnrolmentToStore extends Enrolment {
  readonly user_id: string
  readonly rule_id: string | null
  readonly added_by: string | null
  readonly expires_at: string | null
  readonly completed: number
  readonly percent: number
  readonly percentage: number | null
  readonly seen_on: string | null
}

const types = {
  user_id: 'uuid',
  status: 'text',
  source: 'text',
  rule_id: 'uuid',
  added_by: 'uuid',
  round: 'integer',
  enrolled_at: 'timestamptz',
  started_at: 'timestamptz',
  completed_at: 'timestamptz',
  expired_from: 'text',
  due_at: 'timestamptz',
  expires_at: 'timestamptz',
  attempts_reset_at: 'timestamptz',
  waived: 'text',
  marked: 'text',
  removed: 'text',
  completed: 'integer',
  percent: 'real',
  percentage: 'real',
  seen_on: 'date',
} as const satisfies Record<keyof EnrolmentToStore, string>
const columns = Object.keys(types) as (keyof EnrolmentToStore)[]

export async function storeEnrolments(
  db: EnrolmentsDb,
  { clientId, courseId }: CourseKey,
  rows: readonly EnrolmentToStore[],
): Promise<void> {
  if (rows.length === 0) return
  const changed = columns.filter((name) => name !== 'user_id')
  const given = columns.map((name) => sql`${rows.map((row) => row[name])}::${sql.raw(types[name])}[]`)
  await sql`update enrolments set ${sql.join(changed.map((name) => sql`${sql.ref(name)} = g.${sql.ref(name)}`))}
    from unnest(${sql.join(given)}) as g (${sql.join(columns.map((name) => sql.ref(name)))})
    where enrolments.client_id = ${clientId} and enrolments.course_id = ${courseId} and enrolments.user_id = g.user_id`.execute(
    db,
  )
}

export interface NewEnrolments {
  readonly userIds: readonly string[]
  readonly source: EnrolmentSource
  readonly ruleId: string | null
  readonly addedBy: string | null
  readonly at: Date
  readonly dueAt: string | null
}

/** Returns the ids of those who were not in the course yet. */
export async function insertEnrolments(
  db: EnrolmentsDb,
  { clientId, courseId }: CourseKey,
  { userIds, source, ruleId, addedBy, at, dueAt }: NewEnrolments,
): Promise<readonly string[]> {
  if (userIds.length === 0) return []
  const { rows } = await sql<{ user_id: string }>`
    insert into enrolments (client_id, course_id, user_id, source, rule_id, added_by, enrolled_at, due_at)
    select ${clientId}::uuid, ${courseId}::uuid, id, ${source}, ${ruleId}::uuid, ${addedBy}::uuid, ${at}::timestamptz, ${dueAt}::timestamptz
    from unnest(${userIds}::uuid[]) as id order by id
    on conflict do nothing returning user_id`.execute(db)
  return rows.map(({ user_id }) => user_id)
}

/** Those who are there and not in the bin. */
export function findPlaces(db: EnrolmentsDb, clientId: string, userIds: readonly string[]) {
  return db
    .selectFrom('users')
    .select(['id', 'manager_path'])
    .where('client_id', '=', clientId)
    .where('id', '=', sql<string>`any (${userIds}::uuid[])`)
    .where('deleted_at', 'is', null)
    .execute()
}

type Terms = Pick<CourseContent, 'starts_at' | 'ends_at' | 'due_days' | 'certificate'>

/** What learners get of the course, else what is drafted. */
export async function findTerms(db: EnrolmentsDb, { clientId, courseId }: CourseKey) {
  const row = await db
    .selectFrom('courses')
    .select([
      'title',
      'status',
      'deleted_at',
      sql<Terms>`
        jsonb_build_object('starts_at', coalesce(published, content) -> 'starts_at',
          'ends_at', coalesce(published, content) -> 'ends_at',
          'due_days', coalesce(published, content) -> 'due_days',
          'certificate', coalesce(published, content) -> 'certificate')`.as('terms'),
    ])
    .where('client_id', '=', clientId)
    .where('id', '=', courseId)
    .executeTakeFirstOrThrow()
  return row
}

/** Asked again, it is open again. */
export async function openRequest(
  db: EnrolmentsDb,
  { clientId, courseId, userId }: EnrolmentKey,
  { text, at }: { readonly text: string; readonly at: Date },
): Promise<void> {
  await sql`insert into enrolment_requests (client_id, course_id, user_id, text, asked_at)
    values (${clientId}, ${courseId}, ${userId}, ${text}, ${at})
    on conflict (client_id, course_id, user_id) do update
      set text = excluded.text, asked_at = excluded.asked_at, state = 'open', answered_by = null, answered_at = null`.execute(
    db,
  )
}

/** Answers open requests. Returns whose they were. */
export async function closeRequests(
  db: EnrolmentsDb,
  { clientId, courseId }: CourseKey,
  {
    userIds,
    state,
    by,
    at,
  }: {
    readonly userIds: readonly string[]
    readonly state: 'granted' | 'refused'
    readonly by: string | null
    readonly at: Date
  },
): Promise<readonly string[]> {
  const rows = await db
    .updateTable('enrolment_requests')
    .set({ state, answered_by: by, answered_at: at })
    .where('client_id', '=', clientId)
    .where('course_id', '=', courseId)
    .where('user_id', '=', sql<string>`any (${userIds}::uuid[])`)
    .where('state', '=', 'open')
    .returning('user_id')
    .execute()
  return rows.map(({ user_id }) => user_id)
}

export async function hasActiveRules(db: EnrolmentsDb, clientId: string): Promise<boolean> {
  const row = await db
    .selectFrom('course_rules')
    .select('active')
    .where('client_id', '=', clientId)
    .where('active', '=', true)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** When a person is due, ISO 8601, by course. */
export async function findDueDates(
  db: EnrolmentsDb,
  clientId: string,
  userId: string,
): Promise<ReadonlyMap<string, string | null>> {
  const rows = await db
    .selectFrom('enrolments')
    .select(['course_id', 'due_at'])
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .where('removed', 'is', null)
    .execute()
  return new Map(rows.map(({ course_id, due_at }) => [course_id, due_at?.toISOString() ?? null]))
}

/** Up to `limit` whose time is over, locked; those that another transaction has locked are left to it. */
export async function lockExpired(
  db: EnrolmentsDb,
  { clientId, courseId }: CourseKey,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<readonly { readonly user_id: string; readonly waived: string | null }[]> {
  return db
    .selectFrom('enrolments')
    .select(['user_id', 'waived'])
    .where('client_id', '=', clientId)
    .where('course_id', '=', courseId)
    .where('removed', 'is', null)
    .where('status', '=', 'passed')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .orderBy('user_id')
    .limit(limit)
    .forNoKeyUpdate()
    .skipLocked()
    .execute()
}

/** Courses in which something has expired, of clients that are not suspended. */
export async function listExpiring(db: EnrolmentsDb, now: Date): Promise<readonly CourseKey[]> {
  const { rows } = await sql<{ client_id: string; course_id: string }>`select c.id as client_id, e.course_id
    from clients c cross join lateral (select distinct course_id from (
      select n.course_id from enrolments n where n.client_id = c.id and n.removed is null and n.status = 'passed'
        and n.expires_at <= ${now} order by n.expires_at limit 10000) first) e
    where c.suspended_at is null`.execute(db)
  return rows.map(({ client_id, course_id }) => ({ clientId: client_id, courseId: course_id }))
}
