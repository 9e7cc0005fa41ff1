import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import type { Person } from '../../../test/factories.ts'
import { writtenOf } from '../test/written.ts'

let test: TestApp
let admin: Person
let manager: Person
let beside: Person
let writer: Person
let readers: readonly Person[]
const { post, comment, feed, grown, notificationsOf } = writtenOf(() => test)

beforeAll(async () => {
  test = await createTestApp()
  admin = await test.signedIn('Admin', { first_name: 'Ada' })
  const { clientId } = admin
  manager = await test.signedIn('Manager', { clientId, first_name: 'Mohan' })
  beside = await test.signedIn('Manager', { clientId, first_name: 'Bela' })
  writer = await test.signedIn('Learner', { clientId, first_name: 'Wali', manager_id: manager.userId })
  readers = await Promise.all(
    ['A', 'B', 'C', 'D'].map((first_name) => test.signedIn('Learner', { clientId, first_name })),
  )
  await grown(admin, manager, beside, writer, ...readers)
})
afterAll(() => test.close())

const reader = (at: number): Person => readers[at] as Person
const report = async (as: Person, id: string, target: 'post' | 'comment' = 'post') =>
  (await test.call('social.report', { as, body: { target, id, reason: 'Rude' } })).status
const casesFor = async (as: Person, state: 'waiting' | 'hidden' | 'restored' = 'waiting') =>
  (await test.call('moderation.list', { as, query: { state } })).body.cases
const statusFor = async (as: Person, id: string) => (await test.call('posts.show', { as, params: { id } })).status
const hide = (as: Person, id: string) => test.call('posts.hide', { as, params: { id }, body: { reason: 'Be civil' } })
const restore = (as: Person, id: string) => test.call('posts.restore', { as, params: { id }, body: {} })

describe('reports', () => {
  it('by three people hide a post at once, one person’s three don’t', async () => {
    const { id } = await post(writer, { text: 'rude' })
    for (let n = 0; n < 3; n++) expect(await report(reader(0), id)).toBe(200)
    expect(await feed(reader(1))).toContain('rude')
    await Promise.all([report(reader(1), id), report(reader(2), id)])
    expect(await feed(reader(1))).not.toContain('rude')
    expect(await statusFor(reader(1), id)).toBe(404)
    expect((await test.call('posts.show', { as: writer, params: { id } })).body.post.hidden).toMatchObject({
      reason: '',
    })
    expect(await report(reader(3), id)).toBe(404)
    const [found] = (await casesFor(manager)).filter((one) => one.id === id)
    expect(found).toMatchObject({ state: 'waiting', hidden: true, reports: 3, text: 'rude', decided: null })
    expect(found?.reasons.map(({ reason }) => reason)).toEqual(['Rude', 'Rude', 'Rude'])

    expect((await restore(manager, id)).status).toBe(200)
    expect(await feed(reader(1))).toContain('rude')
    expect((await casesFor(manager)).filter((one) => one.id === id)).toEqual([])
    for (const one of [reader(0), reader(1)]) await report(one, id)
    expect(await statusFor(reader(1), id)).toBe(200)
    await report(reader(2), id)
    expect(await statusFor(reader(1), id)).toBe(404)
  })

  it('at once by three hide exactly once, and counts follow', async () => {
    const { id } = await post(writer, { text: 'host' })
    const made = await comment(writer, id, 'rude')
    expect(await Promise.all(readers.slice(0, 3).map((one) => report(one, made.id, 'comment')))).toEqual([
      200, 200, 200,
    ])
    const shown = await test.call('posts.show', { as: reader(3), params: { id } })
    expect(shown.body.post.comments).toBe(0)
    const { body } = await test.call('comments.list', { as: reader(3), query: { target: 'post', id } })
    expect(body.comments).toEqual([])
    const params = { id: made.id }
    expect((await test.call('comments.restore', { as: admin, params, body: {} })).status).toBe(200)
    expect((await test.call('posts.show', { as: reader(3), params: { id } })).body.post.comments).toBe(1)
    expect(await report(writer, made.id, 'comment')).toBe(422)
  })
})

