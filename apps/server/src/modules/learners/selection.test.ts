import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type CallName, type TestApp } from '../../test/app.ts'
import { makeCourse, publishCourse } from '../../test/courses.ts'
import { makeUser, type MadeUser, type Person } from '../../test/factories.ts'

let test: TestApp
let admin: Person
let bela: MadeUser
let chand: MadeUser
let id: string

beforeAll(async () => {
  test = await createTestApp()
  admin = await test.signedIn('Admin')
  const learner = { clientId: admin.clientId, license_type: 'Learner' } as const
  bela = await makeUser(test.deps, { ...learner, first_name: 'Bela', manager_id: admin.userId })
  chand = await makeUser(test.deps, { ...learner, first_name: 'Chand' })
})
afterAll(() => test.close())
beforeEach(async () => {
  id = (await publishCourse(test, admin, await makeCourse(test, admin))).id
  await call('learners.add', { user_ids: [bela.userId, chand.userId] })
})

const call = (name: CallName, body: Record<string, unknown>) => test.call(name, { as: admin, params: { id }, body })
const enrolled = async () => (await test.call('learners.list', { as: admin, params: { id } })).body.counts.enrolled
const written = { subject: 'Hello', text: 'See {link}' }

describe('whom an act is about', () => {
  it.each([
    ['learners.remove', {}, 'body'],
    ['learners.remove', { search: '' }, 'body'],
    ['learners.remove', { except: [] }, 'body'],
    ['learners.remove', { all: false }, 'all'],
    ['learners.modifyMany', { people: {}, due_at: null }, 'people'],
    ['learners.contact', { people: {}, ...written }, 'people'],
    ['learners.contact', written, 'user_ids'],
    ['learners.addAll', {}, 'filter'],
  ] as [CallName, Record<string, unknown>, string][])(
    '%s %j names nobody and is refused',
    async (name, body, field) => {
      const { status, error } = await call(name, body)
      expect([status, Object.keys(error.fields ?? {})]).toEqual([400, [field]])
      if (field !== 'all') expect(error.errors[0]).toContain('must say who is meant: ids, a filter, or all: true')
      expect(await enrolled()).toBe(2)
    },
  )

  it.each(['2026-13-45', '0000-00-00', '2026-02-30'])(
    'due before %s, a day that there is not, is refused',
    async (day) => {
      for (const [name, body, field] of [
        ['learners.remove', { due_before: day }, 'due_before'],
        ['learners.modifyMany', { people: { due_before: day }, due_at: null }, 'people.due_before'],
      ] as const) {
        const { status, error } = await call(name, body)
        expect([status, Object.keys(error.fields ?? {})]).toEqual([400, [field]])
      }
    },
  )

  it('no id is nobody, whatever the filter', async () => {
    for (const body of [{ user_ids: [] }, { user_ids: [], status: 'assigned', all: true }])
      expect((await call('learners.remove', body)).body).toMatchObject({ changed: 0, unchanged: 0, refused: 0 })
    expect((await call('learners.modifyMany', { people: { user_ids: [] }, due_at: null })).body).toMatchObject({
      changed: 0,
    })
    expect((await call('learners.contact', { user_ids: [], ...written })).body).toMatchObject({ changed: 0 })
    expect((await test.call('learners.messages', { as: admin, params: { id } })).body.messages).toEqual([])
    expect(await enrolled()).toBe(2)
  })

  it('everybody where it says so, but some', async () => {
    expect((await call('learners.remove', { all: true, except: [bela.userId] })).body).toMatchObject({ changed: 1 })
    expect((await call('learners.remove', { all: true })).body).toMatchObject({ changed: 1 })
    expect(await enrolled()).toBe(0)
  })
})

describe('as ordered', () => {
  it('contact {user_ids, subject, text} reaches them in the application and by mail', async () => {
    const { status, body } = await call('learners.contact', { user_ids: [bela.userId], ...written })
    expect([status, body]).toMatchObject([200, { changed: 1 }])
    await test.jobsDone()
    const { db } = test.deps
    const notified = await db.selectFrom('notifications').select('user_id').where('title', '=', 'Hello').execute()
    const mailed = await db.selectFrom('mail_outbox').select('to_address').where('subject', '=', 'Hello').execute()
    expect([notified, mailed]).toEqual([[{ user_id: bela.userId }], [{ to_address: bela.email }]])
  })

  it('add_all {filter} adds whom the conditions fit, and everybody without one', async () => {
    await call('learners.remove', { all: true })
    const only = [{ field: 'manager', op: 'is', value: admin.userId }]
    const both = [{ field: 'license_type', op: 'is', value: 'Learner' }]
    expect((await call('learners.addAll', { filter: only })).body).toMatchObject({ added: 1 })
    expect((await call('learners.addAll', { people: { filter: both }, filter: only })).body).toMatchObject({
      added: 0,
      known: 1,
    })
    expect((await call('learners.addAll', { filter: both })).body).toMatchObject({ added: 1, known: 1 })
    expect((await call('learners.addAll', { filter: [] })).body).toMatchObject({ added: 1, known: 2 })
    const many = { people: { filter: Array(11).fill(both[0]) }, filter: Array(11).fill(both[0]) }
    expect((await call('learners.addAll', many)).error.fields).toEqual({ filter: 'has too many entries' })
  })
})
