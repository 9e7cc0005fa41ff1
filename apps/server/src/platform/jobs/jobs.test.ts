import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { withAdmin } from '../../test/cluster.ts'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { addJob } from './queries.ts'
import { startJobs } from './start-jobs.ts'
import { watchUnhandledRejections } from './test/unhandled-rejections.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

/** Servers that hear notifications of new jobs. */
async function countListeners(): Promise<number | null> {
  const { rowCount } = await test.pool.query(
    `select from pg_stat_activity where datname = current_database() and query ilike 'listen "jobs:insert"%' and state = 'idle'`,
  )
  return rowCount
}

describe('jobs', () => {
  it('runs each job once on two servers that start together, as soon as a notification announces it', async () => {
    const done: number[] = []
    const tasks = { note: async (payload: unknown) => void done.push((payload as { n: number }).n) }
    // No server looks for jobs itself before the test ends.
    const start = () => startJobs({ pool: test.pool, tasks, times: { pollEvery: 3_600_000 } })
    const servers = await Promise.all([start(), start()])
    await expect.poll(countListeners).toBe(2)
    await Promise.all(Array.from({ length: 10 }, (_, n) => servers[0].add('note', { n })))
    await expect.poll(() => done.length).toBeGreaterThanOrEqual(10)
    await Promise.all(servers.map((server) => server.stop()))
    expect(done.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
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

  it('does what somebody waits for before the many that nobody waits for', async () => {
    const done: string[] = []
    const tasks = { mail: async () => void done.push('mail'), wanted: async () => void done.push('wanted') }
    await test.db.transaction().execute(async (trx) => {
      for (let n = 0; n < 20; n++) await addJob(trx, 'mail', { n }, { priority: 10 })
      await addJob(trx, 'wanted', {})
    })
    const jobs = await startJobs({ pool: test.pool, tasks, concurrency: 1 })
    await expect.poll(() => done.length).toBe(21)
    expect(done[0]).toBe('wanted')
    await jobs.stop()
  })

  it('records the end of a job during an outage once the database is back, and nothing else fails', async () => {
    const unhandled = watchUnhandledRejections()
    const warnings: string[] = []
    const name = new URL(test.url).pathname.slice(1)
    const isOpen = async (open: boolean): Promise<void> =>
      withAdmin(inject('testDatabases').adminUrl, async (client) => {
        await client.query(`alter database ${name} allow_connections ${open}`)
        if (!open)
          await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
      })
    let runs = 0
    const jobs = await startJobs({
      pool: test.pool,
      tasks: {
        far: async () => {
          runs += 1
          await isOpen(false)
        },
      },
      log: (_level, text) => warnings.push(text),
    })
    try {
      await jobs.add('far', {})
      await expect.poll(() => warnings.some((text) => text.startsWith('The queue waits for the database'))).toBe(true)
      await isOpen(true)
      const left = async () =>
        (await test.pool.query("select from graphile_worker.jobs where task_identifier = 'far'")).rowCount
      await expect.poll(left).toBe(0)
      expect([runs, unhandled.found]).toEqual([1, []])
    } finally {
      unhandled.stop()
      await isOpen(true)
      await jobs.stop()
    }
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
