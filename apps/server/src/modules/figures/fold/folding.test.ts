import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { makePublishedDeck } from '../../../test/decks.ts'
import type { Person } from '../../../test/factories.ts'
import { playsOf } from '../../../test/plays.ts'
import { sampleContent } from '../../../test/sample-content.ts'
import { startFolding } from './start-folding.ts'

let test: TestApp
let asha: Person
beforeAll(async () => {
  test = await createTestApp()
  asha = await test.signedIn('Creator')
})
afterAll(() => test.close())
const { begin, submit, finish } = playsOf(() => test)

const waiting = async () =>
  (await test.deps.db.selectFrom('figure_queue').select('id').where('client_id', '=', asha.clientId).execute()).length

it('counts once what was played, by two servers; nothing after they were stopped', async () => {
  const deck = await makePublishedDeck(test, asha, sampleContent(['single_select', 'rating']))
  const play = async () => {
    const attempt = await begin(deck)
    await submit(attempt, 's0', { kind: 'singleSelect', option: 'o1' })
    await submit(attempt, 's1', { kind: 'rating', value: 4 })
    await finish(attempt)
  }
  await Promise.all([play(), play(), play()])
  expect(await waiting()).toBeGreaterThanOrEqual(3)
  // `waitFor` lets their time pass while it waits.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const servers = [startFolding(test.deps), startFolding(test.deps)]
  await vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 60_000, interval: 100 })
  const cell = await test.deps.db
    .selectFrom('deck_figures')
    .select(['starts', 'completions'])
    .where('deck_id', '=', deck.id)
    .where('dim', '=', 'all')
    .where('grain', '=', 'all')
    .executeTakeFirst()
  expect(cell).toEqual({ starts: 3, completions: 3 })
  await Promise.all(servers.map((server) => server.stop()))
  await play()
  const left = await waiting()
  await vi.advanceTimersByTimeAsync(60_000)
  await play()
  expect(await waiting()).toBe(2 * left)
})

it('of a person who plays again, the former attempt counts no more for questions', async () => {
  const deck = await makePublishedDeck(test, asha, sampleContent(['single_select', 'rating']))
  const answered = async () => {
    const { body } = await test.call('analytics.deckQuestions', { as: asha, params: { id: deck.id } })
    return body.questions.map(({ distribution }) => distribution.filter(({ count }) => count > 0).map(({ key }) => key))
  }
  const first = await begin(deck, {}, asha)
  await submit(first, 's0', { kind: 'singleSelect', option: 'o1' })
  await submit(first, 's1', { kind: 'rating', value: 2 })
  expect(await answered()).toEqual([['o1'], ['2']])
  const second = await begin(deck, {}, asha)
  expect(await answered()).toEqual([['o1'], ['2']])
  await submit(second, 's0', { kind: 'singleSelect', option: 'o2' })
  expect(await answered()).toEqual([['o2'], []])
})
