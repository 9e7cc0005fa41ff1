import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import type { Person } from '../../../test/factories.ts'

let test: TestApp
let admin: Person
let manager: Person
let creator: Person
let learner: Person
let outsider: Person
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.signedIn('Admin')
  const { clientId } = admin
  manager = await test.signedIn('Manager', { clientId })
  creator = await test.signedIn('Creator', { clientId })
  learner = await test.signedIn('Learner', { clientId, manager_id: manager.userId })
  outsider = await test.signedIn('Admin')
})
afterAll(() => test.close())

const create = (as: Person, body: object) => test.call('user_fields.create', { as, body: body as never })
const made = async (as: Person, body: object): Promise<string> => (await create(as, body)).body.field.id
const names = async (as: Person) => (await test.call('user_fields.list', { as })).body.fields.map(({ name }) => name)
const update = (as: Person, id: string, body: object) =>
  test.call('user_fields.update', { as, params: { id }, body: body as never })
const remove = (as: Person, id: string, dry_run = false) =>
  test.call('user_fields.delete', { as, params: { id }, body: { dry_run } })
const setDetails = (as: Person, id: string, details: Record<string, string>) =>
  test.call('users.updateDetails', { as, params: { id }, body: { details } })
const detailsOf = async (as: Person, id: string) =>
  (await test.call('users.show', { as, params: { id } })).body.user.details
const stored = async (id: string) =>
  (await test.deps.db.selectFrom('users').select('details').where('id', '=', id).executeTakeFirstOrThrow()).details

describe('the fields of a client', () => {
  it.each([
    ['Sales', 'sales'],
    ["Children's ward", 'children’s ward'],
    ['3–4', '3-4\u200b'],
  ])('do not have the choices %j and %j at once', async (...choices) => {
    const reply = await create(admin, { name: 'Twice', kind: 'choice', choices })
    expect([reply.status, Object.keys(reply.error.fields ?? {})]).toEqual([422, ['choices']])
  })

  it('are kept by Admins alone, in an order of their own', async () => {
    const own = await test.signedIn('Admin')
    const mate = await test.signedIn('Manager', { clientId: own.clientId })
    const [a, b, c] = [
      await made(own, { name: 'A', kind: 'text' }),
      await made(own, { name: 'B', kind: 'number' }),
      await made(own, { name: 'C', kind: 'yes_no' }),
    ]
    const move = (as: Person, id: string, to: 'Up' | 'Down') =>
      test.call(`user_fields.move${to}`, { as, params: { id } })
    expect((await move(own, c, 'Up')).body.fields.map(({ name }) => name)).toEqual(['A', 'C', 'B'])
    expect((await move(own, a, 'Up')).body.fields.map(({ name }) => name)).toEqual(['A', 'C', 'B'])
    expect((await move(own, a, 'Down')).body.fields.map(({ name }) => name)).toEqual(['C', 'A', 'B'])
    expect((await move(own, b, 'Down')).body.fields.map(({ name }) => name)).toEqual(['C', 'A', 'B'])
    expect(await names(own)).toEqual(['C', 'A', 'B'])
    expect(await names(outsider)).toEqual([])
    const values = { name: 'X', kind: 'text' }
    for (const as of [manager, creator, learner]) expect((await create(as, values)).status).toBe(403)
    for (const [as, status] of [
      [mate, 403],
      [admin, 404],
    ] as const) {
      expect((await update(as, a, { name: 'X' })).status).toBe(status)
      expect((await remove(as, a)).status).toBe(status)
      expect((await move(as, a, 'Up')).status).toBe(status)
      expect((await move(as, a, 'Down')).status).toBe(status)
    }
    const extra = await create(own, { name: 'Y', kind: 'text', client_id: admin.clientId, seq: 1 })
    expect([extra.status, Object.keys(extra.error.fields ?? {}).toSorted()]).toEqual([400, ['client_id', 'seq']])
    expect((await update(own, a, { name: 'A', kind: 'number' })).error.fields).toEqual({ kind: 'is not a field here' })
  })

  it('have names of their own, choices that differ, and writers who see them', async () => {
    const own = await test.signedIn('Admin')
    const id = await made(own, { name: 'Shift', kind: 'choice', choices: ['Day', 'Night'] })
    const fieldsOf = async (body: object) => {
      const { status, error } = await create(own, body)
      return [status, Object.keys(error.fields ?? {})]
    }
    expect(await fieldsOf({ name: 'SHIFT', kind: 'text' })).toEqual([409, ['name']])
    expect(await fieldsOf({ name: 'Size', kind: 'choice' })).toEqual([422, ['choices']])
    expect(await fieldsOf({ name: 'Size', kind: 'choice', choices: ['s', 'S'] })).toEqual([422, ['choices']])
    expect(await fieldsOf({ name: 'Size', kind: 'text', changed_by: 'self' })).toEqual([422, ['seen_by']])
    await made(own, { name: 'Size', kind: 'text' })
    expect((await update(own, id, { name: 'size', choices: ['Day'] })).status).toBe(409)
    expect((await update(own, id, { name: 'SHIFT', choices: ['Day'] })).body.field).toMatchObject({
      name: 'SHIFT',
      kind: 'choice',
      choices: ['Day'],
      seen_by: 'Manager',
      changed_by: 'Admin',
    })
  })

  it('are at most 50, however many are made at once', async () => {
    const own = await test.signedIn('Admin')
    for (let at = 0; at < 46; at++) await create(own, { name: `f${at}`, kind: 'text' })
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => create(own, { name: `g${at}`, kind: 'text' })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4)
    expect(await names(own)).toHaveLength(50)
  })
})

