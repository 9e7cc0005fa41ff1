import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import type { Person } from '../../test/factories.ts'
import { insertRows } from '../../test/rows.ts'
import { makeLearnerCourse } from '../../test/learner-courses.ts'
import { learnersOf } from '../../test/learners.ts'

let test: TestApp
let admin: Person
let head: Person
let owner: Person
let bela: Person
let outsider: Person
let attemptId: string
let deckId: string
let course: Awaited<ReturnType<typeof makeLearnerCourse>>

const { enrolled, completed } = learnersOf(() => test)

beforeAll(async () => {
  test = await createTestApp()
  admin = await test.signedIn('Admin')
  const { clientId } = admin
  head = await test.signedIn('Manager', { clientId })
  owner = await test.signedIn('Creator', { clientId })
  bela = await test.signedIn('Learner', { clientId, manager_id: head.userId, first_name: 'Bela', last_name: 'Das' })
  outsider = await test.signedIn('Learner', { clientId })
  course = await makeLearnerCourse(test, owner)
  await enrolled(bela, course)
  deckId = course.decks[0]?.id ?? ''
  attemptId = (await completed(bela, course, deckId)).id
  const t = test.deps.now().getTime()
  const events = (['start', 'slide_view', 'complete'] as const).map((event, at) => ({
    id: randomUUID(),
    event,
    deck_id: deckId,
    attempt_id: attemptId,
    slide_id: event === 'slide_view' ? 's1' : null,
    t: new Date(t - 1000 + at).toISOString(),
    value: null,
  }))
  await insertRows(
    test.deps,
    'events',
    events.map(({ id, event, slide_id, t: at }) => ({
      client_id: clientId,
      id,
      event,
      deck_id: deckId,
      attempt_id: attemptId,
      slide_id,
      client_time: at,
      received_at: at,
    })),
  )
})
afterAll(() => test.close())

const log = (as: Person, query: object = {}, user_id = bela.userId) =>
  test.call('activity.log', { as, params: { user_id }, query })
const session = (as: Person, id: string, query: object = {}) =>
  test.call('activity.sessionData', { as, params: { id }, query })

it('what a person did, newest first, page by page and by days', async () => {
  const { body } = await log(bela)
  const ours = body.log.filter(({ at }) => at !== null)
  expect(ours.map(({ event }) => event)).toEqual(expect.arrayContaining(['complete', 'slide_view', 'start']))
  const seen = ours.find(({ event }) => event === 'slide_view')
  expect(seen).toMatchObject({ slide: 's1', deck: { id: deckId }, course: { id: course.id, name: 'Tea' }, value: null })
  expect(body.log.map(({ at }) => at)).toEqual(
    body.log
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  )
  const first = (await log(bela, { limit: 1 })).body
  const second = (await log(bela, { limit: 100, cursor: first.next })).body
  expect([...first.log, ...second.log]).toEqual(body.log)
  expect((await log(bela, { to: '2020-01-01' })).body.log).toEqual([])
  const views = (await log(bela, { event: 'slide_view' })).body.log
  expect(views.map(({ event, attempt_id }) => [event, attempt_id])).toEqual([['slide_view', attemptId]])
  expect((await log(bela, { event: 'sneeze' })).status).toBe(400)
})

it('is for oneself, the managers above and Admins', async () => {
  for (const as of [bela, head, admin]) expect((await log(as)).status).toBe(200)
  for (const as of [outsider, owner, await test.signedIn('Admin')]) expect((await log(as)).status).toBe(404)
})

it('of a session, else of an attempt; of attempts, also for who sees the deck’s figures', async () => {
  const own = await session(bela, String(bela.headers['client']))
  expect(own.body.session).toMatchObject({ kind: 'session', user: { id: bela.userId, name: 'Bela Das' } })
  const attempt = (await session(bela, attemptId)).body.session
  expect(attempt).toMatchObject({ kind: 'attempt', user: { name: 'Bela Das' } })
  const events = attempt.log.map(({ event }) => event)
  expect(events.indexOf('start')).toBeLessThan(events.indexOf('complete'))
  for (const as of [head, admin, owner]) expect((await session(as, attemptId)).status).toBe(200)
  expect((await session(owner, String(bela.headers['client']))).status).toBe(404)
  for (const as of [outsider, await test.signedIn('Admin')]) expect((await session(as, attemptId)).status).toBe(404)
})

it('the figures of the dashboard count all that was played, and learners', async () => {
  const stats = async (as: Person) => (await test.call('stats.show', { as })).body.stats
  expect(await stats(admin)).toMatchObject({ plays: 1, completions: 1, learners: 1, leads: 0 })
  expect(await stats(owner)).toMatchObject({ plays: 1, learners: 1 })
  expect(await stats(head)).toMatchObject({ plays: 0, learners: 1 })
  const other = await test.signedIn('Creator', { clientId: admin.clientId })
  expect(await stats(other)).toMatchObject({ decks: 0, plays: 0, learners: 0 })
})
