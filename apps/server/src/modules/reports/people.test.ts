import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import type { Person } from '../../test/factories.ts'
import { makeLearnerCourse } from '../../test/learner-courses.ts'
import { learnersOf, wrong } from '../../test/learners.ts'
import { insertRow } from '../../test/rows.ts'
import { readersOf } from './test/read-report.ts'

const DAY = 86_400_000
/** Quarters of an hour of a month, as bits. */
const quartersOf = (...places: readonly number[]) =>
  Array.from({ length: 2976 }, (_, at) => (places.includes(at) ? '1' : '0')).join('')

let test: TestApp
let admin: Person
/** Above the owner of the course, and above Bela. */
let head: Person
let owner: Person
let bela: Person
let chand: Person
let course: Awaited<ReturnType<typeof makeLearnerCourse>>

const { enrolled, completed } = learnersOf(() => test)
const { rows, read, statusOf } = readersOf(() => test)

beforeAll(async () => {
  test = await createTestApp()
  admin = await test.signedIn('Admin', { first_name: 'Asha', last_name: 'Rao' })
  const { clientId } = admin
  head = await test.signedIn('Manager', { clientId, first_name: 'Hari', last_name: 'Sen' })
  owner = await test.signedIn('Creator', { clientId, manager_id: head.userId, first_name: 'Omi', last_name: 'Jha' })
  bela = await test.signedIn('Learner', { clientId, manager_id: owner.userId, first_name: 'Bela', last_name: 'Das' })
  chand = await test.signedIn('Learner', { clientId, first_name: 'Chand', last_name: 'Lal' })
  course = await makeLearnerCourse(test, owner, { topics: [2] })
  for (const person of [bela, chand]) await enrolled(person, course)
  for (const deck of course.decks) await completed(bela, course, deck.id)
  await completed(chand, course, course.decks[0]?.id ?? '', wrong)
})
afterAll(() => test.close())

describe('enrolments', () => {
  it('by course: the same from stored counts and counted from rows', async () => {
    const counted = await rows('enrolments', {}, admin)
    expect(counted).toEqual([
      {
        course_id: course.id,
        course: 'Tea',
        enrolled: 2,
        started: 2,
        passed: 1,
        failed: 0,
        expired: 0,
        completion_rate: 50,
        percentage: expect.any(Number),
      },
    ])
    expect(await rows('enrolments', { from: '2020-01-01' }, admin)).toEqual(counted)
    expect(await rows('completions', { group_by: 'course' }, admin)).toEqual(counted)
    expect(await rows('enrolments', { to: '2020-01-01' }, admin)).toEqual([])
  })

  it('of a Manager are those of the branch, of a Creator those in own courses, of a Learner none', async () => {
    expect((await rows('enrolments', {}, head))[0]).toMatchObject({ enrolled: 1, passed: 1 })
    expect((await rows('enrolments', { from: '2020-01-01' }, head))[0]).toMatchObject({ enrolled: 1, passed: 1 })
    expect((await rows('enrolments', {}, owner))[0]).toMatchObject({ enrolled: 2 })
    const other = await test.signedIn('Creator', { clientId: admin.clientId })
    expect(await rows('enrolments', {}, other)).toEqual([])
    expect(await rows('enrolments', { group_by: 'status' }, other)).toEqual([])
    expect(await statusOf('enrolments', {}, bela)).toBe(403)
  })

  it('by status, source and month', async () => {
    expect(await rows('enrolments', { group_by: 'status' }, admin)).toEqual([
      { status: 'in_progress', enrolled: 1, share: 50 },
      { status: 'passed', enrolled: 1, share: 50 },
    ])
    expect(await rows('enrolments', { group_by: 'source' }, admin)).toEqual([
      { source: 'self', enrolled: 2, share: 100 },
    ])
    const month = test.deps.now().toISOString().slice(0, 7)
    expect(await rows('enrolments', { group_by: 'month' }, admin)).toEqual([{ month, enrolled: 2 }])
  })

  it('are filtered by person, course and figure', async () => {
    const by = (field: string, op: string, value: unknown) => ({ filter: JSON.stringify([{ field, op, value }]) })
    expect((await rows('enrolments', by('manager', 'below', head.userId), admin))[0]).toMatchObject({ enrolled: 1 })
    expect(await rows('enrolments', by('course', 'is_not', course.id), admin)).toEqual([])
    expect(await rows('enrolments', by('course', 'in', [course.id]), admin)).toHaveLength(1)
    expect(await rows('enrolments', by('enrolled', 'at_least', '3'), admin)).toEqual([])
    expect(await rows('enrolments', by('enrolled', 'at_most', '2'), admin)).toHaveLength(1)
    for (const query of [
      by('deck', 'is', course.id),
      by('course', 'below', course.id),
      { filter: '[' },
      { filter: '{}' },
    ])
      expect(await statusOf('enrolments', query, admin)).toBe(400)
  })
})

