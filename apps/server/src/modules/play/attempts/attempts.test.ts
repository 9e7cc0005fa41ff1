import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refuse } from '../../../refusal.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { makePublishedDeck } from '../../../test/decks.ts'
import type { Person } from '../../../test/factories.ts'
import { playsOf } from '../../../test/plays.ts'
import { sampleContent } from '../../../test/sample-content.ts'
import { maxRevisions } from '../intake/store-answers.ts'
import type { PlayState } from '../play-state.ts'

let test: TestApp
let asha: Person
beforeAll(async () => {
  test = await createTestApp()
  asha = await test.signedIn('Creator')
})
afterAll(() => test.close())

const published = (content = sampleContent(['title', 'single_select', 'multiple_select', 'rating', 'input_field'])) =>
  makePublishedDeck(test, asha, content)
const { begin, submit, finish, storedAnswers } = playsOf(() => test)

describe('an attempt', () => {
  it('is marked, stored and summed up', async () => {
    const deck = await published()
    const attempt = await begin(deck)
    const right = await submit(attempt, 's1', { kind: 'singleSelect', option: 'o1' })
    expect(right.body.verdict).toMatchObject({ correct: true, solution: ['o1'] })
    const wrong = await submit(attempt, 's2', { kind: 'multiSelect', options: ['o1', 'o2'] })
    expect(wrong.body.verdict).toMatchObject({ correct: false, solution: ['o1'], feedback: 'That was wrong' })
    await submit(attempt, 's3', { kind: 'rating', value: 4 })
    const { body } = await finish(attempt)
    expect(body.ending).toMatchObject({
      kind: 'score',
      answered: 3,
      questions: 4,
      correct: 1,
      earned: 1,
      possible: 2,
      percentage: 50,
      passed: false,
    })
    expect((await finish(attempt)).body).toEqual(body)
    const row = await test.deps.db
      .selectFrom('attempts')
      .selectAll()
      .where('id', '=', attempt.id)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ answered: 3, correct: 1, percentage: 50, passed: false, client_id: asha.clientId })
  })

  it('takes what waits when a page goes: in its order, once, and without what does not fit', async () => {
    const deck = await published()
    const attempt = await begin(deck)
    const ids = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
    const answers = [
      { id: ids[0], slideId: 's3', answer: { kind: 'rating', value: 1 }, spent: 10 },
      { id: ids[1], slideId: 's9', answer: { kind: 'rating', value: 1 }, spent: 10 },
      { id: ids[2], slideId: 's1', answer: { kind: 'singleSelect', option: 'o1' }, spent: 20 },
      { id: ids[3], slideId: 's3', answer: { kind: 'rating', value: 5 }, spent: 30 },
    ]
    const leave = (token = attempt.token) =>
      test.call('play.leave', { params: { id: attempt.id }, body: { token, answers } })
    expect((await leave()).status).toBe(200)
    // After it returns, the player sends each answer again; a late copy of a replaced answer changes nothing.
    for (const { id, slideId, answer, spent } of answers) await submit(attempt, slideId, answer, id, spent)
    await leave()
    expect(await storedAnswers(attempt)).toMatchObject([
      { slide_id: 's1', answer_id: ids[2], correct: true, spent_ms: 20 },
      { slide_id: 's3', answer_id: ids[3], answer: { kind: 'rating', value: 5 }, spent_ms: 30 },
    ])
    expect((await leave(`${attempt.token}x`)).status).toBe(404)
    expect((await finish(attempt)).body.ending).toMatchObject({ answered: 2, correct: 1 })
  })

  it('says so where what waits can not be stored when a page goes', async () => {
    const attempt = await begin(await published())
    const state = test.deps.play as { answers: PlayState['answers'] }
    const { answers } = state
    state.answers = { add: () => Promise.reject(refuse('unavailable', { retryAfterSeconds: 1 })) }
    const answer = { id: randomUUID(), slideId: 's3', answer: { kind: 'rating' as const, value: 1 }, spent: 10 }
    const left = await test.call('play.leave', {
      params: { id: attempt.id },
      body: { token: attempt.token, answers: [answer] },
    })
    state.answers = answers
    expect(left.status).toBe(503)
  })

  it('takes an answer that is no mark so many times, and says so then', async () => {
    const attempt = await begin(await published())
    await submit(attempt, 's3', { kind: 'rating', value: 1 })
    await test.deps.pool.query(
      `insert into answers (client_id, attempt_id, slide_id, revision, begun_on, answer_id, deck_id, version_id, answer, earned, possible, spent_ms, keys)
        select client_id, attempt_id, slide_id, n, begun_on, gen_random_uuid(), deck_id, version_id, answer, earned, possible, spent_ms, keys
        from answers, generate_series(2, $2) n where attempt_id = $1`,
      [attempt.id, maxRevisions - 1],
    )
    expect((await submit(attempt, 's3', { kind: 'rating', value: 2 })).status).toBe(200)
    const refused = await submit(attempt, 's3', { kind: 'rating', value: 3 })
    expect([refused.status, (await storedAnswers(attempt))[0]?.answer]).toEqual([422, { kind: 'rating', value: 2 }])
  })

  it('goes on for a signed-in person wherever they are: theirs alone, the last one, and only while it is open', async () => {
    const deck = await published(sampleContent(['single_select', 'rating', 'rating']))
    const ben = await test.signedIn('Learner', { clientId: asha.clientId })
    const resume = async (as: Person, mine?: { id: string; token: string }) =>
      test.call('play.resume', {
        as,
        params: { shortid: deck.shortid },
        body: { versionId: deck.versionId, ...(mine && { mine: { id: mine.id, token: mine.token } }) },
      })
    expect((await resume(ben)).body.attempt).toBeNull()
    const attempt = await begin(deck)
    await submit(attempt, 's1', { kind: 'rating', value: 3 })
    await submit(attempt, 's0', { kind: 'singleSelect', option: 'o2' })
    expect((await resume(ben)).body.attempt).toBeNull()
    expect((await resume(ben, attempt)).body.attempt).toBeNull()
    // An attempt with an owner stays theirs, even for a holder of its token.
    await resume(asha, attempt)
    expect((await resume(asha)).body.attempt).toBeNull()
    const resumed = (await resume(ben)).body.attempt!
    expect(resumed).toMatchObject({
      id: attempt.id,
      answers: [
        { slideId: 's1', answer: { kind: 'rating', value: 3 } },
        {
          slideId: 's0',
          answer: { kind: 'singleSelect', option: 'o2' },
          verdict: { correct: false, solution: ['o1'] },
        },
      ],
    })
    expect((await submit(resumed, 's2', { kind: 'rating', value: 1 })).status).toBe(200)
    const outsider = await test.signedIn('Creator')
    expect((await resume(outsider, attempt)).body.attempt).toBeNull()
    expect((await resume(ben, { ...attempt, token: `${attempt.token}x` })).status).toBe(404)
    await finish(resumed)
    expect((await resume(ben)).body.attempt).toBeNull()
  })

  it('stays on its version when the deck is published anew', async () => {
    const deck = await published(sampleContent(['single_select']))
    const attempt = await begin(deck)
    const content = sampleContent(['title'])
    await test.call('decks.update', { as: asha, params: { id: deck.id }, body: { revision: 0, content } })
    await test.call('decks.publish', { as: asha, params: { id: deck.id }, body: { revision: 1 } })
    expect((await submit(attempt, 's0', { kind: 'singleSelect', option: 'o1' })).status).toBe(200)
    const later = await begin(deck)
    expect((await submit(later, 's0', { kind: 'singleSelect', option: 'o1' })).status).toBe(200)
  })

  it('does not take tokens of other attempts, changed ones, or old ones', async () => {
    const deck = await published()
    const [one, two] = [await begin(deck), await begin(deck)]
    const answer = { kind: 'singleSelect', option: 'o1' }
    expect((await submit({ id: one.id, token: two.token }, 's1', answer)).status).toBe(404)
    expect(
      (await submit({ id: one.id, token: one.token.replace(deck.versionId, randomUUID()) }, 's1', answer)).status,
    ).toBe(404)
    expect((await submit({ id: one.id, token: '' }, 's1', answer)).status).toBe(404)
    test.later(8 * 86_400_000)
    expect((await submit(one, 's1', answer)).status).toBe(410)
    test.later(-8 * 86_400_000)
    expect(await storedAnswers(one)).toEqual([])
  })
})
