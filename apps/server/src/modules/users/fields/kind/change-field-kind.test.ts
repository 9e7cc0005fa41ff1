import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { makeCourse } from '../../../../test/courses.ts'
import type { Person } from '../../../../test/factories.ts'
import { insertRow, insertRows } from '../../../../test/rows.ts'
import { JobStopped } from '../../../jobs/index.ts'
import { fieldKindJob } from './field-kind-job.ts'

let test: TestApp
let admin: Person
let id: string
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const values = ['1.250,50', '12,5', 'E-17', '7', '']
beforeEach(async () => {
  admin = await test.signedIn('Admin')
  for (const Rate of values) await personWith({ Rate, City: 'Pune' })
  id = (await test.call('user_fields.create', { as: admin, body: { name: 'Rate', kind: 'text' } })).body.field.id
})

const personWith = (details: Record<string, string>, deleted_at: Date | null = null) =>
  insertRow(test.deps, 'users', { client_id: admin.clientId, details: JSON.stringify(details), deleted_at })
const change = (body: object, as: Person = admin) =>
  test.call('user_fields.changeKind', { as, params: { id }, body: body as never })
/** Changes the kind and waits for the job. */
async function changed(body: object) {
  const { status, body: reply } = await change(body)
  await test.jobsDone()
  const { job } = (await test.call('jobs.show', { as: admin, params: { id: reply.job?.id ?? '' } })).body
  return { status, job }
}
const listed = async () => (await test.call('user_fields.list', { as: admin })).body.fields
const stored = async () => {
  const rows = await test.deps.db
    .selectFrom('users')
    .select('details')
    .where('client_id', '=', admin.clientId)
    .where('id', '<>', admin.userId)
    .orderBy('id')
    .execute()
  return rows.map(({ details }) => details)
}