describe('what is overdue', () => {
  it('is listed, the longest first, and counted by course and team', async () => {
    const { clientId } = admin
    const due = (days: number) => new Date(test.deps.now().getTime() - days * DAY)
    const late = await insertRow(test.deps, 'users', {
      client_id: clientId,
      first_name: 'Deep',
      manager_id: head.userId,
    })
    await insertRow(test.deps, 'enrolments', {
      client_id: clientId,
      course_id: course.id,
      user_id: late.id,
      source: 'hand',
      due_at: due(9),
    })
    await test.deps.db
      .updateTable('enrolments')
      .set({ due_at: due(3) })
      .where('client_id', '=', clientId)
      .where('user_id', '=', chand.userId)
      .execute()
    const found = await rows('overdue', {}, admin)
    expect(found.map(({ user, course: title, days }) => [user, title, days])).toEqual([
      ['Deep', 'Tea', 9],
      ['Chand Lal', 'Tea', 3],
    ])
    expect(await rows('overdue', { group_by: 'course' }, admin)).toEqual([
      { course_id: course.id, course: 'Tea', overdue: 2 },
    ])
    const teams = await rows('overdue', { group_by: 'team' }, admin)
    expect(teams).toContainEqual({ team_id: head.userId, team: 'Hari Sen', overdue: 1 })
    expect(teams).toContainEqual({ team_id: null, team: '', overdue: 1 })
    expect((await rows('overdue', {}, head)).map(({ user }) => user)).toEqual(['Deep'])
    const first = await read('overdue', { limit: 1 }, admin)
    const second = await read('overdue', { limit: 1, cursor: first.next }, admin)
    expect([...first.report.rows, ...second.report.rows]).toEqual(found)
    expect(second.next).toBeNull()
  })
})

describe('certificates', () => {
  it('are listed with their state, and counted by course', async () => {
    const found = await rows('certificates', {}, admin)
    const stored = await test.deps.db
      .selectFrom('certificates')
      .select('number')
      .where('client_id', '=', admin.clientId)
      .execute()
    expect(found.map(({ certificate }) => certificate)).toEqual(stored.map(({ number }) => number))
    const [first] = await rows('certificates', { group_by: 'course' }, admin)
    if (stored.length > 0) expect(first).toMatchObject({ issued: stored.length, valid: stored.length, revoked: 0 })
  })
})

