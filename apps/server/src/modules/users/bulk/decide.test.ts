import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { makeUser, type Person } from '../../../test/factories.ts'
import { insertRow } from '../../../test/rows.ts'
import { bulkCalls, countsOf } from '../../../test/bulk-calls.ts'

let test: TestApp
let admin: Person
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.signedIn('Admin')
})
afterAll(() => test.close())

const { person, read, bulk } = bulkCalls(
  () => test,
  () => admin,
)

describe('who stays', () => {
  it.each(['deactivate', 'delete', 'license'] as const)('%s: oneself and the last Admin', async (action) => {
    const owner = await test.signedIn('Admin')
    const second = await person({ license_type: 'Admin' }, owner.clientId)
    const other = await person({}, owner.clientId)
    const value = action === 'license' ? 'Learner' : undefined
    const done = await bulk({ ids: [owner.userId, second, other] }, action, value, owner)
    expect(
      done.items.filter(({ reason }) => reason !== null).map(({ person: of, reason }) => [of?.id, reason]),
    ).toEqual([[owner.userId, 'You cannot do this to yourself.']])
    const superadmin = await test.signedIn('Superadmin', { clientId: owner.clientId })
    await test.deps.db.updateTable('users').set({ license_type: 'Learner' }).where('id', '=', second).execute()
    await test.deps.db
      .updateTable('users')
      .set({ license_type: 'Admin', owns_client: action !== 'license' })
      .where('id', '=', owner.userId)
      .execute()
    const last = await bulk({ ids: [owner.userId] }, action, value, superadmin)
    expect(countsOf(last)).toEqual(action === 'license' ? { changed: 1 } : { refused: 1 })
  })

  it('two Admins cannot remove all Admins by naming each other', async () => {
    const one = await test.signedIn('Admin')
    const two = await test.signedIn('Admin', { clientId: one.clientId })
    const ids = [one.userId, two.userId]
    const jobs = await Promise.all(
      [one, two].map((as) => test.call('users.bulk', { as, body: { people: { ids }, action: 'deactivate' } })),
    )
    await test.jobsDone()
    expect(jobs.map(({ status }) => status)).toEqual([200, 200])
    const active = await test.deps.db
      .selectFrom('users')
      .select('id')
      .where('client_id', '=', one.clientId)
      .where('active', '=', true)
      .execute()
    expect(active).toHaveLength(1)
  })

  it('people above, of other clients, and those whom nobody knows', async () => {
    const above = (await makeUser(test.deps, { clientId: admin.clientId, license_type: 'Superadmin' })).userId
    const outsider = await test.signedIn('Learner')
    const done = await bulk({ ids: [above, outsider.userId, test.deps.newId()] }, 'deactivate')
    expect(countsOf(done)).toEqual({ refused: 1 })
    expect(done.items[0]?.reason).toBe('You cannot grant a licence above your own, or change one above it.')
    expect((await read(outsider.userId)).active).toBe(true)
  })

  it('the owner, by another Admin', async () => {
    const own = await test.signedIn('Admin')
    await test.deps.db.updateTable('users').set({ owns_client: true }).where('id', '=', own.userId).execute()
    const other = await test.signedIn('Admin', { clientId: own.clientId })
    for (const [action, value] of [['deactivate'], ['delete'], ['license', 'Creator']] as const)
      expect((await bulk({ ids: [own.userId] }, action, value, other)).items[0]?.reason, action).toContain('owner')
    expect(await read(own.userId)).toMatchObject({ active: true })
  })

  it('no more people are active than the licence has room for', async () => {
    const boss = await test.signedIn('Admin')
    await test.deps.db.updateTable('users').set({ max_users: 3 }).where('id', '=', boss.userId).execute()
    const ids = [
      await person({ active: false }, boss.clientId),
      await person({ active: false }, boss.clientId),
      await person({ active: false }, boss.clientId),
    ]
    const done = await bulk({ ids }, 'activate', undefined, boss)
    expect(countsOf(done)).toEqual({ changed: 2, refused: 1 })
    expect(done.items.find(({ outcome }) => outcome === 'refused')?.reason).toBe(
      'Your licence has room for 3 people, and 1 is there.',
    )
    const alone = await test.call('users.activate', {
      as: boss,
      params: { id: done.items.find(({ outcome }) => outcome === 'refused')?.person?.id ?? '' },
    })
    expect(alone.status).toBe(402)
  })
})

describe('who may', () => {
  it.each(['Learner', 'Creator', 'Manager'] as const)('a %s may not', async (license) => {
    const manager = await test.signedIn(license, { clientId: admin.clientId })
    const below = await person({ manager_id: manager.userId })
    for (const action of ['activate', 'deactivate', 'delete', 'invite'] as const)
      expect((await bulk({ ids: [below] }, action, undefined, manager)).status).toBe(403)
    expect((await bulk({ ids: [below] }, 'license', 'Learner', manager)).status).toBe(403)
    expect((await read(below)).active).toBe(true)
  })

  it.each([
    ['license', 'Superadmin', 422],
    ['license', 'Boss', 400],
    ['license', undefined, 400],
    ['manager', 'nobody', 400],
    ['manager', '0192f0c1-0000-7000-8000-000000000001', 422],
    ['tag', '0192f0c1-0000-7000-8000-000000000001', 422],
    ['activate', 'x', 400],
    ['field', 'City', 400],
  ] as const)('%s %j is refused at once', async (action, value, status) => {
    const started = await test.call('users.bulk', {
      as: admin,
      body: { people: { ids: [admin.userId] }, action, value },
    })
    expect([started.status, Object.keys(started.error.fields ?? {})]).toEqual([status, ['value']])
  })

  it('a field of a kind takes only what fits it', async () => {
    const field = (name: string, values: Record<string, unknown>) =>
      insertRow(test.deps, 'user_fields', { client_id: admin.clientId, name, ...values })
    await field('Since', { kind: 'date', seen_by: 'self', changed_by: 'Admin' })
    const ids = [await person()]
    const set = async (name: string, value: string) => (await bulk({ ids }, 'field', { name, value })).status
    expect([await set('Since', 'soon'), await set('Since', '2026-02-31'), await set('Since', '2026-02-28')]).toEqual([
      422, 422, 200,
    ])
    const { body } = await test.call('users.facets', { as: admin })
    expect(body.fields).toEqual([{ name: 'Since', kind: 'date', choices: [], canChange: true }])
  })

  it('unknown fields are refused by name', async () => {
    const { status, error } = await test.call('users.bulk', {
      as: admin,
      body: { people: { ids: [admin.userId], every: true }, action: 'activate', force: true },
    })
    expect([status, Object.keys(error.fields ?? {}).toSorted()]).toEqual([400, ['force', 'people.every']])
  })

  it('who loses the rights while the job runs is stopped', async () => {
    const boss = await test.signedIn('Admin', { clientId: admin.clientId })
    const id = await person()
    // With the job itself: it may run before another statement could take them.
    await test.deps.pool.query(`create function demote() returns trigger language plpgsql as $$ begin
      update users set license_type = 'Manager' where id = new.created_by; return new; end $$`)
    await test.deps.pool.query('create trigger demote after insert on jobs for each row execute function demote()')
    const started = await test.call('users.bulk', { as: boss, body: { people: { ids: [id] }, action: 'deactivate' } })
    await test.deps.pool.query('drop trigger demote on jobs')
    await test.jobsDone()
    const { body } = await test.call('jobs.show', { as: admin, params: { id: started.body.job.id } })
    expect([(await read(id)).active, body.job.counts['changed'] ?? 0]).toEqual([true, 0])
  })
})
