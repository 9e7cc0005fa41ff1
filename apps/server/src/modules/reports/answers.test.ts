import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { makePlayedDecks } from './test/played-decks.ts'
import { readersOf } from './test/read-report.ts'

type Played = Awaited<ReturnType<typeof makePlayedDecks>>
let test: TestApp
let admin: Played['admin']
let maker: Played['maker']
let quiz: Played['quiz']

const { rows, read } = readersOf(() => test)
const where = (field: string, op: string, value: unknown) => ({ filter: JSON.stringify([{ field, op, value }]) })

beforeAll(async () => {
  test = await createTestApp()
  ;({ admin, maker, quiz } = await makePlayedDecks(test))
})
afterAll(() => test.close())

describe('answers', () => {
  it('by question: how hard, what was chosen', async () => {
    const hard = await rows('question_difficulty', {}, maker)
    // Under 20 answers, figures of items would be chance.
    expect(hard.filter(({ deck }) => deck === 'Quiz')).toEqual(
      [4, 3].map((answered, at) => ({
        deck_id: quiz.id,
        deck: 'Quiz',
        slide_id: `s${at}`,
        question: expect.any(String),
        answered,
        facility: null,
        discrimination: null,
        flag: '',
      })),
    )
    const options = (await rows('response_distribution', where('deck', 'is', quiz.id), maker)).filter(
      ({ slide_id }) => slide_id === 's0',
    )
    expect(options.map(({ count, share }) => [count, share])).toEqual([
      [3, 75],
      [1, 25],
      ...options.slice(2).map(() => [0, 0]),
    ])
  })

  it('of surveys in sum, and as NPS', async () => {
    const expected = { deck: 'Survey', answered: 4, mean: 7.5 }
    expect(await rows('survey_summary', {}, admin)).toEqual([expect.objectContaining(expected)])
    expect(await rows('nps', {}, admin)).toEqual([
      expect.objectContaining({ deck: 'Survey', answered: 4, promoters: 2, passives: 1, detractors: 1, nps: 25 }),
    ])
    expect(await rows('nps', {}, maker)).toEqual([])
  })

  it('lead to outcomes', async () => {
    const found = await rows('outcomes', {}, maker)
    expect(found.map(({ outcome, count, share }) => [outcome, count, share])).toEqual([
      ['Green', 0, 0],
      ['Black', 1, 100],
    ])
    expect(await rows('outcomes', { to: '2020-01-01' }, maker)).toEqual([])
  })

  it('end where people leave, after half an hour', async () => {
    const left = async (query: object) => rows('dropoff', { ...query, ...where('deck', 'is', quiz.id) }, maker)
    expect(await left({})).toEqual([expect.objectContaining({ deck: 'Quiz', starts: 4, left: 0, share: 0 })])
    await test.deps.db
      .updateTable('attempt_facts')
      .set({ last_at: new Date(Date.now() - 31 * 60_000) })
      .where('completed_at', 'is', null)
      .execute()
    expect(await left({})).toEqual([expect.objectContaining({ left: 1, share: 25 })])
    const slides = await left({ group_by: 'slide' })
    expect(slides.map(({ slide_id, reached, left: count }) => [slide_id, reached, count])).toEqual([
      ['s0', 4, 1],
      ['s1', 3, 0],
    ])
  })

  it('page by page, each row once, also within a deck', async () => {
    const all = await rows('response_distribution', {}, admin)
    const paged: unknown[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const page = await read('response_distribution', { limit: 3, ...(cursor !== '' && { cursor }) }, admin)
      paged.push(...page.report.rows)
      cursor = page.next
    }
    expect(all.length).toBeGreaterThan(6)
    expect(paged).toEqual(all)
  })
})
