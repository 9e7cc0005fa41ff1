import type { BulkAction } from '@deckle/core/people/bulk-action.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { makeUser, type Person } from '../../../test/factories.ts'
import { insertRow, insertRows } from '../../../test/rows.ts'

let test: TestApp
let admin: Person
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.signedIn('Admin')
})
afterAll(() => test.close())

type Values = Record<string, unknown>
const person = async (values: Values = {}, clientId = admin.clientId): Promise<string> =>
  (await insertRow(test.deps, 'users', { client_id: clientId, license_type: 'Learner', ...values } as never)).id

const read = async (id: string) =>
  test.deps.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

async function bulk(people: Values, action: BulkAction, value?: unknown, as = admin) {
  const started = await test.call('users.bulk', { as, body: { people, action, ...(value !== undefined && { value }) } })
  if (started.status !== 200) return { ...started, items: [] }
  await test.jobsDone()
  await test.jobsDone()
  return show(started.body.job.id, as)
}

async function show(id: string, as = admin) {
  const shown = await test.call('jobs.show', { as, params: { id } })
  const items = await test.call('jobs.items', { as, params: { id }, query: { limit: 100 } })
  return { ...shown, items: items.body.items }
}

async function undo(id: string, as = admin) {
  const { status, body } = await test.call('jobs.undo', { as, params: { id } })
  expect(status).toBe(200)
  await test.jobsDone()
  return show(body.job.id, as)
}

const countsOf = ({ body }: { body: { job: { counts: unknown } } }) => body.job.counts

describe('an action on many people', () => {
  it.each([
    ['activate', undefined, { active: false }, { active: true }],
    ['deactivate', undefined, {}, { active: false }],
    ['license', 'Creator', {}, { license_type: 'Creator' }],
    [
      'field',
      { name: 'City', value: 'Pune' },
      { details: '{"City":"Goa","Age":"3"}' },
      { details: { City: 'Pune', Age: '3' } },
    ],
    ['field', { name: 'City', value: '' }, { details: '{"City":"Goa"}' }, { details: {} }],
  ] as const)('%s %j is done, and undone', async (action, value, before, after) => {
    const ids = [await person(before), await person(before)]
    const was = await read(ids[0] ?? '')
    const done = await bulk({ ids }, action, value)
    expect([done.body.job.status, countsOf(done), done.body.job.can.undo]).toEqual(['done', { changed: 2 }, true])
    for (const id of ids) expect(await read(id)).toMatchObject(after)
    expect(countsOf(await bulk({ ids }, action, value))).toEqual({ unchanged: 2 })
    expect(countsOf(await undo(done.body.job.id))).toEqual({ changed: 2 })
    expect(await read(ids[0] ?? '')).toEqual(was)
  })

  it('tags, and untags only whom it tagged', async () => {
    const tag = await insertRow(test.deps, 'tags', {
      client_id: admin.clientId,
      kind: 'user',
      name: 'Night',
      slug: 'night',
    })
    const ids = [await person(), await person()]
    await bulk({ ids: [ids[0]] }, 'tag', tag.id)
    const done = await bulk({ ids }, 'tag', tag.id)
    expect(countsOf(done)).toEqual({ changed: 1, unchanged: 1 })
    await undo(done.body.job.id)
    const filter = [{ field: 'tags', op: 'is', value: tag.id }] as const
    const list = await test.call('users.listQuery', { as: admin, body: { filter } })
    expect(list.body.users.map(({ id }) => id)).toEqual([ids[0]])
    expect(countsOf(await bulk({ filter }, 'untag', tag.id))).toEqual({ changed: 1 })
  })

  it('moves branches, each once, and refuses cycles', async () => {
    const [top, a] = [await person({ first_name: 'Top' }), await person()]
    const b = await person({ manager_id: a })
    const c = await person({ manager_id: b })
    const done = await bulk({ ids: [a, b, top] }, 'manager', top)
    expect(countsOf(done)).toEqual({ changed: 2, refused: 1 })
    expect(done.items.find(({ outcome }) => outcome === 'refused')).toMatchObject({
      person: { id: top },
      reason: 'This person is below in the hierarchy and cannot be the manager.',
    })
    expect([(await read(a)).manager_id, (await read(b)).manager_id, (await read(c)).manager_id]).toEqual([top, top, b])
    const below = await test.call('users.descendants', { as: admin, params: { id: top } })
    expect(below.body.users.map(({ id }) => id).toSorted()).toEqual([a, b, c].toSorted())
    // One was moved on in the meantime, and stays there.
    await test.call('users.updateManager', { as: admin, params: { id: a }, body: { manager: null } })
    const undone = await undo(done.body.job.id)
    expect(countsOf(undone)).toEqual({ changed: 1, refused: 1 })
    expect([(await read(a)).manager_id, (await read(b)).manager_id, (await read(c)).manager_id]).toEqual([null, a, b])
    expect(countsOf(await bulk({ ids: [a] }, 'manager', c))).toEqual({ refused: 1 })
  })

  it('puts people into the bin, whose reports move up, and takes them out with their reports', async () => {
    const top = await person()
    const a = await test.signedIn('Creator', { clientId: admin.clientId, manager_id: top })
    const b = await person({ manager_id: a.userId })
    const c = await person({ manager_id: b })
    const done = await bulk({ ids: [a.userId, b] }, 'delete')
    expect(countsOf(done)).toEqual({ changed: 2 })
    const gone = await read(a.userId)
    expect([gone.active, gone.deleted_at === null, (await read(c)).manager_id]).toEqual([false, false, top])
    expect((await test.call('auth.me', { as: a })).status).toBe(401)
    expect(countsOf(await bulk({ ids: [b] }, 'license', 'Creator'))).toEqual({ refused: 1 })
    expect(countsOf(await undo(done.body.job.id))).toEqual({ changed: 2 })
    expect([(await read(a.userId)).deleted_at, (await read(b)).manager_id, (await read(c)).manager_id]).toEqual([
      null,
      a.userId,
      b,
    ])
    expect(countsOf(await bulk({ ids: [b] }, 'delete'))).toEqual({ changed: 1 })
    expect(countsOf(await bulk({ status: 'bin', search: '' }, 'activate'))).toEqual({ changed: 1 })
    expect(await read(b)).toMatchObject({ active: true, deleted_at: null })
  })

  it('invites whoever has never signed in, by a link that sets a password', async () => {
    const [fresh, seen, off] = [
      await person({ email: 'fresh@meadow.example' }),
      await person({ last_seen_at: new Date() }),
      await person({ active: false }),
    ]
    const done = await bulk({ ids: [fresh, seen, off] }, 'invite')
    expect([countsOf(done), done.body.job.can.undo]).toEqual([{ changed: 1, unchanged: 1, refused: 1 }, false])
    expect((await read(fresh)).invited_at).not.toBeNull()
    const mails = await test.deps.db
      .selectFrom('mail_outbox')
      .selectAll()
      .where('to_address', '=', 'fresh@meadow.example')
      .execute()
    const token = /#token=(\S+)/.exec(mails[0]?.text_body ?? '')?.[1] ?? ''
    const set = { token, password: 'quiet lantern 77', password_confirmation: 'quiet lantern 77' }
    expect([mails.length, (await test.call('auth.confirmReset', { body: set })).status]).toEqual([1, 200])
  })
})

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
    const stranger = await test.signedIn('Learner')
    const done = await bulk({ ids: [above, stranger.userId, test.deps.newId()] }, 'deactivate')
    expect(countsOf(done)).toEqual({ refused: 1 })
    expect(done.items[0]?.reason).toBe('You cannot grant a licence above your own, or change one above it.')
    expect((await read(stranger.userId)).active).toBe(true)
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
      'Your licence has room for 3 people, and 1 are there.',
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

  it('a field of a kind takes only what fits it, and from whom may change it', async () => {
    const field = (name: string, values: Values) =>
      insertRow(test.deps, 'user_fields', { client_id: admin.clientId, name, ...values })
    await field('Since', { kind: 'date', seen_by: 'self', changed_by: 'Admin' })
    await field('Grade', { kind: 'number', seen_by: 'Superadmin', changed_by: 'Superadmin' })
    const ids = [await person()]
    const set = async (name: string, value: string) => (await bulk({ ids }, 'field', { name, value })).status
    expect([
      await set('Since', 'soon'),
      await set('Since', '2026-02-31'),
      await set('Since', '2026-02-28'),
      await set('Grade', '3'),
    ]).toEqual([422, 422, 200, 422])
    const { body } = await test.call('users.facets', { as: admin })
    expect(body.fields).toEqual([{ name: 'Since', kind: 'date', choices: [], canChange: true }])
  })

  it('unknown fields are refused by name', async () => {
    const { status, error } = await test.call('users.bulk', {
      as: admin,
      body: { people: { ids: [admin.userId], all: true }, action: 'activate', force: true },
    })
    expect([status, Object.keys(error.fields ?? {}).toSorted()]).toEqual([400, ['force', 'people.all']])
  })

  it('who loses the rights while the job runs is stopped', async () => {
    const boss = await test.signedIn('Admin', { clientId: admin.clientId })
    const id = await person()
    const started = await test.call('users.bulk', { as: boss, body: { people: { ids: [id] }, action: 'deactivate' } })
    await test.deps.db.updateTable('users').set({ license_type: 'Manager' }).where('id', '=', boss.userId).execute()
    await test.jobsDone()
    const { body } = await test.call('jobs.show', { as: admin, params: { id: started.body.job.id } })
    expect([(await read(id)).active, body.job.counts['changed'] ?? 0]).toEqual([true, 0])
  })
})

