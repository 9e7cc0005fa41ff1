import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { makeCourse } from '../../../../test/courses.ts'
import type { Person } from '../../../../test/factories.ts'
import { insertRow } from '../../../../test/rows.ts'

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
    expect(dry.body.change.examples).toContainEqual({ before: '1.250,50', after: '1250.5' })
    expect(await stored()).toEqual(before)

    const refused = await change({ kind: 'number' })
    expect([refused.status, refused.error.errors]).toEqual([
      409,
      ['1 values don’t fit the new kind by now, more than you were shown. Look at the preview again.'],
    ])
    expect(await stored()).toEqual(before)

    const done = await change({ kind: 'number', unfit: 1, keep_as: 'Rate (text)' })
    expect([done.status, done.body.field.kind]).toEqual([200, 'number'])
    expect(await stored()).toEqual([
      { Rate: '1250.5', City: 'Pune' },
      { Rate: '12.5', City: 'Pune' },
      { 'Rate (text)': 'E-17', City: 'Pune' },
      { Rate: '7', City: 'Pune' },
      { City: 'Pune' },
    ])
    const { fields } = (await test.call('user_fields.list', { as: admin })).body
    expect(fields.map(({ name, kind }) => [name, kind])).toEqual([
      ['Rate', 'number'],
      ['Rate (text)', 'text'],
    ])
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
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect((await change(body)).body.change).toMatchObject({ values: 3, fit: 3, unfit: 0 })
    expect((await stored())[0]).toEqual({ Rate: '1250.5', City: 'Pune' })
    expect((await test.call('user_fields.list', { as: admin })).body.fields).toHaveLength(2)
  })

  it('back to text keeps every value; people in the bin are converted too', async () => {
    await personWith({ Rate: '3,5' }, test.deps.now())
    await change({ kind: 'number', unfit: 1 })
    expect((await stored()).at(-1)).toEqual({ Rate: '3.5' })
    const { body } = await change({ kind: 'text' })
    expect(body.change).toMatchObject({ unfit: 0 })
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
    expect(body.change.distinct.toSorted()).toEqual(['1.250,50', '12,5', '7', 'E-17'])
    expect((await change({ kind: 'choice', unfit: 5 })).error.fields).toHaveProperty('choices')
    const done = await change({ kind: 'choice', choices: ['e-17', '7'], unfit: 2 })
    expect(done.body.field).toMatchObject({ kind: 'choice', choices: ['e-17', '7'] })
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
    expect(body.change.rules).toEqual([{ courseId: course.id, course: expect.any(String), name: 'Externals' }])
  })

  it('is changed by Admins alone, and not under a name that is taken', async () => {
    const manager = await test.signedIn('Manager', { clientId: admin.clientId })
    expect((await change({ kind: 'number' }, manager)).status).toBe(403)
    expect((await change({ kind: 'number' }, await test.signedIn('Admin'))).status).toBe(404)
    const taken = await change({ kind: 'number', unfit: 1, keep_as: 'city' })
    expect(taken.status).toBe(200)
    id = (await test.call('user_fields.create', { as: admin, body: { name: 'Code', kind: 'text' } })).body.field.id
    await personWith({ Code: 'x' })
    const refused = await change({ kind: 'number', unfit: 1, keep_as: 'City' })
    expect([refused.status, Object.keys(refused.error.fields ?? {})]).toEqual([409, ['keep_as']])
  })
})
