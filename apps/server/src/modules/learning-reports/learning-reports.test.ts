import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import type { Person } from '../../test/factories.ts'
import { makeLearnerCourse } from '../../test/learner-courses.ts'
import { learnersOf, wrong } from '../../test/learners.ts'
import { insertRow } from '../../test/rows.ts'

let test: TestApp
let admin: Person
/** Above the owner of the course, and above Bela. */
let head: Person
let owner: Person
let bela: Person
let chand: Person
let outsider: Person
let course: Awaited<ReturnType<typeof makeLearnerCourse>>
let deck: (at: number) => string

const { enrolled, begun, completed } = learnersOf(() => test)

beforeAll(async () => {
  test = await createTestApp()
  admin = await test.signedIn('Admin', { first_name: 'Asha', last_name: 'Rao' })
  const { clientId } = admin
  head = await test.signedIn('Manager', { clientId, first_name: 'Hari', last_name: 'Sen' })
  owner = await test.signedIn('Creator', { clientId, manager_id: head.userId })
  bela = await test.signedIn('Learner', { clientId, manager_id: owner.userId, first_name: 'Bela', last_name: 'Das' })
  chand = await test.signedIn('Learner', { clientId, first_name: 'Chand', last_name: 'Lal' })
  outsider = await test.signedIn('Admin')
  course = await makeLearnerCourse(test, owner, { topics: [2, 1] })
  deck = (at) => course.decks[at]?.id ?? ''
  for (const person of [bela, chand]) await enrolled(person, course)
  for (const at of [0, 1, 2]) await completed(bela, course, deck(at))
  await completed(chand, course, deck(0), wrong)
  await begun(chand, course, deck(1))
})
afterAll(() => test.close())

type Name = Parameters<TestApp['call']>[0] & `learning_reports.${string}`

async function read<N extends Name>(name: N, id: string, as: Person = admin, query: Record<string, unknown> = {}) {
  const { status, body, error } = await test.call(name, { as, params: { id }, query })
  expect([status, error.code]).toEqual([200, undefined])
  return body
}
const statusOf = async (name: Name, id: string, as: Person) =>
  (await test.call(name, { as, params: { id }, query: {} })).status
async function csv(name: Name, id: string, as: Person = admin, language = 'en') {
  const { status, body, headers } = await test.call(name, {
    as,
    params: { id },
    query: { format: 'csv' },
    headers: { 'accept-language': language },
  })
  expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
  return (body as unknown as string).replace('\uFEFF', '').trimEnd().split('\r\n')
}

describe('a course', () => {
  it('in one row: who is how far, what is pending', async () => {
    const { report } = await read('learning_reports.courseOverview', course.id)
    expect(report.rows).toEqual([
      expect.objectContaining({
        enrolled: 2,
        started: 2,
        passed: 1,
        failed: 0,
        expired: 0,
        completion_rate: 50,
        overdue: 0,
        requests: 0,
        certificates: 0,
      }),
    ])
    expect(report.columns[0]).toEqual({ key: 'enrolled', type: 'count', unit: '' })
    expect(report.columns).toContainEqual({ key: 'completion_rate', type: 'percent', unit: '%' })
  })

  it('by topics and decks, and as a funnel', async () => {
    const topics = (await read('learning_reports.courseTopics', course.id)).report.rows
    expect(topics.map(({ topic, decks, started, completed: done }) => [topic, decks, started, done])).toEqual([
      ['Topic 1', 2, 2, 1],
      ['Topic 2', 1, 1, 1],
    ])
    const decks = (await read('learning_reports.topicDecks', 't1', admin, { course_id: course.id })).report.rows
    expect(decks.map((row) => [row.deck_id, row.started, row.completed, row.completion_rate])).toEqual([
      [deck(0), 2, 2, 100],
      [deck(1), 2, 1, 50],
    ])
    const overview = (await read('learning_reports.topicOverview', 't1', admin, { course_id: course.id })).report.rows
    expect(overview).toEqual([expect.objectContaining({ course: 'Tea', topic: 'Topic 1', enrolled: 2, started: 2 })])
    const funnel = (await read('learning_reports.courseFunnel', course.id)).report.rows
    expect(funnel.map(({ step, reached, completed: done, share }) => [step, reached, done, share])).toEqual([
      ['enrolled', 2, 2, 100],
      ['deck', 2, 2, 100],
      ['deck', 2, 1, 100],
      ['deck', 1, 1, 50],
      ['passed', 1, 1, 50],
    ])
  })

  it('its results in ten bands, 100 per cent in the last', async () => {
    const { rows } = (await read('learning_reports.courseScores', course.id)).report
    expect(rows).toHaveLength(10)
    expect(rows.reduce((sum, { learners }) => sum + learners, 0)).toBe(2)
    expect(rows.at(-1)).toEqual({ from: 90, to: 100, learners: 1 })
  })

  it('its learners by name, page by page', async () => {
    const first = await read('learning_reports.courseLearners', course.id, admin, { limit: 1 })
    expect(first.report.rows.map(({ user, status }) => [user, status])).toEqual([['Bela Das', 'passed']])
    const second = await read('learning_reports.courseLearners', course.id, admin, { limit: 1, cursor: first.next })
    expect(second.report.rows.map(({ user, status }) => [user, status])).toEqual([['Chand Lal', 'in_progress']])
    expect(second.next).toBeNull()
  })

  it('for a Manager who does not edit it: of the own branch, counted anew as it is kept for all', async () => {
    const mate = await test.signedIn('Manager', { clientId: admin.clientId })
    const inTeam = await test.signedIn('Creator', { clientId: admin.clientId, manager_id: mate.userId })
    const all = await test.signedIn('Manager', { clientId: admin.clientId })
    for (const name of ['courseTopics', 'courseFunnel', 'courseScores', 'courseOverview'] as const) {
      expect(await statusOf(`learning_reports.${name}`, course.id, mate)).toBe(404)
      expect(await statusOf(`learning_reports.${name}`, course.id, inTeam)).toBe(404)
      expect(await statusOf(`learning_reports.${name}`, course.id, all)).toBe(404)
    }
    const topics = (await read('learning_reports.courseTopics', course.id, head)).report.rows
    expect(topics.map(({ started, completed: done, percentage }) => [started, done, percentage])).toEqual([
      [1, 1, 100],
      [1, 1, 100],
    ])
    expect((await read('learning_reports.courseLearners', course.id, head)).report.rows).toHaveLength(1)
    expect((await read('learning_reports.courseOverview', course.id, head)).report.rows[0]?.enrolled).toBe(1)
  })
})

