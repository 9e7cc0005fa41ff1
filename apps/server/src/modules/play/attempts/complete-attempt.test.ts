import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { makePublishedDeck } from '../../../test/decks.ts'
import type { Person } from '../../../test/factories.ts'
import { playsOf } from '../../../test/plays.ts'
import { sampleContent } from '../../../test/sample-content.ts'

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

describe('an attempt that is completed', () => {
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
      `insert into answers (client_id, attempt_id, slide_id, revision, begun_on, answer_id, deck_id, version_id, answer, correct, earned, possible, spent_ms, answered_at, keys)
        select client_id, attempt_id, 's2', 1, begun_on, gen_random_uuid(), deck_id, version_id, '{"kind":"multiSelect","options":["o1"]}', true, 1, 1, 5, now() + interval '1 second', array['o1']
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
      `insert into answers (client_id, attempt_id, slide_id, revision, begun_on, answer_id, deck_id, version_id, answer, earned, possible, spent_ms, keys)
        select client_id, attempt_id, 's1', 1, begun_on, gen_random_uuid(), deck_id, version_id, answer, 0, 0, 5, keys from answers where attempt_id = $1`,
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
    await other.query('select from attempts where client_id = $1 and id = $2 for update', [asha.clientId, attempt.id])
    const given = submit(attempt, 's1', { kind: 'rating', value: 3 })
    await expect.poll(waitingStatements).toBe(waitingBefore + 1)
    await other.query('update attempts set completed_at = now(), answered = 1 where id = $1', [attempt.id])
    await other.query('commit')
    other.release()
    expect((await given).status).toBe(422)
    expect((await storedAnswers(attempt)).map(({ slide_id }) => slide_id)).toEqual(['s0'])
  })
})
