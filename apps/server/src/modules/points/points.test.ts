import { ranked, byPoints } from '@deckle/core/learning/points/ranking.ts'
import type { PointsEntry } from '@deckle/core/learning/points/points.ts'
import { createRandom } from '../../demo/random.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { transaction } from '../../db/transaction.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { makeCourse, makeDecks, publishCourse } from '../../test/courses.ts'
import { makeUser, type Person } from '../../test/factories.ts'
import { insertRow } from '../../test/rows.ts'
import { awardPoints, recordExam } from './award-points.ts'
import { removeFromBoards } from './queries.ts'

let test: TestApp
let admin: Person
let manager: Person
let learner: Person
let clientId: string
const courseId = '01980000-0000-7000-8000-00000000c001'

beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  admin = await test.signedIn('Admin', { first_name: 'Anil' })
  clientId = admin.clientId
  manager = await test.signedIn('Manager', { clientId, first_name: 'Mira' })
  learner = await test.signedIn('Learner', { clientId, first_name: 'Leela', manager_id: manager.userId })
})

const entry = (deckId: string): PointsEntry => ({ reason: 'deck', courseId, deckId })
const award = (userId: string, entries: readonly PointsEntry[], at = test.deps.now()) =>
  transaction(test.deps.db, (open) =>
    awardPoints(open, { clientId, userId }, entries, { at, timeZone: 'Asia/Kolkata' }),
  )
const board = async (
  body: Partial<{ team: string; season: 'Forever' | 'month' | 'week'; limit: number; cursor: string }> = {},
  as = learner,
) => {
  const reply = await test.call('leaderboards.gamifix', { as, body })
  expect(reply.status).toBe(200)
  return reply.body
}
const places = ({ leaderboard }: Awaited<ReturnType<typeof board>>) =>
  leaderboard.map(({ rank, user, points }) => [rank, user.name.split(' ')[0], points])

describe('points', () => {
  it('count once for each reason, however often and from wherever at once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => award(learner.userId, [entry('a'), entry('b')])))
    await award(learner.userId, [{ reason: 'course', courseId }, entry('a')])
    expect((await board()).mine).toEqual({ rank: 1, points: 120, change: 120, streak: 1 })
    await expectCounted()
  })

  it('are ranked for ever, by month and by week; who has none has no place', async () => {
    const now = test.deps.now()
    await award(admin.userId, [entry('a'), entry('b')], new Date(now.getTime() - 40 * 86_400_000))
    await award(learner.userId, [entry('a')], now)
    expect(places(await board())).toEqual([
      [1, 'Anil', 20],
      [2, 'Leela', 10],
    ])
    for (const season of ['month', 'week'] as const) expect(places(await board({ season }))).toEqual([[1, 'Leela', 10]])
    expect(await board({ season: 'week' }, admin)).toMatchObject({ mine: null, currency: 'Points' })
    expect((await board({}, manager)).mine).toBeNull()
  })

  it('of days one after another make a streak by the person’s calendar, which a missed day ends', async () => {
    // 23:50 and 00:10 in Kolkata.
    const day = (days: number, clock: string) => new Date(`2026-03-${String(days).padStart(2, '0')}T${clock}Z`)
    const streakOf = async () => {
      const { rows } = await sql<{
        days: number
      }>`select days from learner_streaks where user_id = ${learner.userId}`.execute(test.deps.db)
      return rows[0]?.days
    }
    await award(learner.userId, [entry('a')], day(1, '18:20:00'))
    await award(learner.userId, [entry('b')], day(1, '18:40:00'))
    expect(await streakOf()).toBe(2)
    await award(learner.userId, [entry('c')], day(1, '18:10:00'))
    expect(await streakOf()).toBe(2)
    await award(learner.userId, [entry('d')], day(5, '08:00:00'))
    expect(await streakOf()).toBe(1)
    // Four decks, and the day that followed another.
    expect((await board()).mine).toMatchObject({ points: 45, streak: 0 })
  })

  it('of a branch are those of the people below its manager; another client’s manager is not there', async () => {
    await award(admin.userId, [entry('a'), entry('b')])
    await award(manager.userId, [entry('a'), entry('b'), entry('c')])
    await award(learner.userId, [entry('a')])
    expect(places(await board({ team: manager.userId }))).toEqual([[1, 'Leela', 10]])
    expect((await board({ team: manager.userId })).mine?.rank).toBe(1)
    const outsider = await test.signedIn('Manager')
    expect((await test.call('leaderboards.gamifix', { as: learner, body: { team: outsider.userId } })).status).toBe(404)
  })

  it('show no name of who hides it, but to themselves', async () => {
    await award(learner.userId, [entry('a')])
    await test.deps.db.updateTable('users').set({ hides_name: true }).where('id', '=', learner.userId).execute()
    const seen = async (as: Person) => (await board({}, as)).leaderboard[0]?.user
    expect(await seen(admin)).toEqual({ id: null, name: '', image: '', isHidden: true, isMe: false })
    expect(await seen(learner)).toMatchObject({ name: expect.stringContaining('Leela'), isHidden: true, isMe: true })
    const other = await test.signedIn('Learner', { clientId })
    await award(other.userId, [entry('a')])
    const next = (await board({ limit: 1 }, admin)).next ?? ''
    for (const { userId } of [learner, other]) expect(Buffer.from(next, 'base64url').toString()).not.toContain(userId)
    expect((await board({ limit: 1, cursor: next }, admin)).leaderboard).toHaveLength(1)
  })
})

