import { randomUUID } from 'node:crypto'
import { testIndependence } from '@deckle/core/statistics/independence/chi-square.ts'
import type { Answer } from '@deckle/core/deck/slide.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { makePublishedDeck, type PublishedDeck } from '../../../test/decks.ts'
import type { Person } from '../../../test/factories.ts'
import { insertRow } from '../../../test/rows.ts'
import { sampleContent } from '../../../test/sample-content.ts'

let test: TestApp
let asha: Person
let deck: PublishedDeck
/** s0: one option, s1: several options, s2: 1 to 5, s3: words. */
const templates = ['single_select', 'multiple_select', 'rating', 'input_field'] as const
const show = async (rows: string, columns: string, query: Record<string, unknown> = {}, as: Person = asha) =>
  test.call('crosstabs.show', { as, params: { id: deck.id }, query: { rows, columns, ...query } })

/** An attempt with answers, of a known or unknown person. */
async function play(
  answers: Readonly<Record<string, Answer>>,
  more: { email?: string; day?: number; device?: string } = {},
) {
  const { email = null, day = 1, device = 'phone' } = more
  const shared = { client_id: asha.clientId, deck_id: deck.id, version_id: deck.versionId }
  const at = new Date(Date.UTC(2026, 2, day, 12))
  const { id } = await insertRow(test.deps, 'attempts', { ...shared, started_at: at, email, device })
  for (const [slide_id, answer] of Object.entries(answers))
    await insertRow(test.deps, 'answers', {
      ...shared,
      attempt_id: id,
      slide_id,
      begun_on: at.toISOString().slice(0, 10),
      answered_at: at,
      answer: JSON.stringify(answer),
    })
}
const option = (n: number): Answer => ({ kind: 'singleSelect', option: `o${n}` })
const rating = (value: number): Answer => ({ kind: 'rating', value })
const several = (...ns: number[]): Answer => ({ kind: 'multiSelect', options: ns.map((n) => `o${n}`) })

beforeAll(async () => {
  test = await createTestApp()
  asha = await test.signedIn('Creator')
  deck = await makePublishedDeck(test, asha, sampleContent(templates))
  // Who chooses the first option rates high.
  for (let n = 0; n < 15; n++) await play({ s0: option(1), s1: several(1, 2), s2: rating(5) }, { day: 1 })
  for (let n = 0; n < 5; n++) await play({ s0: option(1), s2: rating(1) }, { day: 2 })
  for (let n = 0; n < 4; n++) await play({ s0: option(2), s1: several(2), s2: rating(5) }, { day: 2 })
  for (let n = 0; n < 12; n++) await play({ s0: option(2), s2: rating(1) }, { day: 3 })
  await play({ s0: option(1) }, { day: 3 })
  // The first of these is counted no more.
  await play({ s0: option(1), s2: rating(1) }, { email: 'Mina@meadow.example', day: 1 })
  await play({ s0: option(2), s2: rating(1) }, { email: 'mina@meadow.example', day: 3 })
})
afterAll(() => test.close())

