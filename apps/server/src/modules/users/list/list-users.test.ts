import type { PersonCondition } from '@deckle/core/people/person-condition.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { filledDetails, personNameText } from '../../../db/person-text.ts'
import { makeUser, type Person } from '../../../test/factories.ts'
import { insertRow, insertRows } from '../../../test/rows.ts'

let test: TestApp
let admin: Person
let manager: Person
const ids: Record<string, string> = {}
const tags: Record<string, string> = {}
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.signedIn('Admin', { first_name: 'Anil', last_name: 'Nair' })
  const { clientId } = admin
  manager = await test.signedIn('Manager', { clientId, first_name: 'Mohan' })
  const people = [
    ['Asha', manager.userId, { City: 'Pune', Age: '31', Since: '2024-05-01' }, '2026-06-01'],
    ['Bela', 'Asha', { City: 'Jaipur', Age: '8.5' }, '2026-06-20'],
    ['Chand', null, { City: 'Nagpur', Age: 'unknown', Since: '2025-01-31', Note: '' }, null],
  ] as const
  for (const [first_name, above, details, seen] of people) {
    const { id } = await insertRow(test.deps, 'users', {
      client_id: clientId,
      first_name,
      license_type: 'Learner',
      manager_id: above === null ? null : (ids[above] ?? above),
      details: JSON.stringify(details),
      last_seen_at: seen,
      created_at: '2026-01-02',
    })
    ids[first_name] = id
  }
  const made = await insertRows(test.deps, 'tags', [
    { client_id: clientId, kind: 'user', name: 'Night shift', slug: 'night', color: '#0097a7' },
    { client_id: clientId, kind: 'user', name: 'First aid', slug: 'aid', color: '#7b1fa2' },
  ])
  for (const { id, slug } of made) tags[slug] = id
  await insertRows(test.deps, 'user_tags', [
    { client_id: clientId, tag_id: tags['night'] ?? '', user_id: ids['Asha'] ?? '' },
    { client_id: clientId, tag_id: tags['aid'] ?? '', user_id: ids['Asha'] ?? '' },
    { client_id: clientId, tag_id: tags['aid'] ?? '', user_id: ids['Bela'] ?? '' },
  ])
  await test.signedIn('Admin', { first_name: 'Asha of another client' })
})
afterAll(() => test.close())

const names = async (condition: PersonCondition, as = admin) => {
  const body = { filter: [{ field: 'license_type', op: 'is', value: 'Learner' } as const, condition] }
  const list = await test.call('users.listQuery', { as, body })
  expect(list.status).toBe(200)
  const counted = await test.call('users.count', { as, body })
  expect(counted.body.total).toBe(list.body.users.length)
  return list.body.users.map(({ first_name }) => first_name)
}

describe('conditions', () => {
  const value = (key: string): string => ids[key] ?? tags[key] ?? (key === 'manager' ? manager.userId : key)
  it.each([
    ['license_type', 'not_in', ['Creator'], ['Asha', 'Bela', 'Chand']],
    ['license_type', 'is_not', 'Learner', []],
    ['manager', 'is', 'manager', ['Asha']],
    ['manager', 'below', 'manager', ['Asha', 'Bela']],
    ['manager', 'exists', false, ['Chand']],
    ['tags', 'is', 'aid', ['Asha', 'Bela']],
    ['tags', 'is_not', 'night', ['Bela', 'Chand']],
    ['tags', 'in', ['night', 'aid'], ['Asha', 'Bela']],
    ['tags', 'not_in', ['night', 'aid'], ['Chand']],
    ['tags', 'exists', false, ['Chand']],
    ['last_seen', 'before', '2026-06-10', ['Asha']],
    ['last_seen', 'after', '2026-06-10T00:00:00.000Z', ['Bela']],
    ['last_seen', 'exists', false, ['Chand']],
    ['created', 'before', '2026-01-01', []],
    ['created', 'after', '2026-01-01', ['Asha', 'Bela', 'Chand']],
    ['details.City', 'is', 'Pune', ['Asha']],
    ['details.City', 'is_not', 'Pune', ['Bela', 'Chand']],
    ['details.City', 'in', ['Pune', 'Nagpur'], ['Asha', 'Chand']],
    ['details.City', 'contains', 'PUR', ['Bela', 'Chand']],
    ['details.Since', 'exists', false, ['Bela']],
    ['details.Since', 'exists', true, ['Asha', 'Chand']],
    ['details.Note', 'exists', true, []],
    ['details.Since', 'before', '2025-01-01', ['Asha']],
    ['details.Since', 'after', '2025-01-31', ['Chand']],
    ['details.Age', 'at_least', '8.5', ['Asha', 'Bela']],
    ['details.Age', 'at_most', '9', ['Bela']],
  ] as const)('%s %s %j', async (field, op, wanted, expected) => {
    const real = Array.isArray(wanted) ? wanted.map(value) : typeof wanted === 'string' ? value(wanted) : wanted
    expect(await names({ field, op, value: real })).toEqual(expected)
  })

  it('one that does not fit is refused by its place', async () => {
    const { status, error } = await test.call('users.listQuery', {
      as: admin,
      body: { filter: [{ field: 'password_hash', op: 'is', value: 'x' }] },
    })
    expect([status, Object.keys(error.fields ?? {})]).toEqual([400, ['filter.0']])
  })

  it('a manager of another client has nobody below here', async () => {
    const other = await test.signedIn('Manager')
    await makeUser(test.deps, { clientId: other.clientId, manager_id: other.userId })
    expect(await names({ field: 'manager', op: 'below', value: other.userId })).toEqual([])
  })

  it('a Manager finds only the own branch', async () => {
    expect(await names({ field: 'details.City', op: 'exists', value: true }, manager)).toEqual(['Asha', 'Bela'])
  })
})