it('names the currency that was asked for, and refuses one that does not exist', async () => {
  const ask = (currency: string) => test.call('leaderboards.gamifix', { as: learner, body: { currency } })
  for (const currency of ['Points', '{id} Points', `${clientId} Points`])
    expect((await ask(currency)).body.currency).toBe(currency)
  for (const currency of ['Coins', `${learner.userId} Points`, '']) {
    const { status, error } = await ask(currency)
    expect([status, Object.keys(error.fields ?? {})]).toEqual([422, ['currency']])
  }
})

describe('a board', () => {
  it('of 150 people with shared scores has the ranks of a plain count on every page', async () => {
    const random = createRandom(7)
    const scores = new Map<string, number>()
    for (let at = 0; at < 150; at++) {
      const { userId } = await makeUser(test.deps, { clientId })
      const decks = 1 + Math.floor(random.next() * 12)
      scores.set(userId, decks * 10)
      await award(
        userId,
        Array.from({ length: decks }, (_, deck) => entry(`d${deck}`)),
      )
    }
    const expected = ranked(
      [...scores].map(([id, points]) => ({ id, points })),
      byPoints,
    )
    const rankOf = new Map(expected.map(({ id, rank }) => [id, rank]))
    const found: (readonly [string, number])[] = []
    let cursor: string | undefined
    do {
      const page = await board({ limit: 17, ...(cursor !== undefined && { cursor }) })
      found.push(...page.leaderboard.map(({ user, rank }) => [user.id ?? '', rank] as const))
      cursor = page.next ?? undefined
    } while (cursor !== undefined)
    expect(found).toHaveLength(150)
    expect(found.filter(([id, rank]) => rankOf.get(id) !== rank)).toEqual([])
    await expectCounted()
    await transaction(test.deps.db, (open) => removeFromBoards(open, clientId, [...scores.keys()].slice(0, 50)))
    await expectCounted()
  })

  it('of a course and its exam is for who is in the course, where it has one', async () => {
    const creator = await test.signedIn('Creator', { clientId })
    const draft = await makeCourse(test, creator, { leaderboard: true }, await makeDecks(test, creator, 1))
    const { id } = await publishCourse(test, creator, draft)
    const first = { reason: 'deck', courseId: id, deckId: 'a' } as const
    await award(learner.userId, [first, entry('other')])
    const record = (userId: string, percentage: number, seconds: number) =>
      transaction(test.deps.db, (open) => recordExam(open, { clientId, userId }, { courseId: id, percentage, seconds }))
    await record(learner.userId, 80, 100)
    await record(learner.userId, 70, 10)
    await record(manager.userId, 80, 99)
    await record(manager.userId, 80, 120)
    const ask = async (as: Person) =>
      [
        await test.call('leaderboards.course', { as, params: { id }, query: {} }),
        await test.call('leaderboards.finalExam', { as, query: { course_id: id } }),
        await test.call('leaderboards.courseFinalExam', { as, params: { id }, query: {} }),
      ] as const
    expect((await ask(learner)).map(({ status }) => status)).toEqual([404, 404, 404])
    await insertRow(test.deps, 'enrolments', {
      client_id: clientId,
      course_id: id,
      user_id: learner.userId,
      source: 'hand',
    })
    const [course, exam, alias] = await ask(learner)
    expect(alias.body).toEqual(exam.body)
    expect(course.body).toMatchObject({ leaderboard: [{ rank: 1, points: 10 }], mine: { rank: 1, points: 10 } })
    expect(exam.body).toMatchObject({
      leaderboard: [
        { rank: 1, percentage: 80, seconds: 99 },
        { rank: 2, percentage: 80, seconds: 100, user: { isMe: true } },
      ],
      mine: { rank: 2, percentage: 80, seconds: 100 },
    })
    const none = await publishCourse(
      test,
      creator,
      await makeCourse(test, creator, {}, await makeDecks(test, creator, 1)),
    )
    const board = (as: Person) => test.call('leaderboards.course', { as, params: { id: none.id }, query: {} })
    const examBoardOf = await test.call('leaderboards.finalExam', { as: creator, query: { course_id: none.id } })
    for (const { status, error } of [await board(creator), examBoardOf])
      expect([status, error.errors]).toEqual([
        404,
        ['This course has no leaderboard. Its author can switch one on in its settings.'],
      ])
    expect((await board(await test.signedIn('Creator'))).error.errors).toEqual([
      'This course was not found. It may have been deleted.',
    ])
  })
})

/** The steps hold as many people as have a score in them, and scores are the sums of the ledger. */
async function expectCounted(): Promise<void> {
  const { rows } = await sql`
    with counted as (
      select board, level, score / (64 ^ level)::integer as step, count(*)::integer as people
      from board_scores cross join generate_series(0, 4) as level where client_id = ${clientId} group by 1, 2, 3
    ), kept as (select board, level::integer, step, people from board_counts where client_id = ${clientId} and people <> 0)
    (select * from counted except select * from kept) union all (select * from kept except select * from counted)`.execute(
    test.deps.db,
  )
  expect(rows).toEqual([])
  const sums = await sql`
    select s.user_id from board_scores s where s.client_id = ${clientId} and s.board = 'forever'
      and s.score <> (select sum(amount) from points p where p.client_id = s.client_id and p.user_id = s.user_id)`.execute(
    test.deps.db,
  )
  expect(sums.rows).toEqual([])
}