describe('counts of a branch', () => {
  it('are what is kept of the course once everyone is in the branch', async () => {
    const top = await test.signedIn('Manager', { clientId: admin.clientId })
    const author = await test.signedIn('Creator', { clientId: admin.clientId, manager_id: top.userId })
    const learners = [
      await test.signedIn('Learner', { clientId: admin.clientId, manager_id: top.userId }),
      await test.signedIn('Learner', { clientId: admin.clientId, manager_id: author.userId }),
    ]
    const made = await makeLearnerCourse(test, author, { topics: [2, 1], exam: {} })
    for (const [index, learner] of learners.entries()) {
      await enrolled(learner, made)
      for (const { id } of made.decks.slice(index)) await completed(learner, made, id)
    }
    for (const name of ['courseTopics', 'courseFunnel'] as const) {
      const ofAll = (await read(`learning_reports.${name}`, made.id, author)).report.rows
      expect((await read(`learning_reports.${name}`, made.id, top)).report.rows).toEqual(ofAll)
    }
  })
})

describe('a learner', () => {
  it('sees the own reports; a Manager those of the branch; nobody else', async () => {
    const names = ['learnerOverview', 'learnerCourses', 'learnerTimeline', 'learnerCompetencies'] as const
    for (const name of names) {
      for (const as of [bela, head, admin])
        expect(await statusOf(`learning_reports.${name}`, bela.userId, as), name).toBe(200)
      for (const as of [chand, outsider])
        expect(await statusOf(`learning_reports.${name}`, bela.userId, as), name).toBe(404)
      expect(await statusOf(`learning_reports.${name}`, chand.userId, head), name).toBe(404)
    }
  })

  it('in one row, and by course', async () => {
    const [row] = (await read('learning_reports.learnerOverview', bela.userId, bela)).report.rows
    expect(row).toMatchObject({ courses: 1, open: 0, passed: 1, overdue: 0, percentage: 100, streak: 1 })
    expect(row?.points).toBeGreaterThan(0)
    const { rows } = (await read('learning_reports.learnerCourses', chand.userId)).report
    expect(rows).toEqual([
      expect.objectContaining({ course: 'Tea', status: 'in_progress', overdue: false, certificate: '' }),
    ])
  })

  it('what happened, newest first, page by page and by days', async () => {
    const { report } = await read('learning_reports.learnerTimeline', bela.userId, bela)
    const events = report.rows.map(({ event }) => event)
    expect(events.toSorted()).toEqual(['deck', 'deck', 'deck', 'enrolled', 'passed', 'started'])
    expect(report.rows.map(({ at }) => at)).toEqual(
      report.rows
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    )
    let cursor: string | null = null
    const paged: unknown[] = []
    do {
      const page: Awaited<ReturnType<typeof read<'learning_reports.learnerTimeline'>>> = await read(
        'learning_reports.learnerTimeline',
        bela.userId,
        bela,
        { limit: 2, ...(cursor !== null && { cursor }) },
      )
      paged.push(...page.report.rows)
      cursor = page.next
    } while (cursor !== null)
    expect(paged).toEqual(report.rows)
    const before = await read('learning_reports.learnerTimeline', bela.userId, bela, { to: '2020-01-01' })
    expect(before.report.rows).toEqual([])
    const wrongDays = await test.call('learning_reports.learnerTimeline', {
      as: bela,
      params: { id: bela.userId },
      query: { from: '2026-02-02', to: '2026-02-01' },
    })
    expect([wrongDays.status, Object.keys(wrongDays.error.fields ?? {})]).toEqual([400, ['to']])
  })
})

