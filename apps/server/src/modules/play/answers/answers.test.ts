import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { makePublishedDeck } from '../../../test/decks.ts'
import type { Person } from '../../../test/factories.ts'
import { playsOf } from '../../../test/plays.ts'
import { sampleContent } from '../../../test/sample-content.ts'
import { mostAnswersAMinute } from '../play-state.ts'

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

describe('answers', () => {
  it('of strangers at one address come in up to so many a minute, by either way', async () => {
    const attempt = await begin(await published())
    const { answerPace } = test.deps.play
    const answer = { id: randomUUID(), slideId: 's3', answer: { kind: 'rating', value: 1 }, spent: 10 }
    const at = (path: string, body: object, remoteAddress: string) =>
      test.app.inject({
        method: 'POST',
        url: `/api/v2/play/attempts/${attempt.id}/${path}`,
        payload: { token: attempt.token, ...body },
        remoteAddress,
      })
    answerPace.take('198.51.100.9', mostAnswersAMinute - 1)
    expect((await at('leave', { answers: [answer, answer] }, '198.51.100.9')).statusCode).toBe(429)
    expect((await at('answers', { answer }, '198.51.100.9')).statusCode).toBe(200)
    const refused = await at('answers', { answer }, '198.51.100.9')
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
    expect((await at('answers', { answer }, '198.51.100.10')).statusCode).toBe(200)
  })

  it('doubled, reordered and replayed change nothing', async () => {
    const deck = await published()
    const attempt = await begin(deck)
    const answers = [
      ['s1', { kind: 'singleSelect', option: 'o1' }, randomUUID()],
      ['s2', { kind: 'multiSelect', options: ['o1'] }, randomUUID()],
      ['s3', { kind: 'rating', value: 2 }, randomUUID()],
      ['s4', { kind: 'openAnswer', text: 'Slow and low' }, randomUUID()],
    ] as const
    await Promise.all(
      [...answers, ...answers].reverse().map(([slide, answer, id]) => submit(attempt, slide, answer, id)),
    )
    const before = await storedAnswers(attempt)
    expect(before).toHaveLength(4)
    const verdicts = await Promise.all(
      [...answers].reverse().map(([slide, answer, id]) => submit(attempt, slide, answer, id)),
    )
    expect(verdicts.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await storedAnswers(attempt)).toEqual(before)
  })

  it('keeps a mark as first given, and tells it again', async () => {
    const attempt = await begin(await published())
    await submit(attempt, 's1', { kind: 'singleSelect', option: 'o2' })
    const second = await submit(attempt, 's1', { kind: 'singleSelect', option: 'o1' })
    expect(second.body.verdict.correct).toBe(false)
    expect((await storedAnswers(attempt))[0]?.answer).toEqual({ kind: 'singleSelect', option: 'o2' })
  })

  it('replaces what is not marked, but not by a late copy of what was replaced; nothing that was said is lost', async () => {
    const attempt = await begin(await published())
    const [first, second] = [randomUUID(), randomUUID()]
    await submit(attempt, 's3', { kind: 'rating', value: 1 }, first)
    await submit(attempt, 's3', { kind: 'rating', value: 5 }, second)
    await submit(attempt, 's3', { kind: 'rating', value: 1 }, first)
    expect((await storedAnswers(attempt)).map(({ answer }) => answer)).toEqual([{ kind: 'rating', value: 5 }])
    const submitted = await test.deps.db
      .selectFrom('answers')
      .select(['revision', 'answer_id'])
      .where('attempt_id', '=', attempt.id)
      .orderBy('revision')
      .execute()
    expect(submitted).toEqual([
      { revision: 1, answer_id: first },
      { revision: 2, answer_id: second },
    ])
  })

  it('of what is not marked, changed twenty times at once, one holds, each is kept once, and copies change nothing', async () => {
    const attempt = await begin(await published())
    const tries = Array.from({ length: 20 }, (_, n) => [randomUUID(), { kind: 'rating', value: (n % 5) + 1 }] as const)
    const submitAll = () => Promise.all([...tries, ...tries].map(([id, answer]) => submit(attempt, 's3', answer, id)))
    expect(new Set((await submitAll()).map(({ status }) => status))).toEqual(new Set([200]))
    const before = await storedAnswers(attempt)
    expect(before.map(({ revision }) => revision)).toEqual([20])
    await submitAll()
    expect(await storedAnswers(attempt)).toEqual(before)
  })

  it.each(['He said "no" \\ {yes}, NULL', '"', '\\', '{}', 'null', '  two\nlines\t ', 'नमस्ते 🫘'])(
    'keeps the text %j as it is',
    async (text) => {
      const attempt = await begin(await published())
      expect((await submit(attempt, 's4', { kind: 'openAnswer', text })).status).toBe(200)
      expect((await storedAnswers(attempt))[0]?.answer).toEqual({ kind: 'openAnswer', text })
    },
  )

  it('of two hundred at once to one slide one is kept', async () => {
    const attempt = await begin(await published())
    const tries = await Promise.all(
      Array.from({ length: 200 }, (_, n) => submit(attempt, 's1', { kind: 'singleSelect', option: `o${(n % 3) + 1}` })),
    )
    expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(tries.map(({ body }) => body.verdict.correct)).size).toBe(1)
    expect(await storedAnswers(attempt)).toHaveLength(1)
  })

  it.each([
    ['an unknown slide', 's9', { kind: 'rating', value: 1 }],
    ['an unknown option', 's1', { kind: 'singleSelect', option: 'o9' }],
    ['another kind', 's1', { kind: 'rating', value: 1 }],
    ['a value off the scale', 's3', { kind: 'rating', value: 9 }],
    ['a slide without a question', 's0', { kind: 'openAnswer', text: 'Hello' }],
  ])('refuses %s', async (_, slideId, answer) => {
    const attempt = await begin(await published())
    expect((await submit(attempt, slideId, answer)).error.code).toBe('answer_rejected')
  })
})

