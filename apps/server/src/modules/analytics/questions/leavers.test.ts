import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { makePublishedDeck, type PublishedDeck } from '../../../test/decks.ts'
import type { Person } from '../../../test/factories.ts'
import { playsOf } from '../../../test/plays.ts'
import { insertRow } from '../../../test/rows.ts'
import { sampleContent } from '../../../test/sample-content.ts'

let test: TestApp
let asha: Person
let deck: PublishedDeck
const { begin, submit, finish } = playsOf(() => test)
const hour = 3_600_000

beforeAll(async () => {
  test = await createTestApp()
  asha = await test.signedIn('Creator')
  deck = await makePublishedDeck(test, asha, sampleContent(['single_select', 'rating', 'rating']))
})
afterAll(() => test.close())

/** Answers the first slide, sees another, and leaves it so many times, each after so many milliseconds. */
async function leave(slide_id: string, hoursAgo: number, ...spent: readonly (number | null)[]) {
  const attempt = await begin(deck)
  await submit(attempt, 's0', { kind: 'singleSelect', option: 'o1' })
  const at = new Date(test.deps.now().getTime() - hoursAgo * hour)
  await test.deps.db.updateTable('answers').set({ answered_at: at }).where('attempt_id', '=', attempt.id).execute()
  const shared = { client_id: asha.clientId, deck_id: deck.id, attempt_id: attempt.id, slide_id, received_at: at }
  await insertRow(test.deps, 'events', { ...shared, event: 'slide_view', client_time: at })
  for (const [nth, value] of spent.entries()) {
    const client_time = new Date(at.getTime() + nth * 1000)
    await insertRow(test.deps, 'events', { ...shared, event: 'abandon', client_time, value })
  }
  return attempt
}

it('says what share of those who left a slide had hardly looked at it', async () => {
  for (const spent of [500, 1200, 2999, 3000, 9000]) await leave('s1', 2, spent)
  // The last time counts, and who is there still does not; neither does who came to the end, nor whose time is unknown.
  await leave('s1', 2, 1000, 8000)
  await leave('s1', 0.2, 100)
  await leave('s1', 2, null)
  await finish(await leave('s1', 2, 100))
  for (let n = 0; n < 4; n++) await leave('s2', 2, 100)
  const { funnel } = (await test.call('analytics.deckFunnel', { as: asha, params: { id: deck.id } })).body
  expect(funnel.slides.map(({ droppedOff }) => droppedOff)).toEqual([0, 7, 4])
  expect(funnel.slides.map(({ quickShare }) => quickShare)).toEqual([null, 50, null])
})

it('keeps to the selection', async () => {
  const query = { device: 'tablet' }
  const { funnel } = (await test.call('analytics.deckFunnel', { as: asha, params: { id: deck.id }, query })).body
  expect(funnel.slides.map(({ quickShare }) => quickShare)).toEqual([null, null, null])
})