describe('a crosstab', () => {
  it('counts who answered both, once each, with shares and the test', async () => {
    const { status, body } = await show('s0', 's2')
    expect(status).toBe(200)
    const { people, rows, columns, cells, test: found } = body.crosstab ?? ({} as never)
    expect(people).toBe(37)
    expect(rows.options.slice(0, 2).map(({ key, people: of }) => [key, of])).toEqual([
      ['o1', 20],
      ['o2', 17],
    ])
    expect(columns.options.map(({ key, people: of }) => [key, of])).toEqual([
      ['1', 18],
      ['2', 0],
      ['3', 0],
      ['4', 0],
      ['5', 19],
    ])
    expect(cells[0]?.map((cell) => cell.people)).toEqual([5, 0, 0, 0, 15])
    expect(cells[1]?.map((cell) => cell.people)).toEqual([13, 0, 0, 0, 4])
    expect(cells[0]?.[4]).toMatchObject({ rowShare: 75 })
    expect(cells[0]?.[4]?.columnShare).toBeCloseTo((15 / 19) * 100, 9)
    expect(cells[0]?.[1]).toEqual({ people: 0, rowShare: 0, columnShare: null })
    // By hand: 37 × (5 × 4 − 15 × 13)² ÷ (20 × 17 × 18 × 19).
    expect(found?.chiSquare).toBeCloseTo((37 * (5 * 4 - 15 * 13) ** 2) / (20 * 17 * 18 * 19), 9)
    expect(found).toMatchObject({
      degrees: 1,
      isReliable: true,
      p: testIndependence([
        [5, 15],
        [13, 4],
      ])?.p,
    })
  })

  it('is the same turned round', async () => {
    const [one, other] = [(await show('s0', 's2')).body.crosstab, (await show('s2', 's0')).body.crosstab]
    expect(other?.cells.map((row) => row[0]?.people)).toEqual(one?.cells[0]?.map(({ people }) => people))
    expect(other?.test?.p).toBeCloseTo(one?.test?.p ?? -1, 12)
  })

  it('has no test where one may choose several, and counts people, not choices', async () => {
    const { crosstab } = (await show('s1', 's0')).body
    expect(crosstab).toMatchObject({ people: 19, test: null })
    expect(crosstab?.rows.options.slice(0, 2).map(({ people }) => people)).toEqual([15, 19])
    expect(crosstab?.columns.options[0]?.people).toBe(15)
  })

  it('has no test of fewer than twenty', async () => {
    const { crosstab } = (await show('s0', 's2', { from: '2026-03-01', to: '2026-03-01' })).body
    expect(crosstab).toMatchObject({ people: 15, test: null })
  })

  it('is nothing for words, for one question twice, and for what the deck does not ask', async () => {
    for (const [rows, columns] of [
      ['s0', 's3'],
      ['s0', 's0'],
      ['s9', 's0'],
    ] as const)
      expect((await show(rows, columns)).body).toEqual({ crosstab: null })
  })

  it('is a table too: people, shares and the test', async () => {
    const { body, statusCode } = await test.app.inject({
      method: 'GET',
      url: `/api/v2/analytics/${deck.id}/survey/crosstab/export?rows=s0&columns=s2`,
      headers: asha.headers,
    })
    expect(statusCode).toBe(200)
    const lines = body.slice(1).split('\r\n')
    expect(lines[0]).toMatch(/^Figure,.*,People$/)
    expect(lines.filter((line) => line.startsWith('People,Option 1'))).toEqual(['People,Option 1,5,0,0,0,15,20'])
    expect(lines.filter((line) => line.startsWith('Row %,Option 1'))).toEqual(['Row %,Option 1,25,0,0,0,75,20'])
    expect(lines).toContain('People,People,18,0,0,0,19,37')
    expect(lines).toContain('Degrees of freedom,,,,,,,1')
    const none = `/api/v2/analytics/${deck.id}/survey/crosstab/export?rows=s0&columns=s3`
    expect((await test.app.inject({ method: 'GET', url: none, headers: asha.headers })).body.trim()).toBe(
      'Figure,People',
    )
  })

  it('is shown to who may see the deck’s figures alone', async () => {
    const neighbour = await test.signedIn('Admin')
    const sibling = await test.signedIn('Creator', { clientId: asha.clientId })
    for (const as of [neighbour, sibling]) expect((await show('s0', 's2', {}, as)).status).toBe(404)
    const nowhere = { as: asha, params: { id: randomUUID() }, query: { rows: 's0', columns: 's2' } }
    expect((await test.call('crosstabs.show', nowhere)).status).toBe(404)
    expect((await test.call('crosstabs.export', nowhere)).status).toBe(404)
    expect((await show('s0', '')).status).toBe(400)
  })
})
