import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { insertRows } from '../../test/rows.ts'
import { makeClient, makeUser, type Person } from '../../test/factories.ts'

let test: TestApp
let admin: Person
let manager: Person
let creator: Person
let learner: Person
let clientId: string
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.signedIn('Admin', { first_name: 'Anil', last_name: 'Nair' })
  clientId = admin.clientId
  manager = await test.signedIn('Manager', { clientId, first_name: 'Mohan' })
  creator = await test.signedIn('Creator', { clientId, first_name: 'Chitra', manager_id: manager.userId })
  learner = await test.signedIn('Learner', { clientId, first_name: 'Leela', manager_id: creator.userId })
})
afterAll(() => test.close())

describe('lists', () => {
  it('come in pages that hold everyone once, in each order', async () => {
    const other = (await makeClient(test.deps)).id
    const boss = await test.signedIn('Admin', { clientId: other, first_name: 'Zoya' })
    for (let count = 0; count < 7; count++) await makeUser(test.deps, { clientId: other, first_name: `P${count % 3}` })
    for (const sort of ['name', 'newest', 'oldest'] as const) {
      const seen: string[] = []
      let cursor: string | undefined
      do {
        const { status, body } = await test.call('users.listBasic', {
          as: boss,
          query: { limit: 3, sort, ...(cursor && { cursor }) },
        })
        expect(status).toBe(200)
        seen.push(...body.users.map(({ id }) => id))
        cursor = body.next ?? undefined
      } while (cursor)
      expect(seen).toHaveLength(8)
      expect(new Set(seen).size).toBe(8)
    }
  })

  it('search in name and e-mail, and take wildcards as text', async () => {
    const find = async (search: string) =>
      (await test.call('users.listSearch', { as: manager, body: { search } })).body.users.map(
        ({ first_name }) => first_name,
      )
    expect(await find('chit')).toEqual(['Chitra'])
    expect(await find(learner.email)).toEqual(['Leela'])
    expect(await find('%')).toEqual([])
    const { body } = await test.call('users.listQuery', { as: manager, body: { license_type: 'Creator' } })
    expect(body.users.map(({ first_name }) => first_name)).toEqual(['Chitra'])
  })

  it('are of the own branch for Managers, at any depth and in each list, and of the client for Admins', async () => {
    const beside = await test.signedIn('Manager', { clientId, first_name: 'Bela' })
    const off = await makeUser(test.deps, { clientId, first_name: 'Omar', manager_id: learner.userId, active: false })
    const names = async (as: Person, call: 'users.listBasic' | 'users.listDeactivated') =>
      (await test.call(call, { as })).body.users.map(({ first_name }) => first_name)
    expect(await names(manager, 'users.listBasic')).toEqual(['Chitra', 'Leela'])
    expect(await names(manager, 'users.listDeactivated')).toEqual(['Omar'])
    expect(await names(beside, 'users.listBasic')).toEqual([])
    expect(await names(beside, 'users.listDeactivated')).toEqual([])
    expect(await names(admin, 'users.listBasic')).toEqual(['Anil', 'Bela', 'Chitra', 'Leela', 'Mohan'])
    for (const [as, status] of [
      [manager, 200],
      [beside, 404],
      [admin, 200],
    ] as const)
      expect((await test.call('users.show', { as, params: { id: off.userId } })).status).toBe(status)
    for (const call of ['users.ancestors', 'users.children', 'users.descendants', 'users.showLicense'] as const)
      expect((await test.call(call, { as: beside, params: { id: learner.userId } })).status, call).toBe(404)
    const write = (as: Person, to: Person) =>
      test.call('notifications.create', {
        as,
        params: { id: to.userId },
        body: { title: 'Hello', text: '', link: '' },
      })
    expect((await write(manager, learner)).status).toBe(200)
    expect((await write(beside, learner)).status).toBe(404)
    expect((await write(manager, admin)).status).toBe(404)
    await test.deps.db.deleteFrom('users').where('id', 'in', [off.userId]).execute()
    await test.deps.db.deleteFrom('users').where('id', 'in', [beside.userId]).execute()
  })

  it('are not for creators, and refuse cursors of other lists', async () => {
    expect((await test.call('users.listBasic', { as: creator })).status).toBe(403)
    const { body } = await test.call('users.listBasic', { as: manager, query: { limit: 1 } })
    expect(
      (await test.call('users.listBasic', { as: manager, query: { sort: 'newest', cursor: body.next ?? '' } })).error
        .code,
    ).toBe('bad_cursor')
  })
})

describe('who sees whom', () => {
  it('oneself, Managers their branch and Admins their client; anyone else is not there', async () => {
    const outsider = await test.signedIn('Admin')
    const statusOf = async (as: Person, of: Person) =>
      (await test.call('users.show', { as, params: { id: of.userId } })).status
    expect(await statusOf(learner, learner)).toBe(200)
    expect(await statusOf(learner, creator)).toBe(404)
    expect(await statusOf(manager, learner)).toBe(200)
    expect(await statusOf(manager, admin)).toBe(404)
    expect(await statusOf(admin, learner)).toBe(200)
    expect(await statusOf(outsider, learner)).toBe(404)
    expect(await statusOf(await test.signedIn('Superadmin'), learner)).toBe(200)
    expect((await test.call('users.show', { as: admin, params: { id: 'no-id' } })).status).toBe(404)
    expect(
      (await test.call('users.showLicense', { as: learner, params: { id: learner.userId } })).body.license,
    ).toMatchObject({ license_type: 'Learner', usedSpace: 0 })
    expect((await test.call('users.showLicense', { as: learner, params: { id: creator.userId } })).status).toBe(404)
  })
})

