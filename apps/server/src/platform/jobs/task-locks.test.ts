import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { startJobs } from './start-jobs.ts'
import { createHeldTask } from './test/held-task.ts'
import { listQueue, lockAsKilledServer } from './test/queue-rows.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

it('a server runs the tasks of a killed one, also at their last attempt', async () => {
  const runs: [string, number][] = []
  const note =
    (name: string) =>
    async (_payload: unknown, { attempt }: { attempt: number }) =>
      void runs.push([name, attempt])
  // The queue's tables, and tasks that no server runs yet.
  const before = await startJobs({ pool: test.pool, tasks: { none: async () => undefined } })
  await before.add('often', {})
  await before.add('once', {}, { maxAttempts: 1 })
  await before.stop()
  for (const task of ['often', 'once']) await lockAsKilledServer(test.pool, task)
  const logged: string[] = []
  const jobs = await startJobs({
    pool: test.pool,
    tasks: { often: note('often'), once: note('once') },
    times: { checkEvery: 500 },
    log: (_level, text) => logged.push(text),
  })
  await expect
    .poll(() => runs.toSorted())
    .toEqual([
      ['often', 2],
      ['once', 2],
    ])
  await jobs.stop()
  expect(logged).toContain('Released tasks of a server that no longer exists: often, once')
  expect(await listQueue(test.pool)).toEqual([])
})

it('a server whose session is lost opens another, and keeps its tasks', async () => {
  const held = createHeldTask()
  const jobs = await startJobs({ pool: test.pool, tasks: { slow: held.task } })
  await jobs.add('slow', {})
  await expect.poll(() => held.runs.length).toBe(1)
  const [first] = await listSessions()
  await test.pool.query('select pg_terminate_backend($1)', [first])
  await expect.poll(async () => (await listSessions()).some((session) => session !== first)).toBe(true)
  const [{ worker } = { worker: null }] = await listQueue(test.pool)
  expect(worker).toMatch(/^pool-/)
  held.finish()
  await jobs.stop()
  await expect.poll(listSessions).toEqual([])
})

/** Backends that hold an advisory lock. */
async function listSessions(): Promise<readonly number[]> {
  const { rows } = await test.pool.query<{ pid: number }>(
    `select pid from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`,
  )
  return rows.map(({ pid }) => pid)
}
