import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { createHeldTasks } from './held-tasks.ts'
import { createLockCheck, type LockCheck } from './lock-check.ts'
import { lockWorker } from './queries-locks.ts'
import { addJob, readQueue } from './queries.ts'
import { startJobs } from './start-jobs.ts'
import { listQueue, lockAsKilledServer } from './test/queue-rows.ts'

const killed = 'pool-of-a-killed-server'
const own = 'pool-of-this-server'
let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
  // Creates the queue's tables.
  await (await startJobs({ pool: test.pool, tasks: { other: async () => undefined } })).stop()
})
afterEach(() => test.pool.query('delete from graphile_worker._private_jobs'))
afterAll(() => test.drop())

const newCheck = (held = createHeldTasks()): LockCheck => createLockCheck({ db: test.db, worker: own, held })

async function addLocked(worker: string, options: Parameters<typeof addJob>[3] = {}): Promise<number> {
  await addJob(test.db, 'slow', {}, options)
  await lockAsKilledServer(test.pool, 'slow', worker)
  return (await listQueue(test.pool)).at(-1)?.id ?? 0
}

/** A session as a living server has it. */
async function openSession(worker: string) {
  const session = await test.pool.connect()
  await lockWorker(session, worker)
  return { close: () => session.release(true) }
}

describe('a task of a server that no longer exists', () => {
  it('is released by the third check', async () => {
    await addLocked(killed)
    const check = newCheck()
    expect([await check.run(), await check.run(), await check.run()]).toEqual([[], [], ['slow']])
    expect(await listQueue(test.pool)).toMatchObject([{ worker: null, attempts: 1, maxAttempts: 25 }])
  })

  it('gets another attempt if it was at its last one', async () => {
    await addLocked(killed, { maxAttempts: 1 })
    const check = newCheck()
    for (let n = 0; n < 3; n++) await check.run()
    expect(await listQueue(test.pool)).toMatchObject([{ worker: null, attempts: 1, maxAttempts: 2 }])
  })

  it('is deleted if a newer one with the same key has replaced it', async () => {
    await addLocked(killed, { key: 'k' })
    await addJob(test.db, 'slow', { newer: true }, { key: 'k' })
    const check = newCheck()
    for (let n = 0; n < 3; n++) await check.run()
    expect(await listQueue(test.pool)).toMatchObject([{ worker: null, attempts: 0, maxAttempts: 25 }])
  })

  it('is released once by two servers', async () => {
    await addLocked(killed, { maxAttempts: 1 })
    const checks = [newCheck(), newCheck()]
    for (let n = 0; n < 2; n++) await Promise.all(checks.map((check) => check.run()))
    const released = await Promise.all(checks.map((check) => check.run()))
    expect(released.flat()).toEqual(['slow'])
    expect(await listQueue(test.pool)).toMatchObject([{ worker: null, attempts: 1, maxAttempts: 2 }])
  })

  it('counts as waiting, not as running', async () => {
    await addLocked(killed)
    await addJob(test.db, 'slow', {})
    const figures = async () => readQueue(test.db, new Date())
    expect(await figures()).toMatchObject({ waiting: 2, running: 0, failed: 0 })
    const session = await openSession(killed)
    expect(await figures()).toMatchObject({ waiting: 1, running: 1, failed: 0 })
    session.close()
  })
})

describe('a task of a living server', () => {
  it('stays locked, also if its session was lost and has come back before the third check', async () => {
    await addLocked(killed)
    const check = newCheck()
    for (let n = 0; n < 2; n++) expect(await check.run()).toEqual([])
    const session = await openSession(killed)
    for (let n = 0; n < 5; n++) expect(await check.run()).toEqual([])
    session.close()
    // The count starts again. PostgreSQL may need a moment to end the session.
    await expect.poll(async () => (await readQueue(test.db, new Date())).running).toBe(0)
    for (let n = 0; n < 2; n++) expect(await check.run()).toEqual([])
    expect(await check.run()).toEqual(['slow'])
  })

  it('stays locked after a reset, as after an outage of the database', async () => {
    await addLocked(killed)
    const check = newCheck()
    for (let n = 0; n < 2; n++) await check.run()
    check.reset()
    for (let n = 0; n < 2; n++) expect(await check.run()).toEqual([])
  })
})

describe('an own task', () => {
  it('stays locked while it runs and until the queue has recorded its end', async () => {
    const held = createHeldTasks()
    const check = newCheck(held)
    const id = String(await addLocked(own))
    let finish = (): void => undefined
    const running = held.run(id, () => new Promise((done) => (finish = done)))
    for (let n = 0; n < 4; n++) expect(await check.run()).toEqual([])
    finish()
    await running
    for (let n = 0; n < 4; n++) expect(await check.run()).toEqual([])
    expect(held.isEmpty()).toBe(false)
    await test.pool.query('delete from graphile_worker._private_jobs')
    await check.run()
    expect(held.isEmpty()).toBe(true)
  })

  it('is released if it never arrived here', async () => {
    const held = createHeldTasks()
    const check = newCheck(held)
    const id = String(await addLocked(own))
    void held.run(id, () => new Promise(() => undefined))
    await addLocked(own, { maxAttempts: 1 })
    for (let n = 0; n < 2; n++) expect(await check.run()).toEqual([])
    expect(await check.run()).toEqual(['slow'])
    expect(await listQueue(test.pool)).toMatchObject([{ worker: own }, { worker: null, maxAttempts: 2 }])
  })
})
