import { describe, expect, it } from 'vitest'
import { createTasks } from '../../jobs/tasks.ts'
import { publishDeck } from '../../test/decks.ts'
import { right } from '../../test/learners.ts'
import { playsOf } from '../../test/plays.ts'
import { withPlayedDecks, where } from './test/played-app.ts'

const { rows, read, played } = withPlayedDecks()

describe('answers', () => {
  it('by question: how hard, what was chosen', async () => {
    const hard = await rows('question_difficulty', {}, played.maker)
    // Under 20 answers, figures of items would be chance.
    expect(hard.filter(({ deck }) => deck === 'Quiz')).toEqual(
      [4, 3].map((answered, at) => ({
        deck_id: played.quiz.id,
        deck: 'Quiz',
        slide_id: `s${at}`,
        question: expect.any(String),
        answered,
        facility: null,
        discrimination: null,
        flag: '',
      })),
    )
    const options = (await rows('response_distribution', where('deck', 'is', played.quiz.id), played.maker)).filter(
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
    expect(await rows('survey_summary', {}, played.admin)).toEqual([expect.objectContaining(expected)])
    expect(await rows('nps', {}, played.admin)).toEqual([
      expect.objectContaining({ deck: 'Survey', answered: 4, promoters: 2, passives: 1, detractors: 1, nps: 25 }),
    ])
    expect(await rows('nps', {}, played.maker)).toEqual([])
  })

  it('lead to outcomes', async () => {
    const found = await rows('outcomes', {}, played.maker)
    expect(found.map(({ outcome, count, share }) => [outcome, count, share])).toEqual([
      ['Green', 0, 0],
      ['Black', 1, 100],
    ])
    expect(await rows('outcomes', { to: '2020-01-01' }, played.maker)).toEqual([])
    const { deps } = played.test
    // As attempts are that were completed before outcomes were stored.
    await deps.db
      .updateTable('attempts')
      .set({ outcome_id: null })
      .where('client_id', '=', played.maker.clientId)
      .execute()
    expect(await rows('outcomes', {}, played.maker)).toEqual([])
    for (const _ of [1, 2])
      await createTasks(deps)['play.outcomes']?.({}, { attempt: 1, isRetried: true, signal: undefined })
    expect(await rows('outcomes', {}, played.maker)).toEqual(found)
  })

  it('end where people leave, after half an hour', async () => {
    const left = async (query: object) =>
      rows('dropoff', { ...query, ...where('deck', 'is', played.quiz.id) }, played.maker)
    expect(await left({})).toEqual([expect.objectContaining({ deck: 'Quiz', starts: 4, left: 0, share: 0 })])
    await played.test.deps.db
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
    const all = await rows('response_distribution', {}, played.admin)
    const paged: unknown[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const page = await read('response_distribution', { limit: 3, ...(cursor !== '' && { cursor }) }, played.admin)
      paged.push(...page.report.rows)
      cursor = page.next
    }
    expect(all.length).toBeGreaterThan(6)
    expect(paged).toEqual(all)
  })

  it('end at slides with the versions that have them', async () => {
    const { test, maker, quiz } = played
    const { revision, content } = (await test.call('decks.show', { as: maker, params: { id: quiz.id } })).body.deck
    const added = { ...content.contentHash[0]!, slideId: 'added', slideSeq: content.contentHash.length }
    const body = { revision, content: { ...content, contentHash: [...content.contentHash, added] } }
    const saved = await test.call('decks.update', { as: maker, params: { id: quiz.id }, body: body as never })
    const newer = await publishDeck(test, maker, saved.body.deck)
    const versions = async (filter: object = where('deck', 'is', quiz.id)) =>
      (await rows('dropoff', { group_by: 'slide', ...filter }, maker))
        .filter(({ deck_id }) => deck_id === quiz.id)
        .map(({ slide_id, versions: names }) => [slide_id, names])
    const before = [
      ['s0', '1'],
      ['s1', '1'],
    ]
    expect(await versions()).toEqual(before)
    const { begin, submit } = playsOf(() => test)
    const attempt = await begin(newer, { source: 'poster' })
    for (const slideId of ['s0', 's1', 'added']) expect((await submit(attempt, slideId, right)).status).toBe(200)
    expect(await versions()).toEqual([
      ['s0', '1, 2'],
      ['s1', '1, 2'],
      ['added', '2'],
    ])
    expect(await versions(where('source', 'is_not', 'poster'))).toEqual(before)
  })
})
