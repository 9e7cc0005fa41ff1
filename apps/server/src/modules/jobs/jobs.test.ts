import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refuse } from '../../refusal.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import type { Person } from '../../test/factories.ts'
import { insertRow } from '../../test/rows.ts'
import type { JobKinds } from './index.ts'
import { runJob } from './run-job.ts'
import { startJob } from './start-job.ts'

let test: TestApp
let admin: Person
let creator: Person
/** What the job `test.steps` does at each step. */
let step: (at: number, runs: number) => Promise<void>
let runs = 0

const kinds: JobKinds = {
  'test.steps': {
    undo: () => ({ kind: 'test.undo', params: {} }),
    async run({ job, progress, saveFile }) {
      runs++
      for (let at = job.done; at < 5; at++) {
        await step(at, runs)
        await progress({ total: 5, done: at + 1, counts: { changed: at + 1 } })
      }
      await saveFile({ name: 'list.csv', type: 'text/csv', content: Buffer.from('name\r\nआशा\r\n') })
      return { undoFor: 60_000 }
    },
  },
  'test.undo': {
    async run({ progress }) {
      await progress({ done: 1, counts: { undone: 1 } })
      return undefined
    },
  },
}

beforeAll(async () => {
  test = await createTestApp({ change: () => ({ jobKinds: kinds }) })
  admin = await test.signedIn('Admin')
  creator = await test.signedIn('Creator', { clientId: admin.clientId })
})
afterAll(() => test.close())

async function start(as = creator): Promise<string> {
  runs = 0
  return startJob(test.deps, as, { kind: 'test.steps', params: {} })
}

/** `jobsDone` does not wait for tasks that a task adds. */
const allDone = async (count: number) => {
  for (let run = 0; run <= count; run++) await test.jobsDone()
}

const act = async (call: 'jobs.show' | 'jobs.stop' | 'jobs.retry' | 'jobs.undo', id: string, as = creator) =>
  test.call(call, { as, params: { id } })

