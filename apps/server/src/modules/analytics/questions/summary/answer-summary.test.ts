import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { makePublishedDeck, type PublishedDeck } from '../../../../test/decks.ts'
import type { Person } from '../../../../test/factories.ts'
import { playsOf } from '../../../../test/plays.ts'
import { sampleContent } from '../../../../test/sample-content.ts'

let test: TestApp
let asha: Person
let deck: PublishedDeck
const templates = ['range_select', 'fill_in_the_blanks', 'open_answer', 'single_select', 'uploader'] as const
const { begin, submit } = playsOf(() => test)

const summary = async (slideId: string, query: Record<string, unknown> = {}, as: Person = asha) =>
  test.call('analytics.deckAnswerSummary', { as, params: { id: deck.id }, query: { slideId, ...query } })
const found = async (slideId: string, query: Record<string, unknown> = {}) => {
  const { summary: reply } = (await summary(slideId, query)).body
  if (!reply) throw new Error(`No summary of ${slideId}.`)
  return reply
}

beforeAll(async () => {
  test = await createTestApp()
  asha = await test.signedIn('Creator')
  const content = sampleContent(templates)
  deck = await makePublishedDeck(test, asha, {
    ...content,
    contentHash: content.contentHash.map((slide) => ({
      ...slide,
      data: { ...slide.data, ...(slide.template === 'range_select' && { formula: 'varA * 2' }) },
    })),
  })
  const plays = [
    { value: 10, blank: 'Peru', text: 'More tea, please' },
    { value: 10, blank: ' peru ', text: 'TEA and cake' },
    { value: 40, blank: 'Blue', text: 'चाय और केक' },
    { value: 100, blank: 'India', text: 'Nothing', source: 'newsletter' },
  ]
  for (const { value, blank, text, source } of plays) {
    const attempt = await begin(deck, source ? { source } : {})
    await submit(attempt, 's0', { kind: 'rangeSelect', values: { o1: value }, result: null })
    await submit(attempt, 's1', { kind: 'fillInTheBlank', texts: [blank] })
    await submit(attempt, 's2', { kind: 'openAnswer', text })
  }
})
afterAll(() => test.close())

describe('what answers have in common', () => {
  it('are the values of each slider and of the result, in bins over the range, with mean and median', async () => {
    const { counted, isWhole, sliders, words, common } = await found('s0')
    expect({ counted, isWhole, words, common }).toEqual({ counted: 4, isWhole: true, words: [], common: [] })
    const [slider, result] = sliders
    expect(slider).toMatchObject({ id: 'o1', label: 'Value A', answers: 4, mean: 40, median: 25 })
    expect(slider?.bins).toHaveLength(10)
    expect(slider?.bins.filter(({ count }) => count > 0)).toEqual([
      { from: 10, to: 20, count: 2 },
      { from: 40, to: 50, count: 1 },
      { from: 90, to: 100, count: 1 },
    ])
    expect(result).toMatchObject({ id: '', answers: 4, mean: 80, median: 50 })
  })

  it('is what was filled in, whatever its case, right and wrong', async () => {
    const { common } = await found('s1')
    const counted = common.map(({ text, answers, correct }) => `${text.toLowerCase()} ${answers} ${correct}`)
    expect(counted[0]).toBe('peru 2 false')
    expect(counted.slice(1).toSorted()).toEqual(['blue 1 true', 'india 1 false'])
  })

  it('are words, by how many answers hold them', async () => {
    const { words } = await found('s2')
    expect(words[0]).toEqual({ word: 'tea', answers: 2 })
    expect(words.map(({ word }) => word)).toEqual(expect.arrayContaining(['cake', 'चाय', 'केक']))
  })

  it('is of the plays that are looked at', async () => {
    expect(await found('s0', { source: 'newsletter' })).toMatchObject({ counted: 1, sliders: [{ mean: 100 }, {}] })
    expect(await found('s2', { to: '2020-01-01' })).toMatchObject({ counted: 0, isWhole: true, words: [] })
  })

  it('is nothing of choices, of files and of what the deck does not ask', async () => {
    for (const slideId of ['s3', 's4', 's9']) expect((await summary(slideId)).body).toEqual({ summary: null })
  })

  it('is shown to who may see the deck’s figures alone', async () => {
    const sibling = await test.signedIn('Creator', { clientId: asha.clientId })
    for (const as of [await test.signedIn('Admin'), sibling]) expect((await summary('s2', {}, as)).status).toBe(404)
  })

  it('is of the latest 5,000, and says so', async () => {
    await test.deps.pool.query(
      `insert into answers (client_id, deck_id, version_id, attempt_id, slide_id, answer_id, begun_on, answered_at, answer, keys, text, revision, earned, possible, spent_ms)
       select client_id, deck_id, version_id, gen_random_uuid(), slide_id, gen_random_uuid(), begun_on, answered_at - n * interval '1 second', answer, keys, 'Coffee', revision, earned, possible, spent_ms
       from answers, generate_series(1, 2600) as n where deck_id = $1 and slide_id = 's2' and text in ('Nothing', 'TEA and cake')`,
      [deck.id],
    )
    const { counted, isWhole, words } = await found('s2')
    expect([counted, isWhole, words[0]]).toEqual([5000, false, { word: 'coffee', answers: 4996 }])
  })
})

it('an answer that is read says whose it is and leads to its play', async () => {
  const lee = await test.signedIn('Learner', { clientId: asha.clientId })
  const attempt = await begin(deck, {}, lee)
  await submit(attempt, 's2', { kind: 'openAnswer', text: 'Signed' })
  const { responses } = (
    await test.call('analytics.deckResponses', {
      as: asha,
      params: { id: deck.id },
      query: { slideId: 's2', search: 'signed' },
    })
  ).body
  expect(responses).toMatchObject([{ text: 'Signed', person: 'Asha Rao', playId: attempt.id }])
  const { questions } = (await test.call('analytics.deckQuestions', { as: asha, params: { id: deck.id } })).body
  expect(questions[2]?.texts[0]).toMatchObject({ text: 'Signed', person: 'Asha Rao', playId: attempt.id })
})
