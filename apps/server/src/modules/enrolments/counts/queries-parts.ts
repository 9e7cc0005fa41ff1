import type { PartChange } from '@deckle/core/learning/part-counts.ts'
import { type RawBuilder, sql } from 'kysely'
import type { CourseKey, EnrolmentsDb } from '../queries.ts'

/** What is counted of a deck or topic: learners who are in the course, in their present round, outside the bin. */
export interface PartCounts extends PartChange {
  readonly courseId: string
}

/** Learners' steps hold it shared, a recount of the course alone: neither counts what the other is changing. */
export async function lockParts(
  db: EnrolmentsDb,
  courseIds: readonly string[],
  how: 'shared' | 'alone',
): Promise<void> {
  const lock = how === 'shared' ? sql`pg_advisory_xact_lock_shared` : sql`pg_advisory_xact_lock`
  await sql`select ${lock}(hashtextextended('course_parts ' || id, 0)) from (select unnest(${courseIds}::uuid[]) as id order by 1) c`.execute(
    db,
  )
}

/** Adds to what is counted of a course's decks and topics, in the order of their ids, so that learners don't deadlock. */
export async function addToPartCounts(
  db: EnrolmentsDb,
  { clientId, courseId }: CourseKey,
  changes: readonly PartChange[],
): Promise<void> {
  if (changes.length === 0) return
  const column = (name: Exclude<keyof PartChange, 'part'>) => changes.map((change) => change[name])
  await sql`insert into course_part_counts as c (client_id, course_id, part_id, started, completed, scored, percentage_sum)
    select ${clientId}::uuid, ${courseId}::uuid, part, started, completed, scored, percentage_sum
    from unnest(${changes.map(({ part }) => part)}::text[], ${column('started')}::integer[], ${column('completed')}::integer[], ${column('scored')}::integer[], ${column('percentageSum')}::bigint[])
      as g (part, started, completed, scored, percentage_sum)
    on conflict (client_id, course_id, part_id) do update set started = c.started + excluded.started, completed = c.completed + excluded.completed,
      scored = c.scored + excluded.scored, percentage_sum = c.percentage_sum + excluded.percentage_sum`.execute(db)
}

/**
 * From the progress of learners, as core's `partChanges` counts it.
 * @param courses condition on `c`, a course
 * @param people condition on `e`, an enrolment, and `u`, its person
 */
const counted = (courses: RawBuilder<unknown>, people: RawBuilder<unknown>) => sql`
  with places as (
    select c.client_id, c.id as course_id, (d ->> 'id')::uuid as deck_id, t ->> 'id' as topic_id,
      (t ->> 'required')::boolean and (d ->> 'required')::boolean as required
    from courses c cross join lateral jsonb_array_elements(c.published -> 'decks') d
      join lateral jsonb_array_elements(c.published -> 'topics') t on t ->> 'id' = d ->> 'topic_id'
    where ${courses}
    union all
    select c.client_id, c.id, (c.published #>> '{finalExam,deck_id}')::uuid, null, true
    from courses c where c.published #>> '{finalExam,deck_id}' is not null and ${courses}
  ), parts as (
    select *, required or not bool_or(required) over (partition by client_id, course_id, topic_id) as taken from places
  ), done as (
    select e.client_id, e.course_id, e.user_id, p.deck_id, p.topic_id, p.taken,
      case when p.topic_id is null then d.passed_at else d.completed_at end is not null as completed,
      round((d.percentage * 10)::numeric) as tenths
    from parts p
    join enrolments e on e.client_id = p.client_id and e.course_id = p.course_id and e.removed is null
    join users u on u.client_id = e.client_id and u.id = e.user_id and u.deleted_at is null
    join learner_decks d on d.client_id = e.client_id and d.user_id = e.user_id and d.course_id = e.course_id
      and d.round = e.round and d.deck_id = p.deck_id
    where ${people}
  ), of_topics as (
    select client_id, course_id, topic_id, user_id, count(*) filter (where completed and taken) as done, round(avg(tenths)) as tenths
    from done where topic_id is not null group by client_id, course_id, topic_id, user_id
  ), topics as (
    select client_id, course_id, topic_id, count(*) filter (where taken) as taken from parts where topic_id is not null
    group by client_id, course_id, topic_id
  )
  select client_id, course_id, deck_id::text as part_id, count(*)::integer as started,
    (count(*) filter (where completed))::integer as completed, count(tenths)::integer as scored, coalesce(sum(tenths), 0)::bigint as percentage_sum
  from done group by client_id, course_id, deck_id
  union all
  select client_id, course_id, topic_id, count(*)::integer, (count(*) filter (where done = taken))::integer,
    count(tenths)::integer, coalesce(sum(tenths), 0)::bigint
  from of_topics join topics using (client_id, course_id, topic_id) group by client_id, course_id, topic_id`