describe('a job', () => {
  it('runs in the background, says how far it is, and its file can be fetched', async () => {
    step = async () => undefined
    const id = await start()
    await test.jobsDone()
    const { body } = await act('jobs.show', id)
    expect(body.job).toMatchObject({
      kind: 'test.steps',
      status: 'done',
      total: 5,
      done: 5,
      counts: { changed: 5 },
      file: 'list.csv',
      error: null,
      can: { stop: false, retry: false, undo: true },
    })
    const file = await test.call('jobs.file', { as: creator, params: { id } })
    expect([file.status, file.headers['content-type']]).toEqual([200, 'text/csv'])
    const { body: list } = await test.call('jobs.list', { as: creator })
    expect(list.jobs[0]?.id).toBe(id)
  })

  it('is undone once', async () => {
    step = async () => undefined
    const id = await start()
    await test.jobsDone()
    const answers = await Promise.all([act('jobs.undo', id), act('jobs.undo', id)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await test.jobsDone()
    const undone = answers.find(({ status }) => status === 200)
    expect((await act('jobs.show', undone?.body.job.id ?? '')).body.job.counts).toEqual({ undone: 1 })
  })

  it('stops after its batch, and goes on where it stopped', async () => {
    let id = ''
    step = async (at, run) => {
      if (at === 2 && run === 1) expect((await act('jobs.stop', id)).status).toBe(200)
    }
    id = await start()
    await test.jobsDone()
    expect((await act('jobs.show', id)).body.job).toMatchObject({ status: 'stopped', done: 3, can: { retry: true } })
    expect(['queued', 'running']).toContain((await act('jobs.retry', id)).body.job.status)
    expect((await act('jobs.retry', id)).status).toBe(409)
    await test.jobsDone()
    expect((await act('jobs.show', id)).body.job).toMatchObject({ status: 'done', done: 5 })
    expect(runs).toBe(2)
  })

  it('that fails says why in words, and a bug says no more than that', async () => {
    step = async () => {
      throw refuse('plan_limit', 'manager.too_deep')
    }
    const refused = await start()
    await test.jobsDone()
    expect((await act('jobs.show', refused)).body.job).toMatchObject({
      status: 'failed',
      error: 'A hierarchy has at most 100 levels.',
    })
    step = async () => {
      throw new Error('select secret from users')
    }
    const broken = await start()
    await test.jobsDone()
    expect((await act('jobs.show', broken)).body.job.error).toBe('Something went wrong on our side. It has been noted.')
  })

  it('goes on after an outage', async () => {
    const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' })
    step = async (at, run) => {
      if (run === 1 && at === 2) throw away
      if (run === 2) throw refuse('unavailable')
      if (run === 3) throw refuse('disk_full')
    }
    const id = await start()
    await allDone(4)
    expect((await act('jobs.show', id)).body.job).toMatchObject({ status: 'done', done: 5, error: null })
    expect(runs).toBe(4)
  })

  it('fails if an outage lasts for hours, and can be retried', async () => {
    step = async (_, run) => {
      throw refuse(run < 5 ? 'unavailable' : 'internal')
    }
    const id = await start()
    await test.jobsDone()
    for (let run = 2; run <= 4; run++) {
      test.later(3_600_000)
      await test.jobsDone()
    }
    expect((await act('jobs.show', id)).body.job).toMatchObject({ status: 'failed', can: { retry: true } })
    expect(runs).toBe(3)
    test.later(-3 * 3_600_000)
  })

  it('goes on after an outage that comes hours after its creation, or after hours of work', async () => {
    step = async (at, run) => {
      if (at === 2 && run < 3) {
        test.later(3 * 3_600_000)
        throw refuse('unavailable')
      }
    }
    const id = await start()
    await allDone(3)
    expect((await act('jobs.show', id)).body.job).toMatchObject({ status: 'done', done: 5 })
    expect(runs).toBe(3)
    test.later(-6 * 3_600_000)
  })

  it('is taken up by another server where its own died, and by no other while that one lives', async () => {
    step = async () => undefined
    const values = {
      client_id: creator.clientId,
      created_by: creator.userId,
      kind: 'test.steps',
      status: 'running',
      done: 2,
      counts: '{}',
    }
    const now = test.deps.now().getTime()
    const alive = await insertRow(test.deps, 'jobs', { ...values, beat_at: new Date(now - 5_000) })
    const dead = await insertRow(test.deps, 'jobs', { ...values, beat_at: new Date(now - 100_000) })
    const run = (jobId: string, attempt: number) =>
      runJob(test.deps, kinds, { clientId: creator.clientId, jobId }, attempt)
    for (const { id } of [alive, dead]) await run(id, 1)
    expect((await act('jobs.show', alive.id)).body.job).toMatchObject({ status: 'running', done: 2 })
    expect((await act('jobs.show', dead.id)).body.job).toMatchObject({ status: 'done', done: 5 })
    // The queue repeats a task only if its server no longer exists.
    await run(alive.id, 2)
    expect((await act('jobs.show', alive.id)).body.job).toMatchObject({ status: 'done', done: 5 })
  })

  it('of somebody who was deactivated does not run', async () => {
    const leaver = await test.signedIn('Creator', { clientId: admin.clientId })
    await test.call('users.deactivate', { as: admin, params: { id: leaver.userId } })
    const id = await start(leaver)
    await test.jobsDone()
    expect([(await act('jobs.show', id, admin)).body.job.status, runs]).toEqual(['stopped', 0])
  })
})

it('is seen by who started it and by Admins of the client, and by nobody else', async () => {
  step = async () => undefined
  const id = await start()
  await test.jobsDone()
  const [manager, outsider] = [
    await test.signedIn('Manager', { clientId: admin.clientId }),
    await test.signedIn('Admin'),
  ]
  for (const call of ['jobs.show', 'jobs.stop', 'jobs.retry', 'jobs.undo'] as const)
    for (const as of [manager, outsider]) expect((await act(call, id, as)).status).toBe(404)
  expect((await act('jobs.show', id, admin)).status).toBe(200)
  expect((await test.call('jobs.list', { as: manager })).body.jobs).toEqual([])
})