describe('the kind of a field', () => {
  it('changes after a preview, with values as they are read together; others move to a text field', async () => {
    const before = await stored()
    const dry = await change({ kind: 'number', dry_run: true })
    expect(dry.body.change).toMatchObject({
      values: 5,
      fit: 4,
      unfit: 1,
      unfitExamples: ['E-17'],
      decimalMark: ',',
      rules: [],
      reports: [],
    })
    expect(dry.body.change?.examples).toContainEqual({ before: '1.250,50', after: '1250.5' })
    expect(await stored()).toEqual(before)

    const refused = await changed({ kind: 'number' })
    expect([refused.status, refused.job.status, refused.job.error]).toEqual([
      202,
      'failed',
      '1 values don’t fit the new kind by now, more than you were shown. Look at the preview again.',
    ])
    expect(await stored()).toEqual(before)
    expect(await listed()).toMatchObject([{ kind: 'text', changing: null }])

    const done = await changed({ kind: 'number', unfit: 1, keep_as: 'Rate (text)' })
    expect([done.status, done.job]).toMatchObject([202, { status: 'done', total: 5, done: 5, counts: { changed: 4 } }])
    expect(await stored()).toEqual([
      { Rate: '1250.5', City: 'Pune' },
      { Rate: '12.5', City: 'Pune' },
      { 'Rate (text)': 'E-17', City: 'Pune' },
      { Rate: '7', City: 'Pune' },
      { City: 'Pune' },
    ])
    expect((await listed()).map(({ name, kind, changing }) => [name, kind, changing])).toEqual([
      ['Rate', 'number', null],
      ['Rate (text)', 'text', null],
    ])
    expect(
      await test.deps.db.selectFrom('job_items').selectAll().where('client_id', '=', admin.clientId).execute(),
    ).toEqual([])
    const log = await test.deps.db
      .selectFrom('audit_log')
      .select(['action', 'detail'])
      .where('client_id', '=', admin.clientId)
      .where('action', '=', 'field.kind')
      .execute()
    expect(log).toEqual([
      {
        action: 'field.kind',
        detail: { name: 'Rate', from: 'text', to: 'number', values: 5, unfit: 1, keepAs: 'Rate (text)' },
      },
    ])
  })

  it('changed twice at the same time, or again, converts once', async () => {
    const body = { kind: 'number', unfit: 1, keep_as: 'Rate (text)' }
    const replies = await Promise.all([change(body), change(body)])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([202, 409])
    expect(replies.find(({ status }) => status === 409)?.error.errors).toEqual([
      'The kind of this field is being changed. Wait until that is done, or stop it.',
    ])
    await test.jobsDone()
    expect((await changed({ ...body, keep_as: null })).job).toMatchObject({ total: 3, counts: { unchanged: 3 } })
    expect((await stored())[0]).toEqual({ Rate: '1250.5', City: 'Pune' })
    expect(await listed()).toHaveLength(2)
  })

  it('back to text keeps every value; people in the bin are converted too', async () => {
    await personWith({ Rate: '3,5' }, test.deps.now())
    await changed({ kind: 'number', unfit: 1 })
    expect((await stored()).at(-1)).toEqual({ Rate: '3.5' })
    expect((await changed({ kind: 'text' })).job).toMatchObject({ status: 'done' })
    expect((await stored())[0]).toEqual({ Rate: '1250.5', City: 'Pune' })
  })

  it('a number with two meanings waits for a choice', async () => {
    for (const { id: person } of await test.deps.db
      .selectFrom('users')
      .select('id')
      .where('client_id', '=', admin.clientId)
      .where('id', '<>', admin.userId)
      .execute())
      await test.deps.db
        .updateTable('users')
        .set({ details: JSON.stringify({ Rate: '1.250' }) })
        .where('id', '=', person)
        .execute()
    const open = await change({ kind: 'number', dry_run: true })
    expect(open.body.change).toMatchObject({ unfit: 5, decimalMark: null, unclear: '1.250' })
    const chosen = await change({ kind: 'number', decimal_mark: ',', dry_run: true })
    expect(chosen.body.change).toMatchObject({ unfit: 0, decimalMark: ',' })
  })

  it('names its values for choices, and needs choices', async () => {
    const { body } = await change({ kind: 'choice', dry_run: true })
    expect(body.change?.distinct.toSorted()).toEqual(['1.250,50', '12,5', '7', 'E-17'])
    expect((await change({ kind: 'choice', unfit: 5 })).error.fields).toHaveProperty('choices')
    await changed({ kind: 'choice', choices: ['e-17', '7'], unfit: 2 })
    expect(await listed()).toMatchObject([{ kind: 'choice', choices: ['e-17', '7'] }])
    expect((await stored()).map(({ Rate }) => Rate)).toEqual([undefined, undefined, 'e-17', '7', undefined])
  })

  it('names rules that no longer compare it', async () => {
    const owner = await test.signedIn('Creator', { clientId: admin.clientId })
    const course = await makeCourse(test, owner, {}, [])
    const conditions = [{ field: 'details.Rate', op: 'contains', value: 'E' }]
    await test.call('rules.add', {
      as: admin,
      params: { id: course.id },
      body: { name: 'Externals', conditions } as never,
    })
    const { body } = await change({ kind: 'number', dry_run: true })
    expect(body.change?.rules).toEqual([{ courseId: course.id, course: expect.any(String), name: 'Externals' }])
  })

  it('is changed by Admins alone, and not under a name that is taken', async () => {
    const manager = await test.signedIn('Manager', { clientId: admin.clientId })
    expect((await change({ kind: 'number' }, manager)).status).toBe(403)
    expect((await change({ kind: 'number' }, await test.signedIn('Admin'))).status).toBe(404)
    const free = await changed({ kind: 'number', unfit: 1, keep_as: 'city' })
    expect(free.job.status).toBe('done')
    id = (await test.call('user_fields.create', { as: admin, body: { name: 'Code', kind: 'text' } })).body.field.id
    await personWith({ Code: 'x' })
    const refused = await change({ kind: 'number', unfit: 1, keep_as: 'City' })
    expect([refused.status, Object.keys(refused.error.fields ?? {})]).toEqual([409, ['keep_as']])
  })
})

