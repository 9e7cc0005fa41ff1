import { type PointsEntry, points, pointsKey } from '@deckle/core/learning/points/points.ts'
import { BOARD_BASE, BOARD_LEVELS, type StepRange } from '@deckle/core/learning/points/board.ts'
import { sql } from 'kysely'
import type { DbOf } from '../../db/database.ts'
import { personZone } from '../../db/person-zone.ts'
import { type StoredCounts, listDifferent } from '../../db/stored-counts.ts'
import type { MailedPeople, PersonNames, PersonPrivacy } from '../users/tables.ts'
import type { PointTables } from './tables.ts'

export type PointsDb = DbOf<PointTables, PersonNames & PersonPrivacy & MailedPeople>

interface Learner {
  readonly clientId: string
  readonly userId: string
}

/**
 * Adds entries that the ledger does not have.
 * @returns points added, by the course's id; `''` for those of no course
 */
export async function addEntries(
  db: PointsDb,
  { clientId, userId }: Learner,
  entries: readonly PointsEntry[],
  at: Date,
): Promise<ReadonlyMap<string, number>> {
  const keys = entries.map(pointsKey)
  const courses = entries.map((entry) => ('courseId' in entry ? entry.courseId : null))
  const amounts = entries.map(({ reason }) => points[reason])
  const { rows } = await sql<{ course: string; amount: number }>`
    with added as (
      insert into points (client_id, user_id, reason, course_id, amount, earned_at)
      select ${clientId}::uuid, ${userId}::uuid, reason, course_id, amount, ${at}::timestamptz
      from unnest(${keys}::text[], ${courses}::uuid[], ${amounts}::integer[]) as e (reason, course_id, amount)
      order by reason
      on conflict do nothing returning course_id, amount
    )
    select coalesce(course_id::text, '') as course, sum(amount)::integer as amount from added group by 1`.execute(db)
  return new Map(rows.map(({ course, amount }) => [course, amount]))
}

/** A step of every level for a score. */
const levels = sql.raw(
  `(values ${Array.from({ length: BOARD_LEVELS }, (_, level) => `(${level}, ${BOARD_BASE ** level})`).join(', ')})`,
)

/**
 * Adds to a person's scores on boards, or raises them to a value (`raise`), and counts the people of each step with
 * them. Steps are locked in one order, so that two people's scores never wait for each other in a circle.
 */
export async function changeScores(
  db: PointsDb,
  { clientId, userId }: Learner,
  changes: ReadonlyMap<string, number>,
  how: 'add' | 'raise',
): Promise<void> {
  const [boards, values] = [[...changes.keys()], [...changes.values()]]
  if (boards.length === 0) return
  const known = sql`select b.board, b.value, s.score as before
    from unnest(${boards}::text[], ${values}::integer[]) as b (board, value)
    left join board_scores s on s.client_id = ${clientId}::uuid and s.board = b.board and s.user_id = ${userId}::uuid`
  // The row is locked before it is read: of two changes at once the later sees the earlier.
  await sql`select from board_scores where client_id = ${clientId} and user_id = ${userId} and board = any(${boards}::text[])
    order by board for update`.execute(db)
  const after = how === 'add' ? sql`coalesce(before, 0) + value` : sql`greatest(before, value)`
  await sql`
    with changed as materialized (select board, before, ${after} as after from (${known}) known),
    written as (
      insert into board_scores (client_id, board, user_id, score)
      select ${clientId}::uuid, board, ${userId}::uuid, after from changed where after is distinct from before order by board
      on conflict (client_id, board, user_id) do update set score = excluded.score
    ), steps as (
      select board, level, before / width as step, -1 as people from changed cross join ${levels} as l (level, width) where before is not null
      union all
      select board, level, after / width, 1 from changed cross join ${levels} as l (level, width)
    )
    insert into board_counts (client_id, board, level, step, people)
    select ${clientId}::uuid, board, level, step, sum(people) from steps group by board, level, step
    having sum(people) <> 0 order by board, level, step
    on conflict (client_id, board, level, step) do update set people = board_counts.people + excluded.people`.execute(
    db,
  )
}

