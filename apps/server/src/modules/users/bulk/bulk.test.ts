import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import type { Person } from '../../../test/factories.ts'
import { insertRow, insertRows } from '../../../test/rows.ts'
import { bulkCalls, countsOf } from '../../../test/bulk-calls.ts'

let test: TestApp
let admin: Person
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.signedIn('Admin')
})
afterAll(() => test.close())

const { person, read, show, bulk, undo } = bulkCalls(
  () => test,
  () => admin,
)

describe('an action on many people', () => {
  it.each([{}, { filter: [] }, { search: '', status: 'active' }, { except: [] }])(
    'for %j, which names nobody, is refused',
    async (people) => {
      const { status, error } = await test.call('users.bulk', { as: admin, body: { people, action: 'delete' } })
      expect([status, error.fields]).toEqual([
        400,
        { people: 'must say who is meant: ids, a filter, or all: true for everybody' },
      ])
    },
  )

  it('for no id does nothing, and for `all` reaches all who match', async () => {
    const id = await person({ active: false })
    expect(countsOf(await bulk({ ids: [] }, 'delete'))).toEqual({})
    expect(countsOf(await bulk({ all: true, status: 'deactivated' }, 'activate'))).toEqual({ changed: 1 })
    expect((await read(id)).active).toBe(true)
  })

  it('that was started before everybody had to be named so can be undone', async () => {
    const id = await person({ active: false })
    const done = await bulk({ status: 'deactivated' }, 'activate')
    await test.deps.db
      .updateTable('jobs')
      .set({ params: sql`jsonb_set(params, '{body,people}', '{"status": "active", "filter": [], "except": []}')` })
      .where('id', '=', done.body.job.id)
      .execute()
    expect(countsOf(await undo(done.body.job.id))).toEqual({ changed: 1 })
    expect((await read(id)).active).toBe(false)
  })

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
      reason: "A person can't be their own manager.",
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

  it('hands what deleted people own to a manager who stays, else to who deletes', async () => {
    const { clientId } = admin
    const top = await person()
    const a = await person({ manager_id: top })
    const [b, c] = [await person({ manager_id: a, active: false }), await person()]
    const owners = await Promise.all(
      [a, b, c].map((userId) => insertRow(test.deps, 'decks', { client_id: clientId, owner_id: userId })),
    )
    const media = await insertRow(test.deps, 'media', { client_id: clientId, owner_id: a })
    const done = await bulk({ ids: [a, b, c] }, 'delete')
    const ownerOf = (table: 'decks' | 'media', id: string) =>
      test.deps.db.selectFrom(table).select('owner_id').where('id', '=', id).executeTakeFirstOrThrow()
    expect(await Promise.all(owners.map(({ id }) => ownerOf('decks', id)))).toEqual([
      { owner_id: top },
      { owner_id: top },
      { owner_id: admin.userId },
    ])
    expect(await ownerOf('media', media.id)).toEqual({ owner_id: top })
    await undo(done.body.job.id)
    expect([(await read(a)).active, (await read(b)).active]).toEqual([true, false])
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
