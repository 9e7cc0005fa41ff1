import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { withAdmin } from '../../test/cluster.ts'
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

  it('does what somebody waits for before the many that nobody waits for', async () => {
    const done: string[] = []
    const tasks = { mail: async () => void done.push('mail'), wanted: async () => void done.push('wanted') }
    await test.db.transaction().execute(async (trx) => {
      for (let n = 0; n < 20; n++) await addJob(trx, 'mail', { n }, { priority: 10 })
      await addJob(trx, 'wanted', {})
    })
    const jobs = await startJobs({ pool: test.pool, tasks, concurrency: 1 })
    await expect.poll(() => done.length, { interval: 10 }).toBe(21)
    expect(done[0]).toBe('wanted')
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

  it('notes a job as done that ends while the database is away, once it is back, and fails nowhere else', async () => {
    const stray: unknown[] = []
    const note = (error: unknown) => void stray.push(error)
    process.on('unhandledRejection', note)
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
    })
    try {
      await jobs.add('far', {})
      await expect.poll(() => runs, { interval: 10 }).toBe(1)
      await new Promise((later) => setTimeout(later, 1500))
      await isOpen(true)
      const left = async () =>
        (await test.pool.query("select from graphile_worker.jobs where task_identifier = 'far'")).rowCount
      await expect.poll(left, { timeout: 20_000 }).toBe(0)
      expect([runs, stray]).toEqual([1, []])
    } finally {
      process.off('unhandledRejection', note)
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
