import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { makePublishedDeck, type PublishedDeck } from '../../../test/decks.ts'
import type { Person } from '../../../test/factories.ts'
import { right, wrong } from '../../../test/learners.ts'
import { playsOf } from '../../../test/plays.ts'
import { sampleContent } from '../../../test/sample-content.ts'

let test: TestApp
let maker: Person
let head: Person
let fan: Person
let mate: Person
let deck: PublishedDeck
let today: string

const { begin, submit, finish } = playsOf(() => test)

beforeAll(async () => {
  test = await createTestApp()
  maker = await test.signedIn('Creator')
  const { clientId } = maker
  head = await test.signedIn('Manager', { clientId, first_name: 'Hari', last_name: 'Sen' })
  fan = await test.signedIn('Learner', { clientId, manager_id: head.userId })
  mate = await test.signedIn('Learner', { clientId, manager_id: head.userId })
  today = test.deps.now().toISOString().slice(0, 10)
  deck = await makePublishedDeck(test, maker, sampleContent(['single_select', 'rating', 'open_answer']))
  const plays: readonly (readonly [Person | undefined, string, object, number, string])[] = [
    // The person's last attempt counts.
    [fan, 'mail', wrong, 1, 'First'],
    [fan, 'mail', right, 4, 'Second'],
    [mate, 'web', wrong, 5, 'Third'],
    [undefined, 'web', right, 3, 'Fourth'],
  ]
  for (const [as, source, choice, value, text] of plays) {
    const attempt = await begin(deck, { source }, as)
    await submit(attempt, 's0', choice)
    await submit(attempt, 's1', { kind: 'rating', value })
    expect((await submit(attempt, 's2', { kind: 'openAnswer', text })).status).toBe(200)
    await finish(attempt)
  }
})
afterAll(() => test.close())

describe('a survey', () => {
  it('in sum, and by month and day', async () => {
    const { body } = await test.call('reports.surveySummary', { as: maker, params: { id: deck.id }, query: {} })
    const found = body.report.rows.map(({ slide_id, answered, mean, share }) => [slide_id, answered, mean, share])
    expect(found).toEqual([
      ['s0', 3, null, 66.7],
      ['s1', 3, 4, 33.3],
      ['s2', 3, null, null],
    ])
    for (const [group_by, day] of [
      ['month', `${today.slice(0, 7)}-01`],
      ['day', today],
    ] as const) {
      const trends = await test.call('reports.surveyTrends', {
        as: maker,
        params: { id: deck.id },
        query: { group_by },
      })
      expect(trends.body.report.rows).toEqual(body.report.rows.map((row) => ({ day, ...row })))
    }
  })

  it('its texts, newest first, searched and page by page', async () => {
    const read = async (query: object) =>
      (await test.call('reports.surveyText', { as: maker, params: { id: deck.id }, query })).body
    const texts = async (query: object) => (await read(query)).report.rows.map(({ answer }) => answer)
    expect(await texts({})).toEqual(['Fourth', 'Third', 'Second', 'First'])
    expect(await texts({ search: 'IR' })).toEqual(['Third', 'First'])
    expect(await texts({ slide_id: 's1' })).toEqual([])
    const { next } = await read({ limit: 3 })
    expect(await texts({ limit: 3, cursor: next })).toEqual(['First'])
  })

  it('is closed to who may not see the deck’s figures', async () => {
    const other = await test.signedIn('Creator', { clientId: maker.clientId })
    const foreign = await test.signedIn('Admin')
    for (const as of [other, foreign])
      for (const name of ['surveySummary', 'surveyTrends', 'surveyText'] as const)
        expect((await test.call(`reports.${name}`, { as, params: { id: deck.id }, query: {} })).status).toBe(404)
  })
})

describe('answers to a question', () => {
  const ask = (groupBy: string, slide = 's0', as = maker) =>
    test.call('reports.responses', { as, params: { id: `${deck.id}.${slide}`, groupBy }, query: {} })
  /** Columns before the answer, with the counts of right and wrong answers. */
  async function split(groupBy: string) {
    const { status, body } = await ask(groupBy)
    expect(status).toBe(200)
    const { rows } = body.report
    const counted = new Map<string, number[]>()
    for (const { answer: _, count, share: __, ...columns } of rows) {
      const key = JSON.stringify(Object.values(columns))
      counted.set(key, [...(counted.get(key) ?? []), Number(count)])
    }
    return [...counted].map(([key, counts]) => [...(JSON.parse(key) as unknown[]), counts.slice(0, 2)])
  }

  it('in all ten groupings', async () => {
    const monday = new Date(`${today}T00:00:00Z`)
    monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7))
    await test.deps.db.updateTable('clients').set({ plan: 'agency' }).where('id', '=', maker.clientId).execute()
    expect(await split('option')).toEqual([[[2, 1]]])
    expect(await split('day')).toEqual([[today, [2, 1]]])
    expect(await split('week')).toEqual([[monday.toISOString().slice(0, 10), [2, 1]]])
    expect(await split('month')).toEqual([[today.slice(0, 7), [2, 1]]])
    expect(await split('version')).toEqual([['1', [2, 1]]])
    expect(await split('source')).toEqual([
      ['mail', [1, 0]],
      ['web', [1, 1]],
    ])
    expect((await split('device')).map((row) => row.at(-1))).toEqual([[2, 1]])
    expect((await split('country')).map((row) => row.at(-1))).toEqual([[2, 1]])
    expect(await split('team')).toEqual([
      [null, '', [1, 0]],
      [head.userId, 'Hari Sen', [1, 1]],
    ])
    expect(
      (await split('score_band')).reduce((sum, row) => sum + (row.at(-1) as number[]).reduce((a, b) => a + b), 0),
    ).toBe(3)
  })

  it('a share is of the answers in the same group', async () => {
    const { rows } = (await ask('source')).body.report
    const web = rows.filter(({ origin }) => origin === 'web')
    expect(web.slice(0, 2).map(({ share }) => share)).toEqual([50, 50])
  })

  it('a grouping that there is not has no rows; a question that there is not answers 404; countries 402', async () => {
    const { status, body } = await ask('weather')
    expect([status, body.report.rows]).toEqual([200, []])
    expect((await ask('option', 's9')).status).toBe(404)
    expect((await ask('option', 's2')).body.report.rows).toEqual([])
    const other = await test.signedIn('Creator', { clientId: maker.clientId })
    expect((await ask('option', 's0', other)).status).toBe(404)
    await test.deps.db.updateTable('clients').set({ plan: 'business' }).where('id', '=', maker.clientId).execute()
    expect((await ask('country')).status).toBe(402)
  })
})