it('a detail that thousands have is found in the order of the list, page by page', async () => {
  const rows = Array.from({ length: 2100 }, (_, n) => ({
    client_id: admin.clientId,
    first_name: `N${String(n).padStart(4, '0')}`,
    license_type: 'Learner' as const,
    details: JSON.stringify({ Plant: 'North' }),
  }))
  await insertRows(test.deps, 'users', rows)
  const filter = [{ field: 'details.Plant', op: 'is', value: 'North' } as const]
  const first = await test.call('users.listQuery', { as: admin, body: { filter, limit: 100 } })
  expect(first.body.users.map(({ first_name }) => first_name)).toEqual(
    rows.slice(0, 100).map(({ first_name }) => first_name),
  )
  const cursor = first.body.next ?? ''
  const next = await test.call('users.listQuery', { as: admin, body: { filter, limit: 1, cursor } })
  expect(next.body.users[0]?.first_name).toBe('N0100')
  expect((await test.call('users.count', { as: admin, body: { filter } })).body.total).toBe(2100)
  await test.deps.db.deleteFrom('users').where('first_name', 'like', 'N____').execute()
})

it('who has something in a field is found by an index', async () => {
  const plan = await test.deps.db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx)
    return sql`explain select id from users where ${filledDetails} ? 'Since'`.execute(trx)
  })
  expect(JSON.stringify(plan.rows)).toContain('users_by_filled_details')
})

describe('second factors', () => {
  it('find who has one, and who has none, for Admins alone; a row says which', async () => {
    const own = await test.signedIn('Admin', { first_name: 'Zoya' })
    const boss = await test.signedIn('Manager', { clientId: own.clientId, first_name: 'Mohan' })
    const below = { client_id: own.clientId, license_type: 'Learner' as const, manager_id: boss.userId }
    await insertRows(test.deps, 'users', [
      { ...below, first_name: 'Asha', second_factor_at: '2026-06-01' },
      { ...below, first_name: 'Bela' },
    ])
    const condition = (value: boolean) => ({ filter: [{ field: 'second_factor', op: 'exists' as const, value }] })
    const found = async (value: boolean) =>
      (await test.call('users.listQuery', { as: own, body: condition(value) })).body.users.map((user) => [
        user.first_name,
        user.hasSecondFactor,
      ])
    expect(await found(true)).toEqual([['Asha', true]])
    expect(await found(false)).toEqual([
      ['Bela', false],
      ['Mohan', false],
      ['Zoya', false],
    ])
    expect((await test.call('users.count', { as: own, body: condition(false) })).body.total).toBe(3)
    const seen = (await test.call('users.listQuery', { as: boss, body: {} })).body.users
    expect(seen.map(({ first_name, hasSecondFactor }) => [first_name, hasSecondFactor])).toEqual([
      ['Asha', null],
      ['Bela', null],
    ])
    for (const refused of [
      await test.call('users.listQuery', { as: boss, body: condition(true) }),
      await test.call('users.count', { as: boss, body: condition(true) }),
      await test.call('users.export', { as: boss, body: { people: condition(true) } }),
    ])
      expect([refused.status, Object.keys(refused.error.fields ?? {})]).toEqual([422, ['filter']])
  })

  it.each(['not null', 'null'])('that are %s have an index in the order of names', async (state) => {
    const plan = await test.deps.db.transaction().execute(async (trx) => {
      await sql`set local enable_seqscan = off`.execute(trx)
      await sql`set local enable_sort = off`.execute(trx)
      return sql`explain select id from users where client_id = ${admin.clientId} and active
        and second_factor_at is ${sql.raw(state)} order by ${sql.raw(personNameText)}, id limit 20`.execute(trx)
    })
    expect(JSON.stringify(plan.rows)).toContain(
      state === 'null' ? 'users_without_second_factor' : 'users_with_second_factor',
    )
  })
})

