import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { makePublishedDeck, type PublishedDeck } from '../../test/decks.ts'
import type { Person } from '../../test/factories.ts'
import { insertRow } from '../../test/rows.ts'
import { signInsOf } from '../../test/sign-ins.ts'

let test: TestApp
let author: Person
let colleague: Person
let learner: Person
let deck: PublishedDeck
beforeAll(async () => {
  test = await createTestApp()
  author = await test.signedIn('Creator')
  colleague = await test.signedIn('Creator', { clientId: author.clientId })
  learner = await test.signedIn('Learner', { clientId: author.clientId })
  deck = await makePublishedDeck(test, author)
})
afterAll(() => test.close())

const { sessionOf } = signInsOf(() => test)
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const visit = async (as: Pick<Person, 'headers'>) => (await test.call('dashboard.visit', { as, body: {} })).body

/** One attempt with answers, by the test's clock. */
async function play({ answers, completed }: { answers: number; completed: boolean }): Promise<void> {
  const at = test.deps.now()
  const id = test.deps.newId()
  const shared = { client_id: author.clientId, deck_id: deck.id, version_id: deck.versionId }
  await insertRow(test.deps, 'attempts', { ...shared, id, started_at: at, completed_at: completed ? at : null })
  for (let slide = 0; slide < answers; slide += 1)
    await insertRow(test.deps, 'answers', {
      ...shared,
      attempt_id: id,
      slide_id: `s${slide}`,
      begun_on: at.toISOString().slice(0, 10),
      answered_at: at,
      revision: 1,
    })
}

it('tells nothing at the first visit, then what happened since the one before', async () => {
  expect(await visit(author)).toEqual({ since: null, decks: [] })
  const seen = test.deps.now()
  test.later(40 * MINUTE)
  await play({ answers: 2, completed: true })
  await play({ answers: 1, completed: false })
  await play({ answers: 0, completed: false })
  test.later(MINUTE)
  const { since, decks } = await visit(author)
  expect(Math.abs(new Date(since ?? 0).getTime() - seen.getTime())).toBeLessThan(10_000)
  const name = 'Beans and brewing'
  expect(decks).toEqual([{ id: deck.id, name, starts: 2, completions: 1, answers: 3 }])
  // The same visit goes on, however often it is asked about.
  test.later(20 * MINUTE)
  expect(await visit(author)).toEqual({ since, decks })
  test.later(20 * MINUTE)
  expect(await visit(author)).toEqual({ since, decks })
  test.later(31 * MINUTE)
  expect((await visit(author)).decks).toEqual([])
})

it('looks back a month at most', async () => {
  const away = await test.signedIn('Creator')
  const seen_at = new Date(test.deps.now().getTime() - 100 * DAY)
  await insertRow(test.deps, 'dashboard_visits', {
    client_id: away.clientId,
    user_id: away.userId,
    since: null,
    seen_at,
  })
  const { since } = await visit(away)
  expect(new Date(since ?? 0).getTime()).toBeCloseTo(test.deps.now().getTime() - 30 * DAY, -5)
})

it('counts no deck whose figures the caller does not see', async () => {
  await visit(colleague)
  test.later(DAY)
  await play({ answers: 1, completed: true })
  expect((await visit(colleague)).decks).toEqual([])
  expect((await visit(author)).decks).toHaveLength(1)
  expect((await test.call('dashboard.visit', { as: learner, body: {} })).status).toBe(403)
})

it('is not begun by an operator who acts as the person', async () => {
  const root = await test.signedIn('Superadmin')
  const admin = await test.signedIn('Admin')
  const before = await visit(admin)
  test.later(DAY)
  const { headers } = await test.call('operators.act', {
    as: root,
    params: { id: admin.clientId },
    body: { reason: 'x' },
  })
  const acting = sessionOf(headers)
  expect(await visit(acting)).toEqual(before)
  test.later(DAY)
  expect((await visit(admin)).since).not.toBeNull()
})