describe('values', () => {
  it('are stored in canonical form, and refused by the name of their field; other keys are free', async () => {
    const own = await test.signedIn('Admin')
    const person = await test.signedIn('Learner', { clientId: own.clientId })
    for (const [name, kind] of [
      ['Age', 'number'],
      ['Since', 'date'],
      ['Driver', 'yes_no'],
      ['Team', 'text'],
    ])
      await create(own, { name, kind })
    await create(own, { name: 'Shift', kind: 'choice', choices: ['Day', 'Night'] })
    const good = await setDetails(own, person.userId, {
      age: '041.50',
      Since: '2024-02-29',
      Driver: 'TRUE',
      Shift: 'night',
      Team: '\u200bHR\u2060',
      free: ' as typed ',
    })
    expect([good.status, good.body.user?.details]).toEqual([
      200,
      { Age: '41.5', Since: '2024-02-29', Driver: 'yes', Shift: 'Night', Team: 'HR', free: ' as typed ' },
    ])
    const bad = await setDetails(own, person.userId, { Age: 'x', Since: '2024-02-30', Driver: '?', Shift: 'z' })
    expect([bad.status, bad.error.fields]).toEqual([
      422,
      {
        'details.Age': 'Enter a number, such as 12.5.',
        'details.Since': 'Enter a date, such as 2026-01-31.',
        'details.Driver': 'Enter yes or no.',
        'details.Shift': 'Take one of the choices of this field.',
      },
    ])
    await create(own, { name: 'Badge', kind: 'text', required: true })
    const newcomer = (details?: object) =>
      test.call('users.create', {
        as: own,
        body: { email: `${test.deps.newId()}@meadow.example`, password: 'quiet-lantern-77', details },
      })
    expect((await newcomer()).error.fields).toEqual({ 'details.Badge': 'This must be filled in.' })
    expect((await newcomer({ badge: '7', Age: '三' })).error.fields).toHaveProperty(['details.Age'])
    expect((await newcomer({ badge: '7', Age: '٣٠.0' })).body.user.details).toEqual({ Badge: '7', Age: '30' })
  })

  it('the person changes only fields that are theirs; siblings, managers and outsiders change none', async () => {
    const own = await test.signedIn('Admin')
    const { clientId } = own
    const boss = await test.signedIn('Manager', { clientId })
    const person = await test.signedIn('Learner', { clientId, manager_id: boss.userId })
    const sibling = await test.signedIn('Creator', { clientId, manager_id: boss.userId })
    await create(own, { name: 'Shirt', kind: 'text', seen_by: 'self', changed_by: 'self' })
    await create(own, { name: 'Rating', kind: 'number', seen_by: 'Manager' })
    await create(own, { name: 'Salary', kind: 'number', seen_by: 'Admin' })
    await setDetails(own, person.userId, { Shirt: 'M', Rating: '4', Salary: '100', city: 'Pune' })
    expect(await detailsOf(own, person.userId)).toEqual({ Shirt: 'M', Rating: '4', Salary: '100', city: 'Pune' })
    expect(await detailsOf(boss, person.userId)).toEqual({ Shirt: 'M', Rating: '4', city: 'Pune' })
    expect(await detailsOf(person, person.userId)).toEqual({ Shirt: 'M', city: 'Pune' })
    expect(JSON.stringify((await test.call('auth.me', { as: person })).body)).not.toContain('Salary')
    expect(await names(person)).toEqual(['Shirt'])
    expect(await names(boss)).toEqual(['Shirt', 'Rating'])
    expect(await names(own)).toEqual(['Shirt', 'Rating', 'Salary'])

    const changed = await setDetails(person, person.userId, { Shirt: ' L ', city: 'Pune' })
    expect([changed.status, changed.body.user.details]).toEqual([200, { Shirt: 'L', city: 'Pune' }])
    expect(await stored(person.userId)).toEqual({ Shirt: 'L', Rating: '4', Salary: '100', city: 'Pune' })
    const forbidden = await setDetails(person, person.userId, { Shirt: 'S', city: 'Goa', Salary: '900', new: 'x' })
    expect([forbidden.status, Object.keys(forbidden.error.fields ?? {}).toSorted()]).toEqual([
      422,
      ['details.Salary', 'details.city', 'details.new'],
    ])
    expect((await stored(person.userId))['Shirt']).toBe('L')
    expect((await setDetails(boss, person.userId, { Shirt: 'S' })).status).toBe(403)
    expect((await setDetails(sibling, person.userId, { Shirt: 'S' })).status).toBe(404)
    expect((await setDetails(outsider, person.userId, { Shirt: 'S' })).status).toBe(404)
  })

  it('of hidden fields are in no list, and no condition asks for them', async () => {
    const own = await test.signedIn('Admin')
    const { clientId } = own
    const boss = await test.signedIn('Manager', { clientId })
    const person = await test.signedIn('Learner', { clientId, manager_id: boss.userId })
    await create(own, { name: 'Salary', kind: 'number', seen_by: 'Admin' })
    await create(own, { name: 'Rating', kind: 'number' })
    await setDetails(own, person.userId, { Salary: '100', Rating: '4' })
    const list = (as: Person, field: string) =>
      test.call('users.listQuery', { as, body: { filter: [{ field, op: 'at_least', value: '1' }] } })
    expect((await list(boss, 'details.Rating')).body.users.map(({ details }) => details)).toEqual([{ Rating: '4' }])
    expect((await list(boss, 'details.Salary')).status).toBe(422)
    const count = (as: Person) =>
      test.call('users.count', { as, body: { filter: [{ field: 'details.Salary', op: 'exists', value: true }] } })
    expect([(await count(boss)).status, (await count(own)).body.total]).toEqual([422, 1])
    expect((await list(own, 'details.Salary')).body.users).toHaveLength(1)
  })

  it('follow the name of their field, and go with it', async () => {
    const own = await test.signedIn('Admin')
    const people = [own, await test.signedIn('Learner', { clientId: own.clientId })]
    const id = await made(own, { name: 'City', kind: 'text' })
    for (const { userId } of people) await setDetails(own, userId, { City: 'Pune', free: 'x' })
    await update(own, id, { name: 'Town' })
    for (const { userId } of people) expect(await stored(userId)).toEqual({ Town: 'Pune', free: 'x' })
    expect((await remove(own, id, true)).body).toEqual({ values: 2 })
    expect(await names(own)).toEqual(['Town'])
    expect((await remove(own, id)).body).toEqual({ values: 2 })
    for (const { userId } of people) expect(await stored(userId)).toEqual({ free: 'x' })
    expect((await remove(own, id)).status).toBe(404)
  })
})