describe('a team', () => {
  it('in one row, by courses, by members and by teams below', async () => {
    const [overview] = (await read('learning_reports.teamOverview', head.userId, head)).report.rows
    expect(overview).toMatchObject({ people: 2, enrolled: 1, passed: 1, completion_rate: 100, people_overdue: 0 })
    const courses = await read('learning_reports.teamCourses', head.userId, head)
    expect(courses.report.rows).toEqual([expect.objectContaining({ course: 'Tea', enrolled: 1, passed: 1 })])
    expect(courses.report.totals).toMatchObject({ enrolled: 1, passed: 1 })
    const members = (await read('learning_reports.teamMembers', head.userId, head)).report.rows
    expect(members.map(({ user, passed }) => [user, passed])).toContainEqual(['Bela Das', 1])
    expect(members).toHaveLength(2)
    const compare = (await read('learning_reports.teamCompare', head.userId, head)).report
    expect(compare.rows.map(({ user_id, enrolled: count }) => [user_id, count])).toEqual([[owner.userId, 1]])
    expect(compare.totals).toMatchObject({ enrolled: 1 })
  })

  it('is seen by Managers above it and Admins alone', async () => {
    const other = await test.signedIn('Manager', { clientId: admin.clientId })
    for (const name of ['teamOverview', 'teamMembers', 'teamCourses', 'teamCompare'] as const) {
      expect(await statusOf(`learning_reports.${name}`, head.userId, admin), name).toBe(200)
      for (const as of [other, outsider])
        expect(await statusOf(`learning_reports.${name}`, head.userId, as), name).toBe(404)
      expect(await statusOf(`learning_reports.${name}`, head.userId, bela), name).toBe(403)
    }
  })
})

describe('a competency', () => {
  it('counts levels, lists the least first, and names courses that help', async () => {
    const { clientId } = admin
    const make = async (name: string, parent: string | null) => {
      const body = { name, parent, decks: [{ id: deck(0), weight: 1 }] }
      return (await test.call('competencies.create', { as: admin, body })).body.competency.id
    }
    const id = await make('Brewing', null)
    const below = await make('Steeping', id)
    const [overview] = (await read('learning_reports.competencyOverview', id)).report.rows
    expect(overview).toMatchObject({ competency: 'Brewing', measured: 2, level_0: 1, level_3: 1, threshold: 70 })
    const { rows } = (await read('learning_reports.competencyLearners', id, admin, { limit: 1 })).report
    expect(rows).toEqual([expect.objectContaining({ user: 'Chand Lal', percentage: 0, gap: 70, level: 'Not yet' })])
    const mine = (await read('learning_reports.competencyLearners', id, head)).report.rows
    expect(mine.map(({ user }) => user)).toEqual(['Bela Das'])
    const [seen] = (await read('learning_reports.competencyOverview', id, head)).report.rows
    expect(seen).toMatchObject({ measured: 1, level_0: 0, level_3: 1 })
    const { title } = { title: 'Tea for everyone' }
    const content = { ...course.content, title, competencies: [below] }
    await insertRow(test.deps, 'courses', {
      client_id: clientId,
      owner_id: owner.userId,
      title,
      status: 'published',
      content: JSON.stringify(content),
      published: JSON.stringify(content),
    })
    const gaps = (await read('learning_reports.competencyGaps', id)).report.rows
    expect(gaps.map((row) => [row.competency, row.below, row.gap, row.courses])).toEqual([
      ['Brewing', 1, 20, ''],
      ['Steeping', 1, 20, title],
    ])
    expect(await statusOf('learning_reports.competencyOverview', id, bela)).toBe(403)
    expect(await statusOf('learning_reports.competencyOverview', id, outsider)).toBe(404)
  })
})

describe('as CSV', () => {
  it('has all rows, headings and states in words', async () => {
    const lines = await csv('learning_reports.courseLearners', course.id)
    expect(lines[0]?.split(',').slice(0, 6)).toEqual(['Person id', 'Person', 'E-mail', 'Manager', 'State', 'Overdue'])
    expect(lines.slice(1).map((line) => line.split(',').slice(4, 6))).toEqual([
      ['Passed', 'No'],
      ['In progress', 'No'],
    ])
    expect((await csv('learning_reports.courseFunnel', course.id, admin, 'hi'))[1]?.split(',')[0]).toBe('नामांकित')
  })

  it('of more rows than are read at once has each row once', async () => {
    const { clientId } = admin
    const big = await makeLearnerCourse(test, owner)
    const count = 1203
    for (let at = 0; at < count; at++) {
      const name = `P${String(at).padStart(4, '0')}`
      const { id } = await insertRow(test.deps, 'users', { client_id: clientId, first_name: name, last_name: '' })
      await insertRow(test.deps, 'enrolments', { client_id: clientId, course_id: big.id, user_id: id, source: 'hand' })
    }
    const names = (await csv('learning_reports.courseLearners', big.id)).slice(1).map((line) => line.split(',')[1])
    expect(names).toHaveLength(count)
    expect(new Set(names).size).toBe(count)
  })
})
