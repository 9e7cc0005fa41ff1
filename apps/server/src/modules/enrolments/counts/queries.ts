import { sql } from 'kysely'
import { type CountFault, type StoredCounts, listDifferent } from '../../../db/stored-counts.ts'
import type { EnrolmentsDb } from '../queries.ts'
import { bandNames, countNames, type Counts, type NodeCounts, type PlacedCounts, wholeCourse } from './counted.ts'

/** Changes of enrolments hold it shared, moves in the hierarchy alone: neither counts what the other is changing. */
export async function lockCounts(db: EnrolmentsDb, clientId: string, how: 'shared' | 'alone'): Promise<void> {
  const lock = how === 'shared' ? sql`pg_advisory_xact_lock_shared` : sql`pg_advisory_xact_lock`
  await sql`select ${lock}(hashtextextended(${`course_counts ${clientId}`}, 0))`.execute(db)
}

/** @param changes in the order in which rows are locked */
export async function addCounts(db: EnrolmentsDb, clientId: string, changes: readonly NodeCounts[]): Promise<void> {
  if (changes.length === 0) return
  const column = <Name extends keyof NodeCounts>(name: Name) => changes.map((change) => change[name])
  const added = sql.join(
    countNames.map((name) => sql`${sql.ref(name)} = known.${sql.ref(name)} + excluded.${sql.ref(name)}`),
  )
  await sql`insert into course_counts as known (client_id, course_id, node_id, ${names})
    select ${clientId}::uuid, course_id, node_id, ${names}
    from unnest(${column('course_id')}::uuid[], ${column('node_id')}::uuid[], ${sql.join(countNames.map((name) => sql`${column(name)}::bigint[]`))})
      with ordinality as c (course_id, node_id, ${names}, at) order by at
    on conflict (client_id, course_id, node_id) do update set ${added}`.execute(db)
}

const names = sql.join(countNames.map((name) => sql.ref(name)))

const tenths = sql`round((e.percentage * 10)::numeric)`

/** As `countsOf` counts an enrolment `e`; of those who are not in the bin. */
const counted = sql`count(*)::integer as enrolled,
  count(*) filter (where e.status <> 'assigned')::integer as started,
  count(*) filter (where e.status = 'passed')::integer as passed,
  count(*) filter (where e.status = 'failed')::integer as failed,
  count(*) filter (where e.status = 'expired')::integer as expired,
  count(*) filter (where e.expired_from = 'passed')::integer as expired_passed,
  count(e.percentage)::integer as scored,
  coalesce(sum(${tenths}), 0)::bigint as percentage_sum,
  ${sql.join(bandNames.map((name, band) => sql`count(*) filter (where e.percentage is not null and least(9, floor(${tenths} / 100)) = ${sql.lit(band)})::integer as ${sql.ref(name)}`))}`

/** People of these branches, their tops among them; those who are in courses, or all. */
export async function listAtOrBelow(
  db: EnrolmentsDb,
  clientId: string,
  tops: readonly string[],
  { inCourses = false } = {},
): Promise<readonly string[]> {
  const isIn = sql`exists (select from enrolments e where e.client_id = ${clientId} and e.user_id = u.id and e.removed is null)`
  const { rows } = await sql<{ id: string }>`select distinct u.id from users p
    join users u on u.client_id = ${clientId} and u.path >= p.path and u.path < p.path || decode(repeat('ff', 16), 'hex')
    where p.client_id = ${clientId} and p.id = any (${tops}::uuid[]) and ${inCourses ? isIn : sql`true`}`.execute(db)
  return rows.map(({ id }) => id)
}

/** What these people count as, by course and manager. */
export async function readPlacedCounts(
  db: EnrolmentsDb,
  clientId: string,
  userIds: readonly string[],
): Promise<readonly PlacedCounts[]> {
  if (userIds.length === 0) return []
  const { rows } = await sql<Counts & { course_id: string; manager_path: Buffer | null }>`
    select e.course_id, u.manager_path, ${counted}
    from enrolments e join users u on u.client_id = ${clientId} and u.id = e.user_id
    where e.client_id = ${clientId} and e.user_id = any (${userIds}::uuid[]) and e.removed is null and u.deleted_at is null
    group by e.course_id, u.manager_path`.execute(db)
  return rows.map(({ course_id, manager_path, ...counts }) => ({
    courseId: course_id,
    managerPath: manager_path,
    counts,
  }))
}

/** First by manager, so that what many have in common is added up for those above once. */
const recounted = sql`select g.client_id, g.course_id, n.node_id, ${sql.join(countNames.map((name) => sql`sum(g.${sql.ref(name)})::bigint as ${sql.ref(name)}`))}
  from (
    select e.client_id, e.course_id, u.manager_path, ${counted}
    from enrolments e join users u on u.client_id = e.client_id and u.id = e.user_id
    where e.removed is null and u.deleted_at is null
    group by e.client_id, e.course_id, u.manager_path
  ) g cross join lateral (select ${wholeCourse}::uuid as node_id union all
    select encode(substring(g.manager_path from at * 16 + 1 for 16), 'hex')::uuid
    from generate_series(0, length(g.manager_path) / 16 - 1) at) n
  group by g.client_id, g.course_id, n.node_id`

/** Rows that differ from what is counted anew, of all clients. */
export const listCountFaults = (db: EnrolmentsDb): Promise<readonly CountFault[]> =>
  listDifferent(db, {
    stored: sql`select * from course_counts`,
    counted: recounted,
    key: ['client_id', 'course_id', 'node_id'],
    figures: countNames,
  })

export const courseCounts: StoredCounts = {
  name: 'course_counts',
  locks: ['enrolments', 'users'],
  listFaults: listCountFaults,
  async replace(db) {
    await sql`delete from course_counts`.execute(db)
    await sql`insert into course_counts (client_id, course_id, node_id, ${names}) ${recounted}`.execute(db)
  },
}
