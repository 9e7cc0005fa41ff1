import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { makeClient, makeUser, type Person } from '../../test/factories.ts'
import { insertRow, insertRows } from '../../test/rows.ts'
import { recordUsage } from './record-usage.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const DAY = 86_400_000

async function house(max_users = 5, plan: 'free' | 'agency' = 'agency') {
  const clientId = (await makeClient(test.deps, { plan })).id
  const admin = await test.signedIn('Admin', { clientId })
  await test.deps.db.updateTable('users').set({ max_users }).where('id', '=', admin.userId).execute()
  return { clientId, admin }
}
async function add(admin: Person, count = 1) {
  const replies = await Promise.all(
    Array.from({ length: count }, () =>
      test.call('users.create', { as: admin, body: { email: `${test.deps.newId()}@meadow.example`, invite: true } }),
    ),
  )
  await test.jobsDone()
  return replies
}
const titles = async (as: Person, language = 'en') => {
  const headers = { 'accept-language': language }
  const { body } = await test.call('notifications.list', { as, params: { id: as.userId }, headers })
  return body.notifications.filter(({ type }) => type === 'licence_limit').map(({ title }) => title)
}
const show = (as: Person, id = as.clientId) => test.call('usage.show', { as, params: { id } })

describe('a limit', () => {
  it('that is nearly reached, and reached, is told once to each Admin and the owner, in words with figures', async () => {
    const { clientId, admin } = await house(7)
    const other = await test.signedIn('Admin', { clientId })
    const owner = await test.signedIn('Learner', { clientId })
    await test.deps.db.updateTable('users').set({ owns_client: true }).where('id', '=', owner.userId).execute()
    const creator = await test.signedIn('Creator', { clientId })
    await add(admin)
    expect(await titles(admin)).toEqual([])
    await add(admin)
    for (const one of [admin, other, owner]) expect(await titles(one)).toEqual(['6 of 7 places for people are in use'])
    expect(await titles(creator)).toEqual([])
    expect(await titles(admin, 'hi')).toEqual(['लोगों की 7 जगहों में से 6 इस्तेमाल में हैं'])
    await add(admin)
    expect(await titles(admin)).toEqual(['All 7 places for people are in use', '6 of 7 places for people are in use'])
    const { body } = await test.call('notifications.list', { as: admin, params: { id: admin.userId } })
    expect(body.notifications[0]?.link).toBe('/people')
  })

  it('that 200 reach at once is told once', async () => {
    const { admin } = await house(20)
    const replies = await add(admin, 200)
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(19)
    expect((await titles(admin)).toSorted()).toEqual([
      '16 of 20 places for people are in use',
      'All 20 places for people are in use',
    ])
  })

  it('is told again when use fell below it and rose again, but not within a day', async () => {
    const { admin } = await house(2)
    const [made] = await add(admin)
    const id = made?.body.user.id as string
    const again = async () => {
      await test.call('users.deactivate', { as: admin, params: { id } })
      await test.call('users.activate', { as: admin, params: { id } })
      await test.jobsDone()
      return (await titles(admin)).length
    }
    expect([(await titles(admin)).length, await again(), await again()]).toEqual([1, 1, 1])
    test.later(DAY + 1000)
    expect(await again()).toBe(2)
    test.later(-DAY - 1000)
  })

  it('costs nothing where use is far from it', async () => {
    const { admin } = await house(100)
    const added = vi.spyOn(test.deps.jobs, 'add')
    await test.call('users.create', {
      as: admin,
      body: { email: `${test.deps.newId()}@meadow.example`, password: 'quiet-lantern-77' },
    })
    expect(added.mock.calls.filter(([task]) => task === 'usage.limit_notice')).toEqual([])
    added.mockRestore()
  })

  it('of decks, published decks and of an own space is told too, as by an import and a bulk action', async () => {
    const { clientId, admin } = await house(5, 'free')
    const creator = await test.signedIn('Creator', { clientId, first_name: 'Asha', last_name: 'Rao', max_space: 400 })
    const made = await test.call('decks.create', { as: creator, body: { readerType: 'story' } })
    const { id, revision } = made.body.deck
    await test.call('decks.publish', { as: creator, params: { id }, body: { revision } })
    await test.jobsDone()
    expect(await titles(admin)).toEqual(['As many decks are published as the plan allows: 1'])
    await test.call('media.upload', {
      as: creator,
      body: {
        file: { filename: 'a.pdf', content: Buffer.from('%PDF-1.7\n'.padEnd(850, '%')), type: 'application/pdf' },
      },
    })
    await test.jobsDone()
    expect(await titles(creator)).toEqual(['Your files use 85 % of your space'])
    expect((await titles(admin))[0]).toBe('The files of Asha Rao use 85 % of their space')
    const off = await Promise.all([1, 2].map(() => makeUser(test.deps, { clientId, active: false })))
    const body = { people: { ids: off.map(({ userId }) => userId) }, action: 'activate' as const }
    await test.call('users.bulk', { as: admin, body })
    await test.jobsDone()
    await test.jobsDone()
    expect((await titles(admin))[0]).toBe('4 of 5 places for people are in use')
  })
})

