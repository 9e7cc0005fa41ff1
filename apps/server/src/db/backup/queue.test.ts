import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createEmptyTestDatabase, createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { startJobs } from '../../platform/jobs/start-jobs.ts'
import { lockAsKilledServer } from '../../platform/jobs/test/queue-rows.ts'
import { backup } from './backup.ts'
import { restore } from './restore.ts'

let folder: string
let source: TestDatabase
let target: TestDatabase
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'deckle-queue-'))
  source = await createTestDatabase()
  target = await createEmptyTestDatabase()
})
afterAll(async () => {
  await Promise.all([source.drop(), target.drop()])
  rmSync(folder, { recursive: true })
})

/** All that a server needs to run the tasks as before. */
async function listTasks(pool: Pool) {
  const { rows } =
    await pool.query(`select t.identifier as task, q.queue_name, j.payload::text, j.priority, j.run_at, j.attempts,
      j.max_attempts, j.last_error, j.created_at, j.key, j.flags, j.locked_at
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      left join graphile_worker._private_job_queues q on q.id = j.job_queue_id order by j.id`)
  return rows as readonly Record<string, unknown>[]
}

it('keeps queued invitations and emails, which the next server sends', async () => {
  const before = await startJobs({ pool: source.pool, tasks: { none: async () => undefined } })
  const later = new Date('2099-01-01T00:00:00Z')
  await before.add('auth.invite', { client: 'c', user: 'ü "1"' }, { jobKey: 'invite 1', maxAttempts: 5, priority: -3 })
  await before.add('auth.invite', { client: 'c', user: '2' })
  await before.add('mail.send', { text: 'line\nहिन्दी \\ \t' }, { runAt: later })
  await before.add('mail.last', {}, { maxAttempts: 1 })
  await before.stop()
  await source.pool
    .query(`select graphile_worker.add_job('mail.send', '{"a": 1}', queue_name => 'one by one', flags => '{slow}');
    select graphile_worker.permanently_fail_jobs(array[(select id from graphile_worker.add_job('mail.failed'))], 'Refused')`)
  for (const task of ['auth.invite', 'mail.last']) await lockAsKilledServer(source.pool, task)
  const file = join(folder, 'queue.backup')
  const counts = { 'auth.invite': 2, 'mail.send': 2, 'mail.failed': 1, 'mail.last': 1 }
  expect((await backup(source.pool, file, new Date(0))).tasks).toEqual(counts)
  expect((await restore(target.pool, file)).tasks).toEqual(counts)

  const saved = await listTasks(source.pool)
  expect(saved.find(({ task }) => task === 'mail.last')).toMatchObject({ attempts: 1, max_attempts: 1 })
  const withAnotherAttempt = (task: Record<string, unknown>) => (task.task === 'mail.last' ? { max_attempts: 2 } : {})
  expect(await listTasks(target.pool)).toEqual(
    saved.map((task) => ({ ...task, locked_at: null, ...withAnotherAttempt(task) })),
  )

  const runs: unknown[] = []
  const run = async (payload: unknown) => void runs.push(payload)
  const jobs = await startJobs({
    pool: target.pool,
    tasks: { 'auth.invite': run, 'mail.send': run, 'mail.last': run, 'mail.failed': run },
  })
  await expect.poll(() => runs.length).toBe(4)
  await jobs.stop()
  expect(runs).toEqual(
    expect.arrayContaining([{ client: 'c', user: 'ü "1"' }, { client: 'c', user: '2' }, { a: 1 }, {}]),
  )
  expect((await listTasks(target.pool)).map(({ task }) => task)).toEqual(['mail.send', 'mail.failed'])
})

it('restores the queue of a database that no server has used', async () => {
  const [unused, empty] = await Promise.all([createTestDatabase(), createEmptyTestDatabase()])
  const file = join(folder, 'unused.backup')
  await unused.pool.query('drop schema if exists graphile_worker cascade')
  await backup(unused.pool, file, new Date(0))
  expect((await restore(empty.pool, file)).tasks).toBeNull()
  await Promise.all([unused.drop(), empty.drop()])
})