it('a row bears manager, tags and details', async () => {
  const { body } = await test.call('users.listQuery', { as: admin, body: { search: 'bela' } })
  expect(body.users).toMatchObject([
    {
      first_name: 'Bela',
      managerName: 'Asha',
      tags: [{ name: 'First aid', color: '#7b1fa2' }],
      details: { City: 'Jaipur', Age: '8.5' },
      lastSeenAt: '2026-06-20T00:00:00.000Z',
    },
  ])
})

it.each(['name', 'email', 'newest', 'oldest', 'last_seen', 'longest_unseen', 'license_end'] as const)(
  'pages by %s hold each person once',
  async (sort) => {
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const { body } = await test.call('users.listQuery', {
        as: admin,
        body: { sort, limit: 2, ...(cursor && { cursor }) },
      })
      seen.push(...body.users.map(({ id }) => id))
      cursor = body.next ?? undefined
    } while (cursor)
    expect([seen.length, new Set(seen).size]).toEqual([5, 5])
  },
)

it('by the end of their licence, soonest first, those without an end are last; an index has the order', async () => {
  const [first, ...others] = (await test.call('users.listQuery', { as: admin, body: { sort: 'newest' } })).body.users
  const ends = { [first?.id ?? '']: '2027-02-01', [others[0]?.id ?? '']: '2027-01-01' }
  for (const [id, expires_at] of Object.entries(ends))
    await test.deps.db.updateTable('users').set({ expires_at }).where('id', '=', id).execute()
  const { body } = await test.call('users.listQuery', { as: admin, body: { sort: 'license_end' } })
  expect(body.users.slice(0, 2).map(({ id }) => id)).toEqual([others[0]?.id, first?.id])
  expect(body.users.slice(2).every(({ licenseEnd }) => licenseEnd === null)).toBe(true)
  const plan = await test.deps.db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx)
    await sql`set local enable_sort = off`.execute(trx)
    return sql`explain select id from users where client_id = ${admin.clientId} and active
      order by coalesce(users.expires_at, '9999-12-31 00:00:00+00'::timestamptz), users.id limit 20`.execute(trx)
  })
  expect(JSON.stringify(plan.rows)).toContain('users_in_order_of_licence_end')
  await test.deps.db.updateTable('users').set({ expires_at: null }).where('id', 'in', Object.keys(ends)).execute()
})

it('who is in the bin is in no other list', async () => {
  const { id } = await insertRow(test.deps, 'users', {
    client_id: admin.clientId,
    first_name: 'Gone',
    active: false,
    deleted_at: '2026-11-01',
  })
  const found = async (status: 'active' | 'deactivated' | 'bin') =>
    (await test.call('users.listQuery', { as: admin, body: { status } })).body.users.some((user) => user.id === id)
  expect([await found('active'), await found('deactivated'), await found('bin')]).toEqual([false, false, true])
})

it('the whole list keeps its plan on a connection', async () => {
  for (let at = 0; at < 12; at++) expect((await test.call('users.listQuery', { as: admin, body: {} })).status).toBe(200)
  // The pool hands out the connection that was used last.
  const { rows } = await test.deps.pool.query<{ is_kept: boolean }>(
    "select generic_plans > 0 as is_kept from pg_prepared_statements where name like 'people_name_active%' and generic_plans + custom_plans >= 12",
  )
  expect(rows).toEqual([{ is_kept: true }])
})

describe('a filter by a detail', () => {
  it('finds everybody page by page whether few or many have it, and however late in the order', async () => {
    const { clientId } = await test.signedIn('Admin')
    const as = await test.signedIn('Admin', { clientId, last_name: 'Aaa' })
    const city = (at: number) => (at % 3 === 0 ? 'Pune' : at > 2290 ? 'Late' : 'Agra')
    await insertRows(
      test.deps,
      'users',
      Array.from({ length: 2300 }, (_, at) => ({
        client_id: clientId,
        first_name: `Person ${String(at).padStart(4, '0')}`,
        last_name: '',
        details: JSON.stringify({ City: city(at) }),
      })),
    )
    const page = (value: string, cursor: string | null) =>
      test.call('users.listQuery', {
        as,
        body: {
          filter: [{ field: 'details.City', op: 'is', value }],
          limit: 100,
          ...(cursor !== null && { cursor }),
        },
      })
    const found = async (value: string) => {
      const names: string[] = []
      let cursor: string | null = null
      do {
        const { body } = await page(value, cursor)
        names.push(...body.users.map(({ first_name }) => first_name))
        cursor = body.next
      } while (cursor !== null)
      return names
    }
    const wanted = (value: string) =>
      Array.from({ length: 2300 }, (_, at) => at)
        .filter((at) => city(at) === value)
        .map((at) => `Person ${String(at).padStart(4, '0')}`)
    for (const value of ['Pune', 'Late', 'Agra', 'Nowhere']) expect(await found(value)).toEqual(wanted(value))
  })
})
