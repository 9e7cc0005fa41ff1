import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { makeClient, type Person } from '../../../test/factories.ts'
import { insertRow } from '../../../test/rows.ts'
import { startJobs } from '../../../platform/jobs/start-jobs.ts'
import type { JobKinds } from '../index.ts'

let test: TestApp
let superadmin: Person
let admin: Person
let other: Person
let ran = 0

const kinds: JobKinds = {
  'test.note': {
    async run({ progress }) {
      ran++
      await progress({ total: 1, done: 1 })
      return undefined
    },
  },
}

beforeAll(async () => {
  test = await createTestApp({ change: () => ({ jobKinds: kinds }) })
  superadmin = await test.signedIn('Superadmin')
  admin = await test.signedIn('Admin', { first_name: 'Anil', last_name: 'Nair' })
  const { id } = await makeClient(test.deps, { name: 'Harbour School' })
  other = await test.signedIn('Admin', { clientId: id })
})
afterAll(() => test.close())

const minute = 60_000
const start = new Date('2026-03-02T09:00:00.000Z').getTime()
const insert = async (by: Person, at: number, values: { status: string; error?: string; done?: number }) =>
  (
    await insertRow(test.deps, 'jobs', {
      client_id: by.clientId,
      created_by: by.userId,
      kind: 'test.note',
      counts: '{}',
      created_at: new Date(start + at * minute),
      ...values,
    })
  ).id

it('jobs of all clients are listed newest first, by state and by client', async () => {
  const failed = await insert(admin, 1, { status: 'failed', error: 'manager.too_deep' })
  const running = await insert(other, 2, { status: 'running', done: 3 })
  const stopped = await insert(admin, 3, { status: 'stopped' })
  const list = async (query: Record<string, string | number>) =>
    (await test.call('adminJobs.list', { as: superadmin, query })).body
  const first = await list({ limit: 2 })
  expect(first.jobs.map(({ id }) => id)).toEqual([stopped, running])
  expect(first.jobs[1]).toMatchObject({
    client: { id: other.clientId, name: 'Harbour School' },
    done: 3,
    can: { stop: true, retry: false },
  })
  const rest = await list({ limit: 2, cursor: first.next ?? '' })
  expect([rest.jobs.map(({ id }) => id), rest.next]).toEqual([[failed], null])
  expect(rest.jobs[0]).toMatchObject({
    createdBy: { name: 'Anil Nair' },
    error: 'A hierarchy has at most 100 levels.',
    can: { stop: false, retry: true },
  })
  expect((await list({ status: 'running' })).jobs.map(({ id }) => id)).toEqual([running])
  expect((await list({ client: admin.clientId })).jobs.map(({ id }) => id)).toEqual([stopped, failed])
  expect((await list({ client: admin.clientId, status: 'done' })).jobs).toEqual([])
})

it('a job of any client is retried and stopped, once each, and noted under its client', async () => {
  const id = await insert(admin, 4, { status: 'failed', error: 'code:internal' })
  const waiting = await insert(other, 5, { status: 'queued' })
  const act = (call: 'adminJobs.retry' | 'adminJobs.stop', job: string, as = superadmin) =>
    test.call(call, { as, params: { id: job } })
  expect((await act('adminJobs.retry', id)).body.job).toMatchObject({ client: { id: admin.clientId } })
  expect((await act('adminJobs.retry', id)).status).toBe(409)
  await test.jobsDone()
  expect(ran).toBe(1)
  expect((await act('adminJobs.stop', waiting)).body.job.status).toBe('stopped')
  expect((await act('adminJobs.stop', waiting)).body.job.status).toBe('stopped')
  expect((await act('adminJobs.stop', test.deps.newId())).status).toBe(404)
  const { entries } = (await test.call('admin.audit', { as: superadmin, query: { search: 'job.' } })).body
  expect(entries.map(({ action, client }) => [action, client])).toEqual([
    ['job.stop', 'Harbour School'],
    ['job.retry', 'Meadow Academy'],
  ])
  const audited = await test.deps.pool.query("select subject from audit_log where action like 'job.%' order by id desc")
  expect(audited.rows).toEqual([{ subject: waiting }, { subject: id }])
  for (const call of ['adminJobs.retry', 'adminJobs.stop'] as const) {
    expect((await act(call, id, admin)).status).toBe(403)
    expect((await test.call(call, { params: { id } })).status).toBe(401)
  }
})

it('tasks of the queue that failed for good are listed, and tried again by id or all together', async () => {
  const tasks = () => test.call('adminJobs.tasks', { as: superadmin })
  const retry = (body: object) => test.call('adminJobs.retryTasks', { as: superadmin, body })
  expect((await tasks()).body).toEqual({ tasks: [], next: null })
  expect((await retry({})).body).toEqual({ retried: 0 })
  let isBroken = true
  const done: unknown[] = []
  const deliver = async (payload: unknown) => {
    if (isBroken) throw new Error('The door is closed.')
    done.push(payload)
  }
  const queue = await startJobs({ pool: test.deps.pool, tasks: { 'door.knock': deliver } })
  try {
    for (const n of [1, 2, 3]) await queue.add('door.knock', { n }, { maxAttempts: 1 })
    await queue.add('door.knock', { n: 4 }, { runAt: new Date(Date.now() + 60 * minute) })
    const listed = async () => (await tasks()).body.tasks
    await expect.poll(async () => (await listed()).length).toBe(3)
    const [task] = await listed()
    expect(task).toMatchObject({ task: 'door.knock', attempts: 1, error: 'The door is closed.' })
    isBroken = false
    expect((await retry({ ids: [task?.id] })).body).toEqual({ retried: 1 })
    expect((await listed()).map(({ id }) => id)).not.toContain(task?.id)
    expect((await retry({ ids: [999_999] })).body).toEqual({ retried: 0 })
    expect((await retry({})).body).toEqual({ retried: 2 })
    await expect.poll(() => done.length).toBe(3)
    expect(await listed()).toEqual([])
  } finally {
    await queue.stop()
  }
  expect((await retry({ ids: ['1; drop table users'] })).status).toBe(400)
  expect((await retry({ all: true })).status).toBe(400)
  expect((await test.call('adminJobs.retryTasks', { as: admin })).status).toBe(403)
  expect((await test.call('adminJobs.list', { as: other })).status).toBe(403)
})