/** IANA. */
export async function readPersonZone(db: PointsDb, { clientId, userId }: Learner): Promise<string> {
  const { zone } = await db
    .selectFrom('users')
    .select(personZone().as('zone'))
    .where('client_id', '=', clientId)
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return zone
}

/** The first score of a person on a board is inserted by one alone. */
export async function lockLearner(db: PointsDb, { clientId, userId }: Learner): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`points ${clientId} ${userId}`}, 0))`.execute(db)
}

/** How many people have a higher score, from the steps that hold them. */
export async function countAbove(
  db: PointsDb,
  { clientId, board }: { readonly clientId: string; readonly board: string },
  ranges: readonly StepRange[],
): Promise<number> {
  const parts = ranges.map(
    ({ level, from, to }) => sql`(select coalesce(sum(people), 0) from board_counts
      where client_id = ${clientId}::uuid and board = ${board} and level = ${level} and step >= ${from} ${to === null ? sql`` : sql`and step <= ${to}`})`,
  )
  const { rows } = await sql<{ above: number }>`select (${sql.join(parts, sql` + `)})::integer as above`.execute(db)
  return rows[0]?.above ?? 0
}

const personColumns = sql`u.id as user_id, btrim(u.first_name || ' ' || u.last_name) as name, u.image, u.hides_name`

export interface BoardRow {
  readonly user_id: string
  readonly name: string
  readonly image: string
  readonly hides_name: boolean
  readonly score: number
  readonly days: number
  readonly last_day: string | null
}

/** The highest scores after a place; people who share a score in the order of their ids. */
export async function listBoard(
  db: PointsDb,
  { clientId, board }: { readonly clientId: string; readonly board: string },
  {
    after,
    limit,
    below,
  }: {
    readonly after: { readonly score: number; readonly userId: string } | null
    readonly limit: number
    /** Only people whose path lies between. */
    readonly below: { readonly from: Buffer; readonly to: Buffer } | null
  },
): Promise<readonly BoardRow[]> {
  const beyond = after
    ? sql`and (s.score < ${after.score} or (s.score = ${after.score} and s.user_id > ${after.userId}::uuid))`
    : sql``
  const branch = below ? sql`and u.path > ${below.from}::bytea and u.path < ${below.to}::bytea` : sql``
  const { rows } = await sql<BoardRow>`
    select ${personColumns}, s.score, coalesce(k.days, 0) as days, k.last_day::text as last_day
    from board_scores s
    join users u on u.client_id = s.client_id and u.id = s.user_id
    left join learner_streaks k on k.client_id = s.client_id and k.user_id = s.user_id
    where s.client_id = ${clientId}::uuid and s.board = ${board} ${beyond} ${branch}
    order by s.score desc, s.user_id limit ${limit}`.execute(db)
  return rows
}

export async function findScores(
  db: PointsDb,
  clientId: string,
  board: string,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('board_scores')
    .select(['user_id', 'score'])
    .where('client_id', '=', clientId)
    .where('board', '=', board)
    .where('user_id', '=', sql<string>`any (${userIds}::uuid[])`)
    .execute()
  return new Map(rows.map(({ user_id, score }) => [user_id, score]))
}

/** The own place's score and streak. */
export async function findOwn(db: PointsDb, { clientId, board, userId }: Learner & { readonly board: string }) {
  const { rows } = await sql<Pick<BoardRow, 'score' | 'days' | 'last_day'>>`
    select s.score, coalesce(k.days, 0) as days, k.last_day::text as last_day
    from board_scores s left join learner_streaks k on k.client_id = s.client_id and k.user_id = s.user_id
    where s.client_id = ${clientId}::uuid and s.board = ${board} and s.user_id = ${userId}::uuid`.execute(db)
  return rows[0]
}

/** Of a person outside the bin. */
export async function findPath(db: PointsDb, clientId: string, userId: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('users')
    .select('path')
    .where('client_id', '=', clientId)
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.path
}

/** People of a branch with a higher score. */
export async function countAboveInBranch(
  db: PointsDb,
  { clientId, board, score }: { readonly clientId: string; readonly board: string; readonly score: number },
  below: { readonly from: Buffer; readonly to: Buffer },
): Promise<number> {
  const { rows } = await sql<{ above: number }>`select count(*)::integer as above
    from board_scores s join users u on u.client_id = s.client_id and u.id = s.user_id
    where s.client_id = ${clientId}::uuid and s.board = ${board} and s.score > ${score}
      and u.path > ${below.from}::bytea and u.path < ${below.to}::bytea`.execute(db)
  return rows[0]?.above ?? 0
}

/**
 * Notes a day of learning. A day after the last one makes the streak longer, a later one begins it anew.
 * @param day `YYYY-MM-DD` by the person's calendar
 * @returns whether the day before was the last one: then the day earns points
 */
export async function noteDay(db: PointsDb, { clientId, userId }: Learner, day: string): Promise<boolean> {
  const { rows } = await sql<{ days: number }>`
    insert into learner_streaks as known (client_id, user_id, last_day, days)
    values (${clientId}::uuid, ${userId}::uuid, ${day}::date, 1)
    on conflict (client_id, user_id) do update set last_day = excluded.last_day,
      days = case when excluded.last_day = known.last_day + 1 then known.days + 1 else 1 end
    where excluded.last_day > known.last_day
    returning days`.execute(db)
  return (rows[0]?.days ?? 0) > 1
}

/** Takes people off all boards, before they are erased. */
export async function removeFromBoards(db: PointsDb, clientId: string, userIds: readonly string[]): Promise<void> {
  await sql`
    with gone as (
      delete from board_scores where client_id = ${clientId}::uuid and user_id = any(${userIds}::uuid[]) returning board, score
    ), steps as (
      select board, level, score / width as step, -count(*)::integer as people from gone cross join ${levels} as l (level, width) group by 1, 2, 3
    )
    update board_counts c set people = c.people + s.people from steps s
    where c.client_id = ${clientId}::uuid and c.board = s.board and c.level = s.level and c.step = s.step`.execute(db)
}

/** Scores of seasons and courses by the ledger. An exam's keeps a result that no ledger has. */
const counted = sql`select client_id, board, user_id, sum(amount)::integer as score
  from points cross join lateral unnest(array['forever', 'month ' || to_char(earned_at at time zone 'UTC', 'YYYY-MM'),
    'week ' || to_char(date_trunc('week', earned_at at time zone 'UTC'), 'YYYY-MM-DD'), 'course ' || course_id]) as board
  where board is not null group by 1, 2, 3`

export const boardScores: StoredCounts = {
  name: 'board_scores',
  locks: ['points'],
  listFaults: (db) =>
    listDifferent(db, {
      stored: sql`select * from board_scores where board not like 'exam %'`,
      counted,
      key: ['client_id', 'board', 'user_id'],
      figures: ['score'],
    }),
  async replace(db) {
    await sql`delete from board_scores where board not like 'exam %'`.execute(db)
    await sql`insert into board_scores (client_id, board, user_id, score) ${counted}`.execute(db)
  },
}

const steps = sql`select client_id, board, level::smallint as level, score / width as step, count(*)::integer as people
  from board_scores cross join ${levels} as l (level, width) group by 1, 2, 3, 4`

export const boardCounts: StoredCounts = {
  name: 'board_counts',
  locks: ['board_scores'],
  listFaults: (db) =>
    listDifferent(db, {
      stored: sql`select * from board_counts`,
      counted: steps,
      key: ['client_id', 'board', 'level', 'step'],
      figures: ['people'],
    }),
  async replace(db) {
    await sql`delete from board_counts`.execute(db)
    await sql`insert into board_counts (client_id, board, level, step, people) ${steps}`.execute(db)
  },
}