interface PartRow {
  readonly course_id: string
  readonly part_id: string
  readonly started: number
  readonly completed: number
  readonly scored: number
  readonly percentage_sum: number
}

/** Of these learners in one course, or in all of theirs. @param people condition on `e` and `u` */
export async function countParts(
  db: EnrolmentsDb,
  { clientId, courseId }: Pick<CourseKey, 'clientId'> & { readonly courseId?: string },
  people: RawBuilder<unknown>,
): Promise<readonly PartCounts[]> {
  const course = courseId === undefined ? sql`true` : sql`c.id = ${courseId}::uuid`
  const { rows } = await sql<PartRow>`${counted(
    sql`c.client_id = ${clientId}::uuid and ${course}`,
    sql`e.client_id = ${clientId}::uuid and ${people}`,
  )}`.execute(db)
  return rows.map(({ course_id, part_id, percentage_sum, ...counts }) => ({
    courseId: course_id,
    part: part_id,
    ...counts,
    percentageSum: percentage_sum,
  }))
}

export const ofPeople = (userIds: readonly string[]): RawBuilder<unknown> => sql`e.user_id = any (${userIds}::uuid[])`

const columns = sql`client_id, course_id, part_id, started, completed, scored, percentage_sum`

/** Of one course. The caller holds its lock alone. */
export async function replaceParts(db: EnrolmentsDb, { clientId, courseId }: CourseKey): Promise<void> {
  await db
    .deleteFrom('course_part_counts')
    .where('client_id', '=', clientId)
    .where('course_id', '=', courseId)
    .execute()
  await sql`insert into course_part_counts (${columns})
    ${counted(sql`c.client_id = ${clientId}::uuid and c.id = ${courseId}::uuid`, sql`true`)}`.execute(db)
}

export interface PartFault {
  readonly client_id: string
  readonly course_id: string
  readonly part_id: string
  readonly stored: Readonly<Record<string, number>>
  readonly counted: Readonly<Record<string, number>>
}

/** Rows that differ from what is counted anew, of all clients; a missing row is one of zeros. */
export async function listPartFaults(db: EnrolmentsDb): Promise<readonly PartFault[]> {
  const names = ['started', 'completed', 'scored', 'percentage_sum']
  const ofRow = (row: string) =>
    sql.raw(`jsonb_build_object(${names.map((name) => `'${name}', coalesce(${row}.${name}, 0)`).join(', ')})`)
  const { rows } = await sql<PartFault>`select * from (
    select coalesce(s.client_id, r.client_id) as client_id, coalesce(s.course_id, r.course_id) as course_id,
      coalesce(s.part_id, r.part_id) as part_id, ${ofRow('s')} as stored, ${ofRow('r')} as counted
    from course_part_counts s full join (${counted(sql`true`, sql`true`)}) r
      on s.client_id = r.client_id and s.course_id = r.course_id and s.part_id = r.part_id) d
    where stored <> counted order by client_id, course_id, part_id`.execute(db)
  return rows
}

/** Of all clients. */
export async function replaceAllParts(db: EnrolmentsDb): Promise<void> {
  await sql`lock table enrolments, users, learner_decks in share mode`.execute(db)
  await sql`delete from course_part_counts`.execute(db)
  await sql`insert into course_part_counts (${columns}) ${counted(sql`true`, sql`true`)}`.execute(db)
}
