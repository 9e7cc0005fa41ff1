import type { CourseContent } from '@deckle/core/course/course.ts'
import { courseProgress } from '@deckle/core/learning/progress.ts'
import { deckContent } from '@deckle/contract/models/deck-content.ts'
import { readerTypes } from '@deckle/core/reader-type/reader-type.ts'
import { slideTypes, textsOfSlide } from '@deckle/slides/catalog.ts'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { rebuildCounts } from '../stored-counts.ts'
import { progressByDeck } from '../modules/learning/stored-progress.ts'
import { createTestApp, type TestApp } from '../test/app.ts'
import { insertSessionFor, type Person } from '../test/factories.ts'
import { analyzeDemo, type DemoLogin, seedDemo } from './index.ts'
import { leadsOfDemo } from './test/leads-of-demo.ts'
import { mediaAndTopicsOfDemo } from './test/media-and-topics-of-demo.ts'
import { articlesOfDemo } from './test/articles-of-demo.ts'

let test: TestApp
let logins: readonly DemoLogin[]
let seedingStatements = 0
let ananya: Person
let meera: Person

beforeAll(async () => {
  const query = vi.spyOn(pg.Client.prototype, 'query') // Connections keep the one that they find.
  test = await createTestApp()
  query.mockClear()
  logins = await seedDemo(test.deps)
  await analyzeDemo(test.deps)
  seedingStatements = query.mock.calls.length
  query.mockRestore()
  ananya = await sessionOf('ananya@lanternhill.example')
  meera = await sessionOf('meera@lanternhill.example')
})
afterAll(() => test.close())
async function sessionOf(email: string): Promise<Person> {
  const user = await test.deps.db
    .selectFrom('users')
    .select(['id', 'client_id', 'license_type'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const made = { userId: user.id, clientId: user.client_id, licenseType: user.license_type, email, password: '' }
  return { ...made, headers: await insertSessionFor(test.deps, made) }
}

mediaAndTopicsOfDemo(() => ({ test, admin: ananya, creator: meera }))
articlesOfDemo(() => ({ test, admin: ananya }))
leadsOfDemo(() => ({ test, admin: ananya, creator: meera }))

describe('the demo', () => {
  it('tells who can sign in, and is made once', async () => {
    expect(logins.map(({ role }) => role)).toEqual([
      'Admin',
      'Manager',
      'Creator',
      'Learner',
      'Admin of Tideway Sailing School',
      'Admin of Harbour Learning Partners',
    ])
    for (const { email, password } of logins)
      expect((await test.call('auth.signIn', { body: { username: email, password } })).status, email).toBe(200)
    expect(new Set(logins.map(({ password }) => password)).size).toBe(6)
    expect(await seedDemo(test.deps)).toEqual([])
    expect(seedingStatements, "what a newcomer's first start waits for: 10,931 when written").toBeLessThan(12_500)
  })

  it('has statistics for the plans of its reports', async () => {
    const counted = `select reltuples as rows from pg_class where relname in ('attempts', 'answers', 'events', 'leads')`
    const { rows } = await test.deps.pool.query<{ rows: number }>(counted)
    expect(Math.min(...rows.map((table) => table.rows))).toBeGreaterThan(0)
  })

  it('has a deck of each kind, which pass their own checks and use every slide type', async () => {
    const { decks } = (await test.call('decks.list', { as: ananya })).body
    expect(decks.map(({ readerType }) => readerType).toSorted()).toEqual([...readerTypes].toSorted())
    const used = new Set<string>()
    for (const row of decks) {
      const { deck } = (await test.call('decks.show', { as: ananya, params: { id: row.id } })).body
      expect(deckContent.safeParse(deck.content).error, row.name).toBeUndefined()
      for (const { template } of deck.content.contentHash) used.add(template)
      const page = await test.app.inject({ method: 'GET', url: `/play/${row.shortid}` })
      expect(page.statusCode).toBe(200)
    }
    expect([...used].sort(), 'make a demo deck from a template that has a slide of the type').toEqual(
      [...slideTypes].sort(),
    )
  })

  it('shares some decks: Meera looks at one, edits another, and does not see the rest', async () => {
    const list = async (owner: 'me' | 'shared' | 'anyone') =>
      (await test.call('decks.list', { as: meera, query: { owner, limit: 100 } })).body.decks
    const [mine, shared, all] = [await list('me'), await list('shared'), await list('anyone')]
    expect(shared.map(({ can }) => can.edit).toSorted()).toEqual([false, false, false, true, true])
    expect(all).toHaveLength(mine.length + shared.length)
    expect(all.length).toBeLessThan(readerTypes.length)
    const { body } = await test.call('clients.show', { as: ananya, params: { id: ananya.clientId } })
    expect(body.client.owner?.name).toBe('Ananya Rao')
    expect(body.client.app_configuration.sso?.is_ready).toBe(false)
  })

  it('is wholly in Hindi too', async () => {
    const rows = await test.deps.db.selectFrom('decks').select(['content', 'shortid', 'name']).execute()
    for (const { content, name } of rows) {
      const missing = content.contentHash.flatMap((slide) =>
        textsOfSlide(slide)
          .filter(({ text, path }) => text !== '' && !content.translations.hi?.slides[slide.slideId]?.[path])
          .map(({ path }) => `${slide.slideId} ${path}`),
      )
      expect(missing, name).toEqual([])
    }
    const quiz = rows.find(({ name }) => name.startsWith('Safe at the till'))
    const page = await test.app.inject({ method: 'GET', url: `/play/${quiz?.shortid}?lang=hi` })
    expect(page.body).toContain('<html lang="hi"')
    expect(page.body).toContain('काउंटर पर सुरक्षित')
  })

  it('has plays whose figures add up', async () => {
    const { stats } = (await test.call('stats.show', { as: ananya })).body
    expect(stats.starts30).toBeGreaterThan(300)
    expect(stats.completions30 / stats.starts30).toBeGreaterThan(0.6)
    expect(stats.busiest).toHaveLength(5)
    for (const { id } of stats.busiest) {
      const { overview } = (await test.call('analytics.deckOverview', { as: ananya, params: { id } })).body
      expect(overview.views).toBeGreaterThan(overview.starts)
      const { sources } = (await test.call('analytics.deckSources', { as: ananya, params: { id } })).body
      expect(sources.reduce((sum, one) => sum + one.starts, 0)).toBe(overview.starts)
      expect(sources.some(({ source }) => source === '')).toBe(true)
      expect(sources.filter(({ medium }) => medium !== '').length).toBeGreaterThan(2)
    }
    const counts = await test.deps.db
      .selectFrom('decks')
      .select([
        'attempt_count',
        (build) =>
          build
            .selectFrom('attempts')
            .whereRef('attempts.client_id', '=', 'decks.client_id')
            .whereRef('attempts.deck_id', '=', 'decks.id')
            .select(({ fn }) => fn.countAll<number>().as('n'))
            .as('attempts'),
      ])
      .execute()
    for (const { attempt_count, attempts } of counts) expect(attempt_count).toBe(attempts)
  })

  it('has an import with refused rows, and upgrades that wait', async () => {
    const { jobs } = (await test.call('jobs.list', { as: ananya, query: { kind: 'users.import' } })).body
    const params = { id: jobs[0]?.id ?? '' }
    const { rows } = (await test.call('imports.rows', { as: ananya, params })).body
    expect([jobs.length, rows.length, rows.flatMap(({ reasons }) => reasons).length]).toEqual([1, 8, 3])
    const harriet = await sessionOf('harriet@tideway.example')
    const { requests } = (await test.call('upgradeRequests.list', { as: harriet })).body
    expect(requests.map(({ status }) => status).toSorted()).toEqual(['forwarded', 'open'])
  })

  it('has a partner with a client, prices, and announcements of which none is shown now', async () => {
    const olive = await sessionOf('olive@harbour.example')
    const { clients } = (await test.call('operators.clients', { as: olive })).body
    expect(clients.map(({ name }) => name)).toEqual(['Tideway Sailing School'])
    expect((await test.call('plans.prices', { as: ananya })).body).toMatchObject({ taxRate: 1800 })
    const root = await test.signedIn('Superadmin')
    const { announcements } = (await test.call('announcements.list', { as: root })).body
    expect(announcements.map(({ state }) => state)).toEqual(['planned', 'ended'])
  })
})

async function courseOf(title: string): Promise<{ readonly id: string; readonly params: { readonly id: string } }> {
  const { courses } = (await test.call('courses.list', { as: ananya, query: {} })).body
  const id = courses.find((one) => one.title === title)?.id ?? ''
  return { id, params: { id } }
}

describe('the courses of the demo', () => {
  it('are published, archived, or a draft whose check list has something to do', async () => {
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
    const { params } = await courseOf('Ready to run a shop')
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
    const { runs } = (await test.call('rules.runs', { as: ananya, params, query: {} })).body
    expect(runs.map(({ trigger, added }) => [trigger, added])).toEqual([
      ['people', 1],
      ['hand', 0],
      ['hand', 2],
    ])
    const asked = await test.call('learners.requests', { as: meera, ...(await courseOf('Barista basics')), query: {} })
    expect(asked.body.requests).toHaveLength(2)
  })

  it('give the learner something overdue, due, to go on with and done', async () => {
    const kabir = await sessionOf('kabir@lanternhill.example')
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
    const vikram = await sessionOf('vikram@lanternhill.example')
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

describe('what is kept of the demo', () => {
  it('is what counting anew comes to', async () => {
    const { db, now } = test.deps
    expect((await db.selectFrom('course_part_counts').select('part_id').execute()).length).toBeGreaterThan(10)
    expect(await rebuildCounts(db, now())).toEqual([])
    const levels = await db.selectFrom('competency_levels').select('level').distinct().execute()
    expect(levels).toHaveLength(4)
  })

  it('shows each learner as far as their decks are', async () => {
    const { db } = test.deps
    const enrolments = await db.selectFrom('enrolments').selectAll().execute()
    for (const { course_id, user_id, round, percent, percentage, completed } of enrolments) {
      const { published } = await db
        .selectFrom('courses')
        .select('published')
        .where('id', '=', course_id)
        .executeTakeFirstOrThrow()
      const decks = await db
        .selectFrom('learner_decks')
        .selectAll()
        .where('course_id', '=', course_id)
        .where('user_id', '=', user_id)
        .where('round', '=', round)
        .execute()
      const progress = courseProgress(published as CourseContent, progressByDeck(decks))
      expect(completed).toBe(progress.completed)
      expect(percent).toBeCloseTo(progress.percent, 1)
      expect(percentage ?? 0).toBeCloseTo(progress.percentage ?? 0, 1)
    }
  })

  it('has every attempt of a course in the reports of its decks', async () => {
    const { db } = test.deps
    const rows = await db
      .selectFrom('course_attempts as c')
      .innerJoin('attempts as a', 'a.id', 'c.attempt_id')
      .select(['a.started_at', 'c.began_at', 'a.completed_at', 'c.completed_at as ended_at', 'a.seconds'])
      .execute()
    expect(rows.length).toBeGreaterThan(50)
    for (const { started_at, began_at, completed_at, ended_at, seconds } of rows) {
      expect([started_at, completed_at]).toEqual([began_at, ended_at])
      if (completed_at) expect(seconds).toBe(Math.round((completed_at.getTime() - started_at.getTime()) / 1000))
    }
  })
})