describe('the job of a change', () => {
  // Jobs that crashed count as running for a while, and only two run at the same time.
  afterEach(() => test.deps.db.updateTable('jobs').set({ status: 'stopped' }).where('status', '=', 'running').execute())

  /** Starts the job with a value for each of 1,100 people, and stops it as a crash does: after a batch, without an end. */
  async function crashed() {
    const many = Array.from({ length: 1100 }, (_, at) => ({ details: JSON.stringify({ Rate: `${at},5` }) }))
    await test.deps.db
      .deleteFrom('users')
      .where('client_id', '=', admin.clientId)
      .where('id', '<>', admin.userId)
      .execute()
    await insertRows(
      test.deps,
      'users',
      many.map((row) => ({ client_id: admin.clientId, ...row })),
    )
    const jobId = test.deps.newId()
    await insertRow(test.deps, 'jobs', { client_id: admin.clientId, id: jobId, created_by: admin.userId, ...jobRow })
    await test.deps.db.updateTable('user_fields').set({ kind_job: jobId }).where('id', '=', id).execute()
    await expect(runUntil(jobId, 1000)).rejects.toThrow('crash')
    return jobId
  }
  const jobRow = { kind: 'users.field_kind', status: 'running' as const, beat_at: new Date() }
  const params = () => ({
    field: id,
    kind: 'number',
    choices: [],
    decimal_mark: null,
    date_order: null,
    unfit: 0,
    keep_as: null,
    begun: null,
    isFinished: false,
  })

  /** @param done items after which the process ends */
  async function runUntil(jobId: string, done: number): Promise<void> {
    const row = await test.deps.db.selectFrom('jobs').selectAll().where('id', '=', jobId).executeTakeFirstOrThrow()
    const stored = Object.keys(row.params as object).length === 0 ? params() : row.params
    await fieldKindJob.run({
      deps: test.deps,
      job: { ...row, params: stored, owner_id: admin.userId, creator_name: '' },
      actor: { ...admin, path: Buffer.alloc(16) },
      async progress(counts) {
        if ((counts.done ?? 0) >= done) throw new Error('crash')
        if (counts.total !== undefined)
          await test.deps.db.updateTable('jobs').set({ total: counts.total }).where('id', '=', jobId).execute()
      },
      saveFile: () => Promise.reject(new Error('There is no file.')),
    })
  }
  const numbers = async () => (await stored()).map(({ Rate }) => Rate)

  it('goes on after a crash in mid-run, and converts each value once', async () => {
    const jobId = await crashed()
    const half = await numbers()
    expect([half[0], half[999], half[1000], half[1099]]).toEqual(['0.5', '999.5', '1000,5', '1099,5'])
    expect(await listed()).toMatchObject([{ kind: 'number', changing: jobId }])
    await runUntil(jobId, Infinity)
    expect(await numbers()).toEqual(Array.from({ length: 1100 }, (_, at) => `${at}.5`))
    expect(await listed()).toMatchObject([{ kind: 'number', changing: null }])
    // The end was stored, but not yet that the job is done.
    await runUntil(jobId, Infinity)
  })

  it('leaves values that are written while it runs; the field can’t be changed or deleted meanwhile', async () => {
    const jobId = await crashed()
    const people = await test.deps.db
      .selectFrom('users')
      .select('id')
      .where('client_id', '=', admin.clientId)
      .orderBy('id')
      .execute()
    const late = people.filter((person) => person.id !== admin.userId).at(-1)?.id ?? ''
    const write = (Rate: string) =>
      test.call('users.updateDetails', { as: admin, params: { id: late }, body: { details: { Rate } } as never })
    expect((await write('1,25')).status).toBe(422)
    expect((await write('1.125')).status).toBe(200)
    const calls = [
      change({ kind: 'date' }),
      test.call('user_fields.delete', { as: admin, params: { id }, body: { dry_run: false } }),
      test.call('user_fields.update', { as: admin, params: { id }, body: { name: 'Pay' } as never }),
    ]
    for (const { status, error } of await Promise.all(calls))
      expect([status, error.errors]).toEqual([
        409,
        ['The kind of this field is being changed. Wait until that is done, or stop it.'],
      ])
    await runUntil(jobId, Infinity)
    expect((await numbers()).at(-1)).toBe('1.125')
  })

  it('that was stopped lets another change take over, and does not go on then', async () => {
    const jobId = await crashed()
    await test.deps.db.updateTable('jobs').set({ status: 'stopped' }).where('id', '=', jobId).execute()
    expect((await changed({ kind: 'text' })).job).toMatchObject({ status: 'done' })
    await expect(runUntil(jobId, Infinity)).rejects.toMatchObject({ detail: { message: 'field.superseded' } })
    expect((await numbers()).slice(999, 1001)).toEqual(['999.5', '1000,5'])
  })

  it('that is stopped before anything is changed frees the field', async () => {
    const jobId = test.deps.newId()
    await insertRow(test.deps, 'jobs', { client_id: admin.clientId, id: jobId, created_by: admin.userId, ...jobRow })
    await test.deps.db.updateTable('user_fields').set({ kind_job: jobId }).where('id', '=', id).execute()
    const row = await test.deps.db.selectFrom('jobs').selectAll().where('id', '=', jobId).executeTakeFirstOrThrow()
    const run = fieldKindJob.run({
      deps: test.deps,
      job: { ...row, params: params(), owner_id: admin.userId, creator_name: '' },
      actor: { ...admin, path: Buffer.alloc(16) },
      progress: () => Promise.reject(new JobStopped()),
      saveFile: () => Promise.reject(new Error('There is no file.')),
    })
    await expect(run).rejects.toThrow(JobStopped)
    expect(await listed()).toMatchObject([{ kind: 'text', changing: null }])
  })
})