describe('endings of many', () => {
  it('a poll shows how everyone answered', async () => {
    const deck = await published(sampleContent(['single_select', 'multiple_select'], { readerType: 'poll' }))
    for (const option of ['o1', 'o2', 'o2']) {
      const attempt = await begin(deck)
      expect((await submit(attempt, 's0', { kind: 'singleSelect', option })).body.verdict.correct).toBeNull()
      await submit(attempt, 's1', { kind: 'multiSelect', options: ['o1', option === 'o1' ? 'o3' : option] })
      await finish(attempt)
    }
    const last = await begin(deck)
    expect((await finish(last)).body.ending.distribution).toEqual([])
    expect(
      (
        await test.deps.db
          .selectFrom('attempts')
          .select('completed_at')
          .where('id', '=', last.id)
          .executeTakeFirstOrThrow()
      ).completed_at,
    ).toBeNull()
    await submit(last, 's0', { kind: 'singleSelect', option: 'o1' })
    expect((await finish(last)).body.ending.distribution).toEqual([
      { slideId: 's0', total: 4, counts: { o1: 2, o2: 2 } },
      { slideId: 's1', total: 3, counts: { o1: 3, o2: 2, o3: 1 } },
    ])
  })

  it.each(['poll', 'game', 'profiler', 'assessment', 'calculator'] as const)(
    'tells who answered nothing of a %s nothing that answers earn',
    async (readerType) => {
      const deck = await published(sampleContent(['single_select', 'rating'], { readerType }))
      const other = await begin(deck)
      await submit(other, 's0', { kind: 'singleSelect', option: 'o1' })
      await finish(other)
      const attempt = await begin(deck)
      expect((await finish(attempt)).body.ending).toMatchObject({
        answered: 0,
        review: [],
        distribution: [],
        outcome: null,
        tags: [],
        calculation: [],
        game: null,
      })
      // The attempt is not complete: answers still count.
      expect((await submit(attempt, 's0', { kind: 'singleSelect', option: 'o1' })).status).toBe(200)
    },
  )

  it('a game ranks by points', async () => {
    const deck = await published(sampleContent(['single_select'], { readerType: 'game' }))
    const ends = []
    for (const spent of [9000, 1000, 5000]) {
      const attempt = await begin(deck)
      await submit(attempt, 's0', { kind: 'singleSelect', option: 'o1' }, randomUUID(), spent)
      ends.push((await finish(attempt)).body.ending.game)
    }
    expect(ends.map((game) => game?.rank)).toEqual([1, 1, 2])
    expect(ends[2]?.best.map(({ rank, mine }) => [rank, mine])).toEqual([
      [1, false],
      [2, true],
      [3, false],
    ])
    expect(ends[2]?.best.map(({ points }) => points)).toEqual([975, 875, 775])
  })
})

describe('events', () => {
  it('are counted once by their id, for decks that are there', async () => {
    const deck = await published()
    const event = { id: randomUUID(), event: 'view' as const, deck_id: deck.id, t: 1_700_000_000_000 }
    const stray = { ...event, id: randomUUID(), deck_id: randomUUID() }
    for (let n = 0; n < 3; n++)
      expect((await test.call('play.tracker', { body: { events: [event, event, stray] } })).status).toBe(200)
    const rows = await test.deps.db
      .selectFrom('events')
      .select(['client_id', 'event', 'client_time'])
      .where('deck_id', '=', deck.id)
      .execute()
    expect(rows).toEqual([{ client_id: asha.clientId, event: 'view', client_time: new Date(event.t) }])
    expect((await test.call('play.tracker', { body: { events: [stray] } })).status).toBe(404)
    expect(
      (
        await test.call('play.tracker', {
          body: { events: [{ ...event, id: randomUUID(), t: 8_640_000_000_000_000 }] },
        })
      ).status,
    ).toBe(200)
  })
})
