import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { makePublishedDeck } from '../../../test/decks.ts'
import type { Person } from '../../../test/factories.ts'
import { playsOf } from '../../../test/plays.ts'
import { sampleContent } from '../../../test/sample-content.ts'
import { foldBatch } from './fold-batch.ts'
import { findQueueState, queueAttempts, queueRebuild } from './queries-queue.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())
const { begin, submit } = playsOf(() => test)

const rowsOf = async ({ clientId }: Person) =>
  (
    await test.deps.db
      .selectFrom('figure_queue')
      .select('attempt_ids')
      .where('client_id', '=', clientId)
      .orderBy('id')
      .execute()
  ).map(({ attempt_ids }) => attempt_ids)

it('has a row for the answers of a client that arrive together, and none of another client', async () => {
  const people = [await test.signedIn('Creator'), await test.signedIn('Creator')]
  const attempts = []
  for (const person of people) {
    const deck = await makePublishedDeck(test, person, sampleContent(['rating']))
    for (let at = 0; at < 20; at++) attempts.push({ person, attempt: await begin(deck) })
  }
  await Promise.all(attempts.map(({ attempt }) => submit(attempt, 's0', { kind: 'rating', value: 3 })))
  for (const person of people) {
    const rows = await rowsOf(person)
    const own = attempts.flatMap((one) => (one.person === person ? one.attempt.id : []))
    expect(rows.length).toBeLessThan(20)
    expect(new Set(rows.flat())).toEqual(new Set(own))
  }
})

it('is counted row by row, until a batch has enough attempts; a rebuild is no row of attempts', async () => {
  const { clientId } = await test.signedIn('Creator')
  const { db } = test.deps
  const ids = Array.from({ length: 1200 }, () => randomUUID())
  const fold = () => db.transaction().execute((trx) => foldBatch(trx, clientId, 'UTC', 600))
  await queueAttempts(db, clientId, ids)
  await queueAttempts(db, clientId, ids.slice(0, 3))
  expect(await findQueueState(db, clientId, 1000)).toMatchObject({ isRebuilding: false, waiting: 1203 })
  expect([await fold(), await fold(), await fold()]).toEqual([2, 2, 0])
  await queueRebuild(db, clientId)
  expect(await findQueueState(db, clientId, 1000)).toMatchObject({ isRebuilding: true, waiting: 1 })
})
