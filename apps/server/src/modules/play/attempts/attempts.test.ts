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

/** Statements on this database that wait for a lock. */
const waitingStatements = async (): Promise<number> =>
  (
    await test.deps.pool.query<{ n: number }>(
      "select count(*)::integer as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
  ).rows[0]?.n ?? 0

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

  it('bears the tags of the address that it began from, as one line each, whatever stands in them', async () => {
    const deck = await published()
    const tagsOf = async (attempt: { id: string }) =>
      test.deps.db
        .selectFrom('attempts')
        .select(['source', 'medium', 'campaign'])
        .where('id', '=', attempt.id)
        .executeTakeFirstOrThrow()
    const given = { source: ' News\n\u0000letter ', medium: 'e\tmail', campaign: `${'x'.repeat(99)}\ud83d` }
    expect(await tagsOf(await begin(deck, given))).toEqual({
      source: 'News letter',
      medium: 'e mail',
      campaign: `${'x'.repeat(99)}\ufffd`,
    })
    expect(await tagsOf(await begin(deck))).toEqual({ source: '', medium: '', campaign: '' })
    const { status } = await test.call('play.begin', {
      params: { shortid: deck.shortid },
      body: { id: randomUUID(), versionId: deck.versionId, medium: 'x'.repeat(101) },
    })
    expect(status).toBe(400)
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
      `insert into answers (client_id, attempt_id, slide_id, revision, begun_on, answer_id, deck_id, version_id, answer, earned, possible, spent_ms)
        select client_id, attempt_id, slide_id, n, begun_on, gen_random_uuid(), deck_id, version_id, answer, earned, possible, spent_ms
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

  it('begins once however often it is said, and counts once', async () => {
    const deck = await published()
    const body = { id: randomUUID(), versionId: deck.versionId }
    const tries = await Promise.all(
      Array.from({ length: 20 }, () => test.call('play.begin', { params: { shortid: deck.shortid }, body })),
    )
    expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([200]))
    const row = await test.deps.db
      .selectFrom('decks')
      .select('attempt_count')
      .where('id', '=', deck.id)
      .executeTakeFirstOrThrow()
    expect(row.attempt_count).toBe(1)
  })

  it('gives its token again to the user who began it, or who shows its secret or an older token; to nobody else', async () => {
    const deck = await published()
    const again = async (id: string, shown: Record<string, unknown> = {}, as?: Person) =>
      (
        await test.call('play.begin', {
          params: { shortid: deck.shortid },
          body: { id, versionId: deck.versionId, ...shown },
          ...(as && { as }),
        })
      ).status
    const secret = 'a'.repeat(32)
    const attempt = await begin(deck, { secret })
    await submit(attempt, 's3', { kind: 'rating', value: 4 })
    expect(await again(attempt.id)).toBe(404)
    expect(await again(attempt.id, { secret: 'b'.repeat(32) })).toBe(404)
    expect(await again(attempt.id, {}, asha)).toBe(404)
    expect(await again(attempt.id, { token: (await begin(deck)).token })).toBe(404)
    expect(await again(attempt.id, { secret })).toBe(200)
    test.later(30 * 86_400_000)
    expect(await again(attempt.id, { token: attempt.token })).toBe(200)
    test.later(-30 * 86_400_000)
    const ben = await test.signedIn('Learner', { clientId: asha.clientId })
    const own = await begin(deck, {}, ben)
    expect([await again(own.id, {}, ben), await again(own.id), await again(own.id, {}, asha)]).toEqual([200, 404, 404])
    const rows = await test.deps.db.selectFrom('attempts').select('secret_hash').where('id', '=', attempt.id).execute()
    expect(rows.map((row) => row.secret_hash?.length)).toEqual([16])
    expect(JSON.stringify(rows)).not.toContain(secret)
  })

  it('of a player that makes no secrets, begins again as long as nothing was answered, and by its token after that', async () => {
    const deck = await published()
    const attempt = await begin(deck)
    const again = async (shown: Record<string, unknown>) =>
      (
        await test.call('play.begin', {
          params: { shortid: deck.shortid },
          body: { id: attempt.id, versionId: deck.versionId, ...shown },
        })
      ).status
    expect(await again({})).toBe(200)
    await submit(attempt, 's3', { kind: 'rating', value: 4 })
    expect([await again({}), await again({ secret: 'c'.repeat(32) })]).toEqual([404, 404])
    expect(await again({ token: attempt.token })).toBe(200)
    // A page that was reloaded while its first reply was lost.
    const lost = await begin(deck)
    const claim = (secret: string) =>
      test.call('play.begin', {
        params: { shortid: deck.shortid },
        body: { id: lost.id, versionId: deck.versionId, secret },
      })
    expect((await claim('d'.repeat(32))).status).toBe(200)
    expect([(await claim('e'.repeat(32))).status, (await claim('d'.repeat(32))).status]).toEqual([404, 200])
  })

  it('takes nothing more once its end is reached; what was answered before is told again, and the end stays the same', async () => {
    const deck = await published()
    const attempt = await begin(deck)
    const rated = randomUUID()
    await submit(attempt, 's3', { kind: 'rating', value: 1 }, rated)
    await submit(attempt, 's1', { kind: 'singleSelect', option: 'o2' })
    const end = (await finish(attempt)).body
    const late = await submit(attempt, 's2', { kind: 'multiSelect', options: ['o1'] })
    expect([late.status, late.body]).toMatchObject([422, { code: 'rule_broken' }])
    expect((await submit(attempt, 's3', { kind: 'rating', value: 5 })).status).toBe(422)
    // Late copies, over both endpoints.
    expect((await submit(attempt, 's3', { kind: 'rating', value: 1 }, rated)).status).toBe(200)
    const copy = { id: rated, slideId: 's3', answer: { kind: 'rating', value: 1 }, spent: 10 }
    const left = await test.call('play.leave', {
      params: { id: attempt.id },
      body: { token: attempt.token, answers: [copy, { ...copy, id: randomUUID(), slideId: 's4' }] },
    })
    expect(left.status).toBe(200)
    expect((await finish(attempt)).body).toEqual(end)
    expect((await storedAnswers(attempt)).map(({ slide_id }) => slide_id)).toEqual(['s1', 's3'])
  })

  it('tells the end as it was summed up, also where answers came after it in earlier releases', async () => {
    const deck = await published()
    const attempt = await begin(deck)
    await submit(attempt, 's1', { kind: 'singleSelect', option: 'o2' })
    const end = (await finish(attempt)).body
    await test.deps.pool.query(
      `insert into answers (client_id, attempt_id, slide_id, revision, begun_on, answer_id, deck_id, version_id, answer, correct, earned, possible, spent_ms, answered_at)
        select client_id, attempt_id, 's2', 1, begun_on, gen_random_uuid(), deck_id, version_id, '{"kind":"multiSelect","options":["o1"]}', true, 1, 1, 5, now() + interval '1 second'
        from answers where attempt_id = $1`,
      [attempt.id],
    )
    expect((await finish(attempt)).body).toEqual(end)
  })

  it('answered and finished by many at once, says one end, which counts exactly the answers that it took: 200 times', async () => {
    const deck = await published(sampleContent(['single_select', 'rating', 'rating', 'rating', 'rating']))
    const race = async (): Promise<void> => {
      const attempt = await begin(deck)
      await submit(attempt, 's0', { kind: 'singleSelect', option: 'o1' })
      const [given, finished] = await Promise.all([
        Promise.all([1, 2, 3, 4].map((at) => submit(attempt, `s${at}`, { kind: 'rating', value: 3 }))),
        Promise.all([1, 2, 3].map(() => finish(attempt))),
      ])
      const accepted = 1 + given.filter(({ status }) => status === 200).length
      const ends = [...finished, await finish(attempt)].map(({ body }) => body.ending.answered)
      expect(new Set(ends)).toEqual(new Set([accepted]))
      expect(await storedAnswers(attempt)).toHaveLength(accepted)
    }
    for (let round = 0; round < 20; round++) await Promise.all(Array.from({ length: 10 }, race))
  })

  it('counts an answer that is still being stored when the end is reached, and waits for it', async () => {
    const deck = await published(sampleContent(['single_select', 'rating']))
    const attempt = await begin(deck)
    await submit(attempt, 's0', { kind: 'singleSelect', option: 'o1' })
    const waitingBefore = await waitingStatements()
    // A concurrent insert with the same key blocks this answer in the middle of its statement.
    const other = await test.deps.pool.connect()
    await other.query('begin')
    await other.query(
      `insert into answers (client_id, attempt_id, slide_id, revision, begun_on, answer_id, deck_id, version_id, answer, earned, possible, spent_ms)
        select client_id, attempt_id, 's1', 1, begun_on, gen_random_uuid(), deck_id, version_id, answer, 0, 0, 5 from answers where attempt_id = $1`,
      [attempt.id],
    )
    const given = submit(attempt, 's1', { kind: 'rating', value: 3 })
    await expect.poll(waitingStatements).toBe(waitingBefore + 1)
    const state = { isOver: false }
    const finished = finish(attempt).finally(() => (state.isOver = true))
    await expect.poll(async () => state.isOver || (await waitingStatements()) === waitingBefore + 2).toBe(true)
    await other.query('rollback')
    other.release()
    expect((await given).status).toBe(200)
    expect((await finished).body.ending.answered).toBe(2)
  })

  it('refuses an answer that began to be stored before the end and meets it', async () => {
    const attempt = await begin(await published(sampleContent(['single_select', 'rating'])))
    await submit(attempt, 's0', { kind: 'singleSelect', option: 'o1' })
    const waitingBefore = await waitingStatements()
    const other = await test.deps.pool.connect()
    await other.query('begin')
    await other.query('select from attempts where id = $1 for update', [attempt.id])
    const given = submit(attempt, 's1', { kind: 'rating', value: 3 })
    await expect.poll(waitingStatements).toBe(waitingBefore + 1)
    await other.query('update attempts set completed_at = now(), answered = 1 where id = $1', [attempt.id])
    await other.query('commit')
    other.release()
    expect((await given).status).toBe(422)
    expect((await storedAnswers(attempt)).map(({ slide_id }) => slide_id)).toEqual(['s0'])
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

  it('knows the person only within the own client, and takes the country of the time zone', async () => {
    const deck = await published()
    const own = await begin(
      deck,
      { timezone: 'Asia/Kolkata' },
      await test.signedIn('Learner', { clientId: asha.clientId }),
    )
    const other = await begin(deck, { timezone: 'Mars/Olympus' }, await test.signedIn('Learner'))
    const rows = await test.deps.db
      .selectFrom('attempts')
      .select(['id', 'user_id', 'country'])
      .where('id', 'in', [own.id, other.id])
      .execute()
    expect(rows.find(({ id }) => id === own.id)).toMatchObject({ user_id: expect.any(String) as string, country: 'IN' })
    expect(rows.find(({ id }) => id === other.id)).toMatchObject({ user_id: null, country: null })
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