describe('every day', () => {
  it('what a client uses is kept once, and a limit that was lowered is told of once', async () => {
    const { clientId, admin } = await house(100)
    for (let at = 0; at < 3; at++) await makeUser(test.deps, { clientId })
    await Promise.all([recordUsage(test.deps), recordUsage(test.deps)])
    expect((await show(admin)).body.usage.days).toMatchObject([{ people: 4, decks: 0, published: 0, space: 0 }])
    expect(await titles(admin)).toEqual([])
    const setLimit = (max_users: number) =>
      test.deps.db.updateTable('users').set({ max_users }).where('id', '=', admin.userId).execute()
    await setLimit(5)
    await Promise.all([recordUsage(test.deps), recordUsage(test.deps)])
    expect(await titles(admin)).toEqual(['4 of 5 places for people are in use'])
    await recordUsage(test.deps)
    expect(await titles(admin)).toHaveLength(1)
    await setLimit(50)
    await recordUsage(test.deps)
    await setLimit(5)
    await recordUsage(test.deps)
    expect(await titles(admin)).toHaveLength(2)
  })

  it('a space that is nearly full is told of, and as if for the first time after there is room', async () => {
    const { clientId, admin } = await house()
    const media = await insertRow(test.deps, 'media', {
      client_id: clientId,
      owner_id: admin.userId,
      size: 240_000_000,
    })
    await recordUsage(test.deps)
    await recordUsage(test.deps)
    expect(await titles(admin)).toEqual(['Your files use 96 % of your space'])
    await test.deps.db.updateTable('media').set({ size: 5 }).where('id', '=', media.id).execute()
    await recordUsage(test.deps)
    const { rows } = await test.deps.pool.query('select from limit_notices where client_id = $1', [clientId])
    expect(rows).toEqual([])
  })
})

describe('usage', () => {
  it('is shown with what is foretold of the last weeks', async () => {
    const { clientId, admin } = await house(40)
    for (let at = 0; at < 9; at++) await makeUser(test.deps, { clientId })
    const day = (before: number) => new Date(test.deps.now().getTime() - before * DAY).toISOString().slice(0, 10)
    await insertRows(
      test.deps,
      'client_usage',
      Array.from({ length: 20 }, (_, at) => ({
        client_id: clientId,
        day: day(20 - at),
        people: at,
        decks: 1,
        published: 0,
        space: 10,
      })),
    )
    await insertRow(test.deps, 'client_usage', { client_id: clientId, day: day(200), people: 1 })
    const { status, body } = await show(admin)
    expect(status).toBe(200)
    expect(body.usage.days).toHaveLength(20)
    expect(body.usage.days[0]).toEqual({ day: day(20), people: 0, decks: 1, published: 0, space: 10 })
    expect(body.usage.limits).toEqual([
      { name: 'maxUsers', used: 10, limit: 40, fullOn: day(-30), lifts: null },
      { name: 'campaigns', used: 0, limit: null, fullOn: null, lifts: null },
      { name: 'activeCampaigns', used: 0, limit: null, fullOn: null, lifts: null },
    ])
  })

  it('names the plan with more room', async () => {
    const { admin } = await house(40, 'free')
    expect((await show(admin)).body.usage.limits[2]).toMatchObject({
      name: 'activeCampaigns',
      limit: 1,
      lifts: 'educational',
    })
  })

  it('of space is listed by person, largest first, page by page', async () => {
    const { clientId, admin } = await house()
    const people = await Promise.all([1, 2, 3].map((at) => makeUser(test.deps, { clientId, first_name: `P${at}` })))
    for (const [at, { userId }] of people.entries())
      await insertRow(test.deps, 'media', { client_id: clientId, owner_id: userId, size: (at + 1) * 100 })
    const list = (query = {}) => test.call('usage.space', { as: admin, params: { id: clientId }, query })
    const first = (await list({ limit: 2 })).body
    expect(first.people.map(({ name, used }) => [name, used])).toEqual([
      ['P3 Rao', 300],
      ['P2 Rao', 200],
    ])
    expect(first.people[0]?.limit).toBe(250_000_000)
    const second = (await list({ limit: 2, cursor: first.next })).body
    expect([second.people.map(({ used }) => used), second.next]).toEqual([[100], null])
    expect((await show(admin)).body.usage.space).toBe(600)
  })

  it('is for Admins and the owner of the client, and for Superadmins', async () => {
    const { clientId, admin } = await house()
    const root = await test.signedIn('Superadmin')
    const calls = ['usage.show', 'usage.space'] as const
    for (const call of calls) {
      for (const licence of ['Learner', 'Creator', 'Manager'] as const) {
        const as = await test.signedIn(licence, { clientId })
        expect((await test.call(call, { as, params: { id: clientId } })).status).toBe(403)
      }
      const outsider = await test.signedIn('Admin')
      expect((await test.call(call, { as: outsider, params: { id: clientId } })).status).toBe(404)
      for (const as of [admin, root]) expect((await test.call(call, { as, params: { id: clientId } })).status).toBe(200)
      expect((await test.call(call, { as: root, params: { id: test.deps.newId() } })).status).toBe(404)
    }
  })
})
