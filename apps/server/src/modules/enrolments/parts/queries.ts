import type { PartChange } from '@deckle/core/learning/part-counts.ts'
import { type RawBuilder, sql } from 'kysely'
import { type StoredCounts, listDifferent } from '../../../db/stored-counts.ts'
import type { CourseKey, EnrolmentKey, EnrolmentsDb } from '../queries.ts'

const names = sql.raw('started, completed, scored, percentage_sum')
const summedUp = sql.raw(
  ['started', 'completed', 'scored', 'percentage_sum'].map((name) => `${name} = c.${name} + excluded.${name}`).join(),
)

/**
 * Adds what a learner's step changed to what is counted of decks and topics, in the order of their ids, so that learners
 * don't deadlock. Who is removed, in the bin or in another round meanwhile counts no more.
 */
export async function addToPartCounts(
  db: EnrolmentsDb,
  { clientId, courseId, userId, round }: EnrolmentKey & { readonly round: number },
  changes: readonly PartChange[],
): Promise<void> {
  if (changes.length === 0) return
  const column = (name: Exclude<keyof PartChange, 'part'>) => changes.map((change) => change[name])
  await sql`insert into course_part_counts as c (client_id, course_id, part_id, ${names})
    select ${clientId}::uuid, ${courseId}::uuid, part, ${names}
    from unnest(${changes.map(({ part }) => part)}::text[], ${column('started')}::integer[], ${column('completed')}::integer[], ${column('scored')}::integer[], ${column('percentageSum')}::bigint[])
      as g (part, ${names})
    where exists (select from enrolments e join users u on u.client_id = e.client_id and u.id = e.user_id
      where e.client_id = ${clientId}::uuid and e.course_id = ${courseId}::uuid and e.user_id = ${userId}::uuid
        and e.round = ${round} and e.removed is null and u.deleted_at is null)
    on conflict (client_id, course_id, part_id) do update set ${summedUp}`.execute(db)
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

/** Courses that learners reach. */
const isReached = sql`c.published is not null and c.status <> 'draft' and c.deleted_at is null`

/** Decks by topic, and whether completing the topic takes them (as `courseProgress` of core); a final exam has no topic. */
const places = sql`select c.client_id, c.id as course_id, (d ->> 'id')::uuid as deck_id, t ->> 'id' as topic_id,
    n.needed or not bool_or(n.needed) over (partition by c.client_id, c.id, t ->> 'id') as is_taken
  from courses c cross join lateral jsonb_array_elements(c.published -> 'decks') d
  join lateral jsonb_array_elements(c.published -> 'topics') t on t ->> 'id' = d ->> 'topic_id'
  cross join lateral (select (t -> 'required')::boolean and (d -> 'required')::boolean as needed) n
  where ${isReached}
  union all
  select c.client_id, c.id, (c.published -> 'finalExam' ->> 'deck_id')::uuid, null, true from courses c
  where ${isReached} and jsonb_typeof(c.published -> 'finalExam') = 'object'`

/** As `partChanges` of core counts them: of the present rounds of enrolments `e` of people who are not in the bin. */
const partsWhere = (which: RawBuilder<unknown>) => sql`
  with places as materialized (${places}), done as (
    select e.client_id, e.course_id, e.user_id, d.deck_id, p.topic_id, p.is_taken,
      p.deck_id is not null and case when p.topic_id is null then d.passed_at else d.completed_at end is not null as is_completed,
      case when d.completed_at is not null then round((d.percentage * 10)::numeric) end as tenths
    from enrolments e join users u on u.client_id = e.client_id and u.id = e.user_id
    join courses c on c.client_id = e.client_id and c.id = e.course_id
    join learner_decks d on d.client_id = e.client_id and d.user_id = e.user_id and d.course_id = e.course_id and d.round = e.round
    left join places p on p.client_id = e.client_id and p.course_id = e.course_id and p.deck_id = d.deck_id
    where e.removed is null and u.deleted_at is null and ${isReached} and ${which}
  ), topics as (
    select client_id, course_id, topic_id, count(*) filter (where is_taken) as taken from places where topic_id is not null group by 1, 2, 3
  ), of_topics as (
    select client_id, course_id, topic_id, count(*) filter (where is_completed and is_taken) as completed, round(avg(tenths)) as tenths
    from done where topic_id is not null group by client_id, course_id, topic_id, user_id
  )
  select client_id, course_id, deck_id::text as part_id, count(*)::integer as started, (count(*) filter (where is_completed))::integer as completed,
    count(tenths)::integer as scored, coalesce(sum(tenths), 0)::bigint as percentage_sum
  from done group by 1, 2, 3
  union all
  select client_id, course_id, topic_id, count(*)::integer, (count(*) filter (where completed = taken))::integer, count(tenths)::integer, coalesce(sum(tenths), 0)::bigint
  from of_topics join topics using (client_id, course_id, topic_id) group by 1, 2, 3`

export interface PartCounts {
  readonly course_id: string
  readonly part_id: string
  readonly started: number
  readonly completed: number
  readonly scored: number
  readonly percentage_sum: number
}

/** Of these people. @param courseId null for all their courses */
export async function readParts(
  db: EnrolmentsDb,
  { clientId, courseId }: { readonly clientId: string; readonly courseId: string | null },
  userIds: readonly string[],
): Promise<readonly PartCounts[]> {
  if (userIds.length === 0) return []
  const isCourse = courseId === null ? sql`true` : sql`e.course_id = ${courseId}::uuid and c.id = ${courseId}::uuid`
  const { rows } = await sql<PartCounts>`${partsWhere(
    sql`e.client_id = ${clientId}::uuid and c.client_id = ${clientId}::uuid and e.user_id = any (${userIds}::uuid[]) and ${isCourse}`,
  )}`.execute(db)
  return rows
}

/** Of some of a course's learners. @param people condition on `u`, their persons */
export async function readPartsOf(
  db: EnrolmentsDb,
  { clientId, courseId }: CourseKey,
  people: RawBuilder<unknown>,
): Promise<readonly PartCounts[]> {
  const { rows } = await sql<PartCounts>`${partsWhere(
    sql`e.client_id = ${clientId}::uuid and c.client_id = ${clientId}::uuid and c.id = ${courseId}::uuid and e.course_id = ${courseId}::uuid and ${people}`,
  )}`.execute(db)
  return rows
}

/** Adds to the counts of many learners' parts what is different afterwards. */
export async function addPartDifference(
  db: EnrolmentsDb,
  clientId: string,
  before: readonly PartCounts[],
  after: readonly PartCounts[],
): Promise<void> {
  const signed = [...before.map((row) => ({ row, sign: -1 })), ...after.map((row) => ({ row, sign: 1 }))]
  if (signed.length === 0) return
  const column = (name: Exclude<keyof PartCounts, 'course_id' | 'part_id'>) =>
    signed.map(({ row, sign }) => sign * row[name])
  await sql`insert into course_part_counts as c (client_id, course_id, part_id, ${names})
    select ${clientId}::uuid, course_id, part_id, sum(started), sum(completed), sum(scored), sum(percentage_sum)
    from unnest(${signed.map(({ row }) => row.course_id)}::uuid[], ${signed.map(({ row }) => row.part_id)}::text[],
      ${column('started')}::integer[], ${column('completed')}::integer[], ${column('scored')}::integer[], ${column('percentage_sum')}::bigint[])
      as g (course_id, part_id, ${names})
    group by course_id, part_id having (sum(started), sum(completed), sum(scored), sum(percentage_sum)) <> (0, 0, 0, 0)
    order by course_id, part_id
    on conflict (client_id, course_id, part_id) do update set ${summedUp}`.execute(db)
}

/** Counts a course's parts anew. The caller holds `lockParts` alone. */
export async function replaceParts(db: EnrolmentsDb, { clientId, courseId }: CourseKey): Promise<void> {
  await db
    .deleteFrom('course_part_counts')
    .where('client_id', '=', clientId)
    .where('course_id', '=', courseId)
    .execute()
  await sql`insert into course_part_counts (client_id, course_id, part_id, ${names})
    ${partsWhere(sql`e.client_id = ${clientId}::uuid and c.client_id = ${clientId}::uuid and e.course_id = ${courseId}::uuid and c.id = ${courseId}::uuid`)}`.execute(
    db,
  )
}

export const partCounts: StoredCounts = {
  name: 'course_part_counts',
  locks: ['enrolments', 'users', 'courses', 'learner_decks'],
  listFaults: (db) =>
    listDifferent(db, {
      // Those of courses that learners don't reach are counted when they do.
      stored: sql`select n.* from course_part_counts n join courses c on c.client_id = n.client_id and c.id = n.course_id where ${isReached}`,
      counted: partsWhere(sql`true`),
      key: ['client_id', 'course_id', 'part_id'],
      figures: ['started', 'completed', 'scored', 'percentage_sum'],
    }),
  async replace(db) {
    await sql`delete from course_part_counts`.execute(db)
    await sql`insert into course_part_counts (client_id, course_id, part_id, ${names}) ${partsWhere(sql`true`)}`.execute(
      db,
    )
  },
}
