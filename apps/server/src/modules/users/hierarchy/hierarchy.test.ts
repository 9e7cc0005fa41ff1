import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { extendPath } from '../../../db/person-path.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { makeUser, type Person } from '../../../test/factories.ts'
import { moveBranch } from './queries.ts'

let test: TestApp
let admin: Person
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

/** By name. */
let ids: Record<string, string>
const add = async (name: string, manager: string | null, licence: 'Manager' | 'Learner' = 'Learner') => {
  const manager_id = manager === null ? null : (ids[manager] ?? null)
  const made = await makeUser(test.deps, {
    clientId: admin.clientId,
    first_name: name,
    manager_id,
    license_type: licence,
  })
  ids[name] = made.userId
}
beforeEach(async () => {
  admin = await test.signedIn('Admin', { first_name: 'Zoya' })
  ids = {}
  // top: left (a, b (c)), right
  await add('top', null, 'Manager')
  await add('left', 'top')
  await add('right', 'top')
  await add('a', 'left')
  await add('b', 'left')
  await add('c', 'b')
})

const move = (name: string, manager: string | null) =>
  test.call('users.updateManager', {
    as: admin,
    params: { id: ids[name] ?? '' },
    body: { manager: manager === null ? null : (ids[manager] ?? null) },
  })

const rowOf = (name: string) =>
  test.deps.db
    .selectFrom('users')
    .select(['client_id', 'id', 'path', 'manager_id'])
    .where('id', '=', ids[name] ?? '')
    .executeTakeFirstOrThrow()

const wayTo = (...names: readonly string[]): Buffer =>
  names.reduce<Buffer | null>((path, name) => extendPath(path, ids[name] ?? ''), null) ?? Buffer.alloc(0)

describe('a move', () => {
  it('takes everyone below along, with their places', async () => {
    expect((await move('b', 'right')).status).toBe(200)
    expect((await rowOf('c')).path).toEqual(wayTo('top', 'right', 'b', 'c'))
    expect((await rowOf('a')).path).toEqual(wayTo('top', 'left', 'a'))
    expect((await move('left', null)).body.user.manager).toBeNull()
    expect((await rowOf('a')).path).toEqual(wayTo('left', 'a'))
    expect((await move('left', 'c')).status).toBe(200)
    expect((await rowOf('a')).path).toEqual(wayTo('top', 'right', 'b', 'c', 'left', 'a'))
  })

  it('below oneself is refused, and so is more than 100 levels', async () => {
    for (const below of ['left', 'b', 'c'])
      expect((await move('left', below)).error.fields?.['manager']).toBe(
        below === 'left'
          ? "A person can't be their own manager."
          : 'The chosen manager already reports to this person, directly or through others.',
      )
    for (let level = 4; level < 98; level++) await add(`deep${level}`, level === 4 ? 'c' : `deep${level - 1}`)
    await add('other', null)
    await add('below-other', 'other')
    await add('two-below', 'below-other')
    expect((await move('other', 'deep97')).error.fields).toEqual({ manager: 'A hierarchy has at most 100 levels.' })
    expect((await move('below-other', 'deep97')).status).toBe(200)
  })

  it('of two that cross, one is refused, and the tree stays a tree', async () => {
    const results = await Promise.all([move('left', 'right'), move('right', 'left')])
    expect(results.map(({ status }) => status).toSorted()).toEqual([200, 422])
  })

  it('that makes a cycle is refused by the database itself', async () => {
    const { db } = test.deps
    const [left, c] = await Promise.all([rowOf('left'), rowOf('c')])
    await expect(moveBranch(db, left, c)).rejects.toThrow('users_manager')
    // A path that is not the manager's, and a manager that the path does not name.
    const set = (change: object) =>
      db
        .updateTable('users')
        .set(change)
        .where('client_id', '=', admin.clientId)
        .where('id', '=', ids['a'] ?? '')
        .execute()
    await expect(set({ manager_path: wayTo('right', 'top') })).rejects.toThrow('users_manager')
    await expect(set({ manager_id: ids['right'] })).rejects.toThrow('users_manager_path')
    expect((await rowOf('c')).path).toEqual(wayTo('top', 'left', 'b', 'c'))
  })
})

it('branches tell how many are directly below and how many in all', async () => {
  const { body } = await test.call('users.roots', { as: admin })
  const counts = (users: readonly { first_name: string; reports: number; below: number }[]) =>
    users.map(({ first_name, reports, below }) => [first_name, reports, below])
  expect(counts(body.users)).toEqual([
    ['top', 2, 5],
    ['Zoya', 0, 0],
  ])
  const below = await test.call('users.children', { as: admin, params: { id: ids['top'] ?? '' } })
  expect(counts(below.body.users)).toEqual([
    ['left', 2, 3],
    ['right', 0, 0],
  ])
})
