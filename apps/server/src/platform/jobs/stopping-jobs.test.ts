import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { type Jobs, startJobs, type Task } from './start-jobs.ts'
import { createHeldTask } from './test/held-task.ts'
import { listLockedNames, listQueue } from './test/queue-rows.ts'
import { watchUnhandledRejections } from './test/unhandled-rejections.ts'

let test: TestDatabase
let unhandled: ReturnType<typeof watchUnhandledRejections>
beforeAll(async () => {
  test = await createTestDatabase()
})
beforeEach(() => {
  unhandled = watchUnhandledRejections()
})
afterEach(() => {
  unhandled.stop()
  expect(unhandled.found).toEqual([])
})
afterAll(() => test.drop())

/** The usual limits would end the test before its condition on a slow machine. */
const patient = { abortAfter: 300_000, releaseAfter: 300_000 }
const impatient = { abortAfter: 20, releaseAfter: 40 }

const start = (task: Task, times: object = patient): Promise<Jobs> =>
  startJobs({ pool: test.pool, tasks: { slow: task }, times })

/** Backends that wait for a lock to record the end of a task. */
async function listBlocked(): Promise<readonly number[]> {
  const { rows } = await test.pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%_private_jobs%'`,
  )
  return rows.map(({ pid }) => pid)
}

describe('stopping', () => {
  it('waits for the running task', async () => {
    const { task, runs, finish } = createHeldTask()
    const jobs = await start(task)
    await jobs.add('slow', {})
    await expect.poll(() => runs.length).toBe(1)
    const events: string[] = []
    const stopped = jobs.stop().then(() => events.push('stopped'))
    await expect.poll(() => listLockedNames(test.pool)).toEqual(['slow'])
    events.push('finished')
    finish()
    await stopped
    expect(events).toEqual(['finished', 'stopped'])
    expect(await listQueue(test.pool)).toEqual([])
  })

  it.each(['succeeded', 'failed'])(
    'waits until the queue has recorded that a task %s, although its connection is lost',
    async (end) => {
      const { task, runs, finish } = createHeldTask()
      const jobs = await start(task)
      await jobs.add('slow', {})
      await expect.poll(() => runs.length).toBe(1)
      const blocker = await test.pool.connect()
      await blocker.query('begin; lock table graphile_worker._private_jobs in share mode')
      const stopped = jobs.stop()
      finish(end === 'failed' ? new Error('No answer') : undefined)
      await expect.poll(listBlocked).toHaveLength(1)
      await test.pool.query('select pg_terminate_backend(pid) from unnest($1::integer[]) as pid', [await listBlocked()])
      await blocker.query('commit')
      blocker.release()
      await stopped
      expect(await listLockedNames(test.pool)).toEqual([])
      expect(await listQueue(test.pool)).toHaveLength(end === 'failed' ? 1 : 0)
      await test.pool.query('delete from graphile_worker._private_jobs')
    },
  )

  it('releases a task that does not end, also at its last attempt, and another server runs it', async () => {
    const { task, runs, finish } = createHeldTask()
    const first = await start(task, impatient)
    await first.add('slow', {}, { maxAttempts: 1 })
    await expect.poll(() => runs.length).toBe(1)
    await Promise.all([first.stop(), first.stop()])
    expect(runs[0]?.signal?.aborted).toBe(true)
    expect(await listQueue(test.pool)).toMatchObject([{ worker: null, attempts: 1, maxAttempts: 2 }])
    const second = await start(task)
    await expect.poll(() => runs.length).toBe(2)
    expect(runs[1]).toMatchObject({ attempt: 2, isRetried: false })
    finish()
    await second.stop()
    expect(await listQueue(test.pool)).toEqual([])
  })

  it('ends although the queue does not answer', async () => {
    const { task, runs, finish } = createHeldTask()
    const jobs = await start(task, impatient)
    await jobs.add('slow', {})
    await expect.poll(() => runs.length).toBe(1)
    const blocker = await test.pool.connect()
    await blocker.query('begin; lock table graphile_worker._private_jobs in access exclusive mode')
    finish()
    await jobs.stop()
    await blocker.query('commit')
    blocker.release()
    await test.pool.query('delete from graphile_worker._private_jobs')
  })
})

it('repeats the record of an end until it succeeds, also after an error that graphile-worker does not know', async () => {
  await test.pool
    .query(`create function refuse() returns trigger language plpgsql as $$ begin raise 'Read only'; end $$;
    create trigger refuse before delete on graphile_worker._private_jobs for each row execute function refuse()`)
  const { task, runs, finish } = createHeldTask()
  const warnings: string[] = []
  const jobs = await startJobs({ pool: test.pool, tasks: { slow: task }, log: (_level, text) => warnings.push(text) })
  await jobs.add('slow', {})
  await expect.poll(() => runs.length).toBe(1)
  finish()
  await expect.poll(() => warnings).toContain('The end of a task could not be recorded, trying again: Read only')
  await test.pool.query('drop function refuse cascade')
  await expect.poll(() => listQueue(test.pool)).toEqual([])
  await jobs.stop()
  expect(runs).toHaveLength(1)
})
