import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { addJob } from './queries.ts'
import { startJobs } from './start-jobs.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

describe('jobs', () => {
  it('does each job once on two servers that start at once, and soon', async () => {
    const done: unknown[] = []
    const tasks = { note: async (payload: unknown) => void done.push(payload) }
    const servers = await Promise.all([startJobs({ pool: test.pool, tasks }), startJobs({ pool: test.pool, tasks })])
    const started = performance.now()
    await Promise.all(Array.from({ length: 10 }, (_, n) => servers[0].add('note', { n })))
    await expect.poll(() => done.length, { interval: 10 }).toBe(10)
    expect(performance.now() - started).toBeLessThan(3000)
    await new Promise((later) => setTimeout(later, 100))
    expect(done.map((payload) => (payload as { n: number }).n).toSorted((a, b) => a - b)).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
    ])
    await Promise.all(servers.map((server) => server.stop()))
  })

  it('adds a job with the transaction only', async () => {
    const done: unknown[] = []
    const jobs = await startJobs({ pool: test.pool, tasks: { step: async (payload) => void done.push(payload) } })
    await expect(
      test.db.transaction().execute(async (trx) => {
        await addJob(trx, 'step', { never: true })
        throw new Error('back')
      }),
    ).rejects.toThrow('back')
    await test.db.transaction().execute((trx) => addJob(trx, 'step', { kept: 'अ' }, { key: 'k' }))
    await expect.poll(() => done).toEqual([{ kept: 'अ' }])
    await jobs.stop()
  })

  it('waits for the running job when it stops', async () => {
    let ended = false
    let begun = false
    const slow = async () => {
      begun = true
      await new Promise((done) => setTimeout(done, 300))
      ended = true
    }
    const jobs = await startJobs({ pool: test.pool, tasks: { slow } })
    await jobs.add('slow', {})
    await expect.poll(() => begun, { interval: 10 }).toBe(true)
    await jobs.stop()
    expect(ended).toBe(true)
  })

  it('keeps a failed job for another try', async () => {
    const jobs = await startJobs({
      pool: test.pool,
      tasks: {
        bad: async () => {
          throw new Error('no')
        },
      },
    })
    await jobs.add('bad', {})
    const failed = async () =>
      (
        await test.pool.query(
          "select last_error from graphile_worker.jobs where task_identifier = 'bad' and attempts = 1 and last_error is not null",
        )
      ).rowCount
    await expect.poll(failed).toBe(1)
    await jobs.stop()
  })
})