describe('people', () => {
  it('who were seen are counted by day and month, each once', async () => {
    const today = test.deps.now().toISOString().slice(0, 10)
    const people = await test.deps.db
      .selectFrom('sessions')
      .select('user_id')
      .distinct()
      .where('client_id', '=', admin.clientId)
      .execute()
    expect(await rows('active_users', {}, admin)).toEqual([{ day: today, people: people.length }])
    await insertRow(test.deps, 'active_months', {
      client_id: admin.clientId,
      user_id: bela.userId,
      month: '2026-01-01',
      // Late on the first day, at noon of two others.
      quarters: quartersOf(95, 9 * 96 + 48, 30 * 96 + 48),
    })
    expect(await rows('active_users', { to: '2026-06-30' }, admin)).toEqual([
      { day: '2026-01-01', people: 1 },
      { day: '2026-01-10', people: 1 },
      { day: '2026-01-31', people: 1 },
    ])
    expect(await rows('active_users', { from: '2026-01-02', to: '2026-01-30' }, admin)).toEqual([
      { day: '2026-01-10', people: 1 },
    ])
    // 23:45 in UTC is the second day further east.
    expect(await rows('active_users', { to: '2026-01-30', tz: 'Asia/Kolkata' }, admin)).toEqual([
      { day: '2026-01-02', people: 1 },
      { day: '2026-01-10', people: 1 },
    ])
    const months = (query: Readonly<Record<string, unknown>>, as = admin) =>
      rows('active_users', { group_by: 'month', ...query }, as)
    expect(await months({ to: '2026-06-30' })).toEqual([{ month: '2026-01', people: 1 }])
    expect(await months({ from: '2026-01-11', to: '2026-01-30' })).toEqual([])
    expect(await months({ to: '2026-06-30' }, head)).toEqual([{ month: '2026-01', people: 1 }])
    const other = await test.signedIn('Manager', { clientId: admin.clientId })
    expect(await months({ to: '2026-06-30' }, other)).toEqual([])
    expect(await rows('active_users', { group_by: 'user', from: '2026-01-10', to: '2026-06-30' }, admin)).toEqual([
      expect.objectContaining({ user: 'Bela Das', days: 2, license_type: 'Learner' }),
    ])
  })

  it('who were not seen for 30 days, or since a day', async () => {
    const { clientId } = admin
    const seen = (days: number) => new Date(test.deps.now().getTime() - days * DAY)
    for (const [first_name, days] of [
      ['Esha', 40],
      ['Firoz', 20],
    ] as const) {
      const { id } = await insertRow(test.deps, 'users', { client_id: clientId, first_name, last_seen_at: seen(days) })
      await insertRow(test.deps, 'enrolments', {
        client_id: clientId,
        course_id: course.id,
        user_id: id,
        source: 'hand',
      })
    }
    // Deep was never seen.
    const names = async (query: Readonly<Record<string, unknown>>) =>
      (await rows('inactive_learners', query, admin)).map(({ user, days }) => [user, days])
    expect(await names({})).toEqual([
      ['Deep', null],
      ['Esha', 40],
    ])
    const since = seen(10).toISOString().slice(0, 10)
    expect(await names({ from: since })).toEqual([
      ['Deep', null],
      ['Esha', 40],
      ['Firoz', 20],
    ])
  })

  it('of teams and of members, with how they stand', async () => {
    const teams = await rows('team_progress', {}, admin)
    expect(teams.map(({ team }) => team)).toEqual(['Hari Sen', 'Omi Jha'])
    expect(teams[1]).toMatchObject({ enrolled: 1, passed: 1, completion_rate: 100 })
    const members = await rows('team_progress', { group_by: 'user' }, head)
    expect(members.map(({ user, manager, passed, overdue }) => [user, manager, passed, overdue])).toEqual([
      ['Bela Das', 'Omi Jha', 1, 0],
      ['Deep', 'Hari Sen', 0, 1],
      ['Omi Jha', 'Hari Sen', 0, 0],
    ])
    expect(await statusOf('team_progress', {}, owner)).toBe(403)
  })

  it('by competency, person by person and in sum', async () => {
    const body = { name: 'Brewing', parent: null, decks: [{ id: course.decks[0]?.id ?? '', weight: 1 }] }
    const { id } = (await test.call('competencies.create', { as: admin, body })).body.competency
    const found = await rows('competency_matrix', {}, admin)
    expect(found.map((row) => [row['user'], row['competency'], row['level'], row['percentage']])).toEqual([
      ['Bela Das', 'Brewing', 'Expert', 100],
      ['Chand Lal', 'Brewing', 'Not yet', 0],
    ])
    expect(await rows('competency_matrix', { group_by: 'competency' }, admin)).toEqual([
      {
        competency_id: id,
        competency: 'Brewing',
        measured: 2,
        level_0: 1,
        level_1: 0,
        level_2: 0,
        level_3: 1,
        percentage: 50,
      },
    ])
    expect((await rows('competency_matrix', {}, head)).map(({ user }) => user)).toEqual(['Bela Das'])
  })

  it('on the leaderboard, which Learners see too', async () => {
    const [first] = await rows('leaderboard', {}, chand)
    expect(first).toMatchObject({ rank: 1, user: 'Bela Das', streak: 1 })
    expect(await rows('leaderboard', { to: '2020-01-01', group_by: 'month' }, chand)).toEqual([])
  })
})

describe('storage', () => {
  it('is what was measured last, for Admins alone', async () => {
    const { clientId } = admin
    const measured = { client_id: clientId, allowed: 100, files: 3, pictures: 60, answer_files: 20 }
    await insertRow(test.deps, 'client_storage', { ...measured, measured_at: test.deps.now() })
    expect(await rows('storage_usage', {}, admin)).toEqual([
      { kind: 'pictures', bytes: 60, share: 75 },
      { kind: 'answer_files', bytes: 20, share: 25 },
    ])
    await insertRow(test.deps, 'client_usage', { client_id: clientId, day: '2026-01-05', space: 77 })
    expect(await rows('storage_usage', { group_by: 'day', to: '2026-02-01' }, admin)).toEqual([
      { day: '2026-01-05', bytes: 77 },
    ])
    await insertRow(test.deps, 'media', { client_id: clientId, owner_id: owner.userId, size: 44 })
    expect(await rows('storage_usage', { group_by: 'user' }, admin)).toEqual([
      { user_id: owner.userId, user: 'Omi Jha', bytes: 44 },
    ])
    expect(await statusOf('storage_usage', {}, head)).toBe(403)
  })
})