describe('the tree', () => {
  it('answers ancestors, children and descendants, and refuses a cycle', async () => {
    const made = await Promise.all(['A', 'B', 'C'].map((first_name) => makeUser(test.deps, { clientId, first_name })))
    const [a, b, c] = made.map(({ userId }) => userId) as [string, string, string]
    const setManager = (id: string, of: string | null) =>
      test.call('users.updateManager', { as: admin, params: { id }, body: { manager: of } })
    expect((await setManager(b, a)).body.user.manager).toBe(a)
    await setManager(c, b)
    const ids = async (call: 'users.ancestors' | 'users.children' | 'users.descendants', id: string) =>
      (await test.call(call, { as: admin, params: { id } })).body.users.map((user) => user.id)
    expect(await ids('users.ancestors', c)).toEqual([b, a])
    expect(await ids('users.children', a)).toEqual([b])
    expect(await ids('users.descendants', a)).toEqual([b, c])
    expect((await setManager(a, c)).error.fields).toEqual({
      manager: 'The chosen manager already reports to this person, directly or through others.',
    })
    expect((await setManager(a, a)).status).toBe(422)
    expect(
      (await test.call('users.updateManager', { as: learner, params: { id: learner.userId }, body: { manager: a } }))
        .status,
    ).toBe(403)
  })

  it('comes in pages, each person once and in order, however many there are', async () => {
    const head = await test.signedIn('Manager', { clientId, first_name: 'Head' })
    const leads = await Promise.all(
      ['L2', 'L1', 'L1'].map((first_name) => makeUser(test.deps, { clientId, first_name, manager_id: head.userId })),
    )
    const last = await makeUser(test.deps, { clientId, first_name: 'A', manager_id: leads[0]?.userId ?? '' })
    const rows = await insertRows(
      test.deps,
      'users',
      Array.from({ length: 5_100 }, (_, n) => ({
        client_id: clientId,
        first_name: `M${n % 40}`,
        license_type: 'Learner' as const,
        manager_id: last.userId,
      })),
    )
    const pages = async (
      call: 'users.ancestors' | 'users.children' | 'users.descendants',
      id: string,
      limit: number,
    ) => {
      const seen: { id: string; first_name: string; manager: string | null }[] = []
      let cursor: string | undefined
      do {
        const { status, body } = await test.call(call, {
          as: head,
          params: { id },
          query: { limit, ...(cursor && { cursor }) },
        })
        expect([status, body.users.length <= limit]).toEqual([200, true])
        seen.push(...body.users)
        cursor = body.next ?? undefined
      } while (cursor)
      return seen
    }
    expect((await pages('users.children', head.userId, 1)).map(({ first_name }) => first_name)).toEqual([
      'L1',
      'L1',
      'L2',
    ])
    const above = await pages('users.ancestors', rows[0]?.id ?? '', 2)
    expect(above.map(({ first_name }) => first_name)).toEqual(['A', 'L2', 'Head'])
    const all = await pages('users.descendants', head.userId, 100)
    expect(new Set(all.map(({ id }) => id)).size).toBe(5_104)
    expect(all).toHaveLength(5_104)
    // Each after their manager.
    const placed = new Set([head.userId])
    for (const { id, manager: above } of all) {
      expect(placed.has(above ?? '')).toBe(true)
      placed.add(id)
    }
    const first = await test.call('users.descendants', { as: head, params: { id: head.userId } })
    expect(first.body.users).toHaveLength(20)
    const wrong = await test.call('users.children', {
      as: head,
      params: { id: head.userId },
      query: { cursor: first.body.next ?? '' },
    })
    expect(wrong.error.code).toBe('bad_cursor')
  })

  it('tells a Creator who is somebody’s manager nothing of those below', async () => {
    const of = { as: creator, params: { id: creator.userId } }
    expect((await test.call('users.children', of)).body.users).toEqual([])
    expect((await test.call('users.descendants', of)).body.users).toEqual([])
    expect((await test.call('users.ancestors', of)).body.users.map(({ id }) => id)).toEqual([manager.userId])
    expect((await test.call('users.show', { as: creator, params: { id: learner.userId } })).status).toBe(404)
  })

  it('two at once make no cycle', async () => {
    for (let round = 0; round < 5; round++) {
      const [a, b] = await Promise.all([makeUser(test.deps, { clientId }), makeUser(test.deps, { clientId })])
      const answers = await Promise.all([
        test.call('users.updateManager', { as: admin, params: { id: a.userId }, body: { manager: b.userId } }),
        test.call('users.updateManager', { as: admin, params: { id: b.userId }, body: { manager: a.userId } }),
      ])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    }
  })
})