describe('a moderator', () => {
  it('looks after the branch below, an Admin after the client', async () => {
    const { id } = await post(writer, { text: 'reported' })
    await report(reader(0), id)
    expect((await casesFor(manager)).map((one) => one.id)).toContain(id)
    expect((await casesFor(admin)).map((one) => one.id)).toContain(id)
    expect((await casesFor(beside)).map((one) => one.id)).not.toContain(id)
    expect((await hide(beside, id)).status).toBe(403)
    expect((await hide(writer, id)).status).toBe(403)
    expect((await hide(await test.signedIn('Admin'), id)).status).toBe(404)
    expect((await test.call('moderation.list', { as: writer })).status).toBe(403)
  })

  it('hides with a reason that the author is told, once, and settles what was reported', async () => {
    const { id } = await post(writer, { text: 'hidden by hand' })
    expect((await test.call('posts.hide', { as: manager, params: { id }, body: {} })).status).toBe(400)
    for (const _ of [1, 2]) expect((await hide(manager, id)).status).toBe(200)
    expect(await statusFor(reader(0), id)).toBe(404)
    expect(await feed(writer)).not.toContain('hidden by hand')
    const notified = (await notificationsOf(writer)).filter(({ link }) => link === `/feed?post=${id}`)
    expect(notified).toEqual([
      { title: 'A moderator has hidden your post', text: 'Reason: Be civil', link: `/feed?post=${id}` },
    ])
    const [found] = (await casesFor(manager, 'hidden')).filter((one) => one.id === id)
    expect(found?.decided).toMatchObject({ by: { name: 'Mohan Rao' }, reason: 'Be civil' })
    const entries = await test.deps.db.selectFrom('audit_log').select('action').where('subject', '=', id).execute()
    expect(entries.map(({ action }) => action)).toEqual(['post.hide', 'post.hide'])
  })

  it('decides about several at once; what is not theirs stops nothing', async () => {
    const own = [await post(writer, { text: 'one' }), await post(writer, { text: 'two' })]
    const other = await post(reader(0), { text: 'not below' })
    const items = [...own, other].map(({ id }) => ({ target: 'post' as const, id }))
    const decide = (decision: 'hide' | 'restore', reason: string) =>
      test.call('moderation.decide', { as: manager, body: { items, decision, reason } })
    expect((await decide('hide', '')).status).toBe(422)
    expect((await decide('hide', 'Spam')).body.items.map(({ done }) => done)).toEqual([true, true, false])
    expect(await feed(reader(0))).toContain('not below')
    expect(await feed(reader(0))).not.toContain('one')
    await decide('restore', '')
    expect(await feed(reader(0))).toContain('one')
  })

  it('mutes who reads on and writes no more, until a moment', async () => {
    const params = { id: writer.userId }
    const until = new Date(test.deps.now().getTime() + 3_600_000).toISOString()
    const mute = (as: Person, body: Record<string, unknown>) => test.call('moderation.mute', { as, params, body })
    expect((await mute(beside, { reason: 'x' })).status).toBe(404)
    expect((await mute(manager, { reason: 'x', until: '2020-01-01T00:00:00.000Z' })).status).toBe(422)
    expect((await mute(manager, { reason: 'Cool down', until })).status).toBe(200)
    const tries = async () => [
      (await test.call('posts.create', { as: writer, body: { text: 'x' } })).status,
      (await test.call('social.feed', { as: writer })).status,
    ]
    expect(await tries()).toEqual([403, 200])
    const { permissions } = (await test.call('social.permissions', { as: writer })).body
    expect(permissions).toMatchObject({
      muted: { until, reason: 'Cool down' },
      can: { images: true, moderate: false },
    })
    const list = async (as: Person) => (await test.call('moderation.mutes', { as })).body.mutes
    expect((await list(manager)).map(({ person, by }) => [person.name, by?.name])).toEqual([['Wali Rao', 'Mohan Rao']])
    expect(await list(beside)).toEqual([])
    test.later(3_700_000)
    expect(await tries()).toEqual([200, 200])
    test.later(-3_700_000)
    expect(await tries()).toEqual([403, 200])
    expect((await test.call('moderation.unmute', { as: manager, params })).status).toBe(200)
    expect(await tries()).toEqual([200, 200])
    expect(
      (await test.call('moderation.mute', { as: admin, params: { id: admin.userId }, body: { reason: 'x' } })).status,
    ).toBe(422)
  })
})

describe('an account younger than a day', () => {
  it('writes three posts and ten comments, with two links each', async () => {
    const fresh = await test.signedIn('Learner', { clientId: admin.clientId })
    const write = async (body: object) => {
      const { status, error } = await test.call('posts.create', { as: fresh, body })
      return [status, error.errors?.[0]]
    }
    const [status, text] = await write({ text: 'https://a.example www.b.example', link: 'https://c.example' })
    expect([status, text]).toEqual([422, expect.stringContaining('2 links')])
    for (let n = 0; n < 3; n++) expect((await write({ text: 'https://a.example' }))[0]).toBe(200)
    expect(await write({ text: 'x' })).toEqual([429, expect.stringContaining('3 posts')])
    const { id } = await post(writer)
    for (let n = 0; n < 10; n++) await comment(fresh, id, `${n}`)
    expect((await test.call('comments.create', { as: fresh, body: { post_id: id, text: 'x' } })).status).toBe(429)
    await grown(fresh)
    expect((await write({ text: 'x' }))[0]).toBe(200)
  })
})