describe('a filter', () => {
  it('is everybody who matches, over all pages, but those who are left out; stops and goes on', async () => {
    const boss = await test.signedIn('Admin')
    const team = Array.from({ length: 450 }, () => ({ client_id: boss.clientId, details: '{"Team":"A"}' }))
    const ids = (
      await insertRows(
        test.deps,
        'users',
        team.map((one) => ({ ...one, license_type: 'Learner' })),
      )
    ).map(({ id }) => id)
    const people = { filter: [{ field: 'details.Team', op: 'is', value: 'A' }], except: ids.slice(0, 3) }
    const started = await test.call('users.bulk', { as: boss, body: { people, action: 'license', value: 'Creator' } })
    const { id } = started.body.job
    await test.call('jobs.stop', { as: boss, params: { id } })
    await test.jobsDone()
    const stopped = await show(id, boss)
    expect(stopped.body.job.status).toBe('stopped')
    await test.call('jobs.retry', { as: boss, params: { id } })
    await test.jobsDone()
    const done = await show(id, boss)
    expect([done.body.job.status, done.body.job.total, done.body.job.done, countsOf(done)]).toEqual([
      'done',
      447,
      447,
      { changed: 447 },
    ])
    expect((await read(ids[0] ?? '')).license_type).toBe('Learner')
    // It is about whom it was about, whatever is in the list now.
    expect(countsOf(await undo(id, boss))).toEqual({ changed: 447 })
    const audit = await test.deps.db
      .selectFrom('audit_log')
      .select('id')
      .where('client_id', '=', boss.clientId)
      .where('action', '=', 'user.license')
      .execute()
    expect(audit).toHaveLength(894)
  })
})
