import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { makePublishedDeck, type PublishedDeck } from '../../../test/decks.ts'
import type { Person } from '../../../test/factories.ts'
import { playsOf } from '../../../test/plays.ts'
import { sampleContent } from '../../../test/sample-content.ts'

let test: TestApp
let asha: Person
let deck: PublishedDeck
const { begin, submit, finish } = playsOf(() => test)

beforeAll(async () => {
  test = await createTestApp()
  asha = await test.signedIn('Creator')
  const outcome = { text: '', image: { id: '', alt: '' }, link: '', linkLabel: '', masterTags: [] }
  deck = await makePublishedDeck(test, asha, {
    ...sampleContent(['single_select']),
    outcomes: [
      { ...outcome, id: 'low', title: 'Green', minValue: 0, maxValue: 50 },
      { ...outcome, id: 'high', title: 'Black', minValue: 50, maxValue: 100 },
    ],
  })
  for (const [option, source] of [
    ['o1', 'letter'],
    ['o1', 'poster'],
    ['o1', 'letter'],
    ['o2', 'letter'],
  ] as const) {
    const attempt = await begin(deck, { source })
    await submit(attempt, 's0', { kind: 'singleSelect', option })
    await finish(attempt)
  }
  await submit(await begin(deck), 's0', { kind: 'singleSelect', option: 'o1' })
})
afterAll(() => test.close())

const outcomes = async (query: Record<string, unknown> = {}, as: Person = asha) =>
  test.call('analytics.deckOutcomes', { as, params: { id: deck.id }, query })

it('outcomes are counted by how attempts ended, those that nobody had too', async () => {
  expect((await outcomes()).body.outcomes).toEqual({
    attempts: 4,
    outcomes: [
      { id: 'low', title: 'Green', attempts: 1, share: 25 },
      { id: 'high', title: 'Black', attempts: 3, share: 75 },
    ],
  })
  expect((await outcomes({ source: 'poster' })).body.outcomes).toMatchObject({
    attempts: 1,
    outcomes: [{ attempts: 0 }, { attempts: 1, share: 100 }],
  })
  expect((await outcomes({ to: '2020-01-01' })).body.outcomes).toMatchObject({
    attempts: 0,
    outcomes: [{ share: null }, { share: null }],
  })
})

it('outcomes are shown to who may see the deck’s figures alone', async () => {
  const sibling = await test.signedIn('Creator', { clientId: asha.clientId })
  for (const as of [await test.signedIn('Admin'), sibling]) expect((await outcomes({}, as)).status).toBe(404)
})
