import { type CourseContent } from '@deckle/core/course/course.ts'
import { competencyPercentage, levelOf } from '@deckle/core/learning/competency/competency.ts'
import { partChanges } from '@deckle/core/learning/part-counts.ts'
import { courseProgress } from '@deckle/core/learning/progress.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rebuildCounts } from '../../modules/enrolments/counts/rebuild-counts.ts'
import { refreshOpen } from '../../modules/enrolments/open/refresh-open.ts'
import { progressByDeck } from '../../modules/learning/stored-progress.ts'
import { groupBy } from '../../platform/group-by.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { insertSessionFor, type Person } from '../../test/factories.ts'
import { seedDemo } from '../index.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
  await seedDemo(test.deps)
})
afterAll(() => test.close())

async function signedIn(key: string): Promise<Person> {
  const email = `${key}@lanternhill.example`
  const user = await test.deps.db
    .selectFrom('users')
    .select(['id', 'client_id', 'license_type'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const made = { userId: user.id, clientId: user.client_id, licenseType: user.license_type, email, password: '' }
  return { ...made, headers: await insertSessionFor(test.deps, made) }
}

async function courseOf(title: string): Promise<{ readonly id: string; readonly params: { readonly id: string } }> {
  const { courses } = (await test.call('courses.list', { as: await signedIn('ananya'), query: {} })).body
  const id = courses.find((one) => one.title === title)?.id ?? ''
  return { id, params: { id } }
}

describe('the courses of the demo', () => {
  it('are published, archived, or a draft whose check list has something to do', async () => {
    const meera = await signedIn('meera')
    const { courses } = (await test.call('courses.list', { as: meera, query: { owner: 'me' } })).body
    expect(courses.map(({ status }) => status).toSorted()).toEqual([
      'archived',
      'draft',
      'published',
      'published',
      'published',
    ])
    const draft = courses.find(({ status }) => status === 'draft')
    const { course } = (await test.call('courses.show', { as: meera, params: { id: draft?.id ?? '' } })).body
    const refused = await test.call('courses.publish', {
      as: meera,
      params: { id: course.id },
      body: { revision: course.revision },
    })
    expect([refused.status, refused.error.code]).toEqual([422, 'not_publishable'])
  })

  it('have learners in every state', async () => {
    const [meera, { params }] = [await signedIn('meera'), await courseOf('Ready to run a shop')]
    const { learners } = (await test.call('learners.list', { as: meera, params, query: { limit: 100 } })).body
    const has = (name: string) => learners.find(({ user }) => user.name.startsWith(name))
    expect(has('Aditi') ?? has('अदिति')).toMatchObject({ status: 'assigned', overdue: true })
    expect(has('Kabir')).toMatchObject({ status: 'in_progress', source: 'rule' })
    expect(has('Lakshmi')).toMatchObject({ status: 'passed', round: 1 })
    expect(has('Arjun')).toMatchObject({ status: 'passed' })
    expect(has('Rosa')).toMatchObject({ status: 'failed' })
    expect(has('Joseph')).toMatchObject({ status: 'assigned', round: 2 })
    expect(has('Vikram')?.waived).toBe('Wrote the opening check himself')
    expect(has('Ananya')).toBeUndefined()
    const endsIn = (Date.parse(has('Sunita')?.expiresAt ?? '') - test.deps.now().getTime()) / 86_400_000
    expect(endsIn).toBeGreaterThan(2)
    expect(endsIn).toBeLessThan(6)
    const states = async (state: string) =>
      (await test.call('certificates.list', { as: meera, query: { course_id: params.id, state } })).body.certificates
    expect([(await states('revoked')).length, (await states('expired')).length]).toEqual([1, 1])
    expect((await states('valid')).length).toBe(3)
    const messages = await test.call('learners.messages', { as: meera, params, query: {} })
    expect(messages.body.messages.length).toBe(2)
    const { runs } = (await test.call('rules.runs', { as: await signedIn('ananya'), params, query: {} })).body
    expect(runs.map(({ trigger, added }) => [trigger, added])).toEqual([
      ['people', 1],
      ['hand', 0],
      ['hand', 2],
    ])
    const asked = await test.call('learners.requests', { as: meera, ...(await courseOf('Barista basics')), query: {} })
    expect(asked.body.requests).toHaveLength(2)
  })

  it('give the learner something overdue, due, to go on with and done', async () => {
    const kabir = await signedIn('kabir')
    for (const group of ['overdue', 'due', 'go_on', 'done'] as const)
      expect((await test.call('learning.list', { as: kabir, query: { group } })).body.courses, group).toHaveLength(1)
    expect((await test.call('certificates.list', { as: kabir, query: {} })).body.certificates).toHaveLength(1)
    const { params } = await courseOf('Barista basics')
    const { notes } = (await test.call('learning.notes', { as: kabir, params, query: {} })).body
    expect(notes.filter(({ text }) => text === '')).toHaveLength(1)
    expect(notes).toHaveLength(3)
    const { contents } = (await test.call('learning.show', { as: kabir, params })).body.course
    expect(contents.map(({ lock }) => lock?.reason ?? null)).toEqual([null, null, null, 'date'])
  })

  it('have people who are behind and at risk in the team of the manager, and boards', async () => {
    const vikram = await signedIn('vikram')
    const counts = (await test.call('team.counts', { as: vikram, query: {} })).body
    expect(counts).toMatchObject({ overdue: 2, at_risk: 3 })
    const board = { currency: 'Points', team: 'Company', season: 'Forever' } as const
    const { leaderboard } = (await test.call('leaderboards.gamifix', { as: vikram, body: board })).body
    expect(leaderboard.length).toBeGreaterThan(8)
    expect(leaderboard.some(({ streak }) => streak > 1)).toBe(true)
    const weeks = await test.deps.db.selectFrom('board_scores').select('board').distinct().execute()
    expect(weeks.filter(({ board: name }) => name.startsWith('week ')).length).toBeGreaterThan(5)
  })

  it('mail nobody', async () => {
    const waiting = await test.deps.db.selectFrom('notifications').select('id').where('email', '<>', 'none').execute()
    expect(waiting).toEqual([])
    expect(await test.deps.db.selectFrom('mail_outbox').select('id').execute()).toEqual([])
  })
})

describe('what is counted of the demo', () => {
  it('is what counting anew comes to: learners of courses and branches, what is open', async () => {
    const { db } = test.deps
    expect(await rebuildCounts(db)).toEqual([])
    const open = () => db.selectFrom('open_learning').selectAll().orderBy('user_id').execute()
    const before = await open()
    for (const { client_id, user_id } of before) await refreshOpen(db, client_id, [user_id])
    expect(await open()).toEqual(before)
  })

  it('is what counting anew comes to: decks and topics, progress', async () => {
    const { db } = test.deps
    const courses = await db.selectFrom('courses').select(['id', 'published']).execute()
    const rows = await db.selectFrom('learner_decks').selectAll().execute()
    for (const { id, published } of courses) {
      const content = published as CourseContent | null
      if (!content) continue
      const counted = new Map<string, number[]>()
      const own = rows.filter(({ course_id }) => course_id === id)
      for (const of of groupBy(own, ({ user_id, round }) => `${user_id} ${round}`).values()) {
        const decks = progressByDeck(of)
        for (const { part, ...sums } of partChanges(content, new Map(), decks))
          counted.set(
            part,
            Object.values(sums).map((sum, at) => sum + (counted.get(part)?.[at] ?? 0)),
          )
        const [{ user_id, round }] = of
        const enrolment = await db
          .selectFrom('enrolments')
          .select(['percent', 'percentage', 'round'])
          .where('course_id', '=', id)
          .where('user_id', '=', user_id)
          .executeTakeFirstOrThrow()
        const { percent, percentage } = courseProgress(content, decks)
        if (enrolment.round !== round) continue
        expect(enrolment.percent).toBeCloseTo(percent, 1)
        expect(enrolment.percentage ?? 0).toBeCloseTo(percentage ?? 0, 1)
      }
      const stored = await db.selectFrom('course_part_counts').selectAll().where('course_id', '=', id).execute()
      expect(
        new Map(
          stored.map(({ part_id, started, completed, scored, percentage_sum }) => [
            part_id,
            [started, completed, scored, percentage_sum],
          ]),
        ),
        content.title,
      ).toEqual(counted)
    }
  })

  it('is what counting anew comes to: points, boards and levels', async () => {
    const { db } = test.deps
    const points = await db.selectFrom('points').select(['user_id', 'amount', 'course_id']).execute()
    const scores = await db.selectFrom('board_scores').select(['user_id', 'board', 'score']).execute()
    const sumOf = (rows: typeof points) => rows.reduce((sum, { amount }) => sum + amount, 0)
    for (const { user_id, score } of scores.filter(({ board }) => board === 'forever'))
      expect(score).toBe(sumOf(points.filter((one) => one.user_id === user_id)))
    const lowest = await db
      .selectFrom('board_counts')
      .select(['board', 'step', 'people'])
      .where('level', '=', 0)
      .execute()
    for (const { board, step, people } of lowest)
      expect(people, `${board} ${step}`).toBe(scores.filter((one) => one.board === board && one.score === step).length)
    const bests = await db.selectFrom('deck_bests').selectAll().execute()
    const links = await db.selectFrom('competency_decks').selectAll().execute()
    const levels = await db
      .selectFrom('competency_levels as l')
      .innerJoin('competencies as c', 'c.id', 'l.competency_id')
      .select(['l.user_id', 'l.competency_id', 'l.level', 'l.percentage', 'c.threshold'])
      .execute()
    expect(new Set(levels.map(({ level }) => level)).size).toBe(4)
    for (const { user_id, competency_id, level, percentage, threshold } of levels) {
      const own = new Map(bests.filter((one) => one.user_id === user_id).map((one) => [one.deck_id, one.percentage]))
      const decks = links.filter((one) => one.competency_id === competency_id)
      const counted = competencyPercentage(
        decks.map(({ deck_id: id, weight }) => ({ id, weight })),
        own,
      )
      expect(percentage).toBeCloseTo(counted ?? 0, 1)
      expect(level).toBe(levelOf(counted, threshold))
    }
  })
})
