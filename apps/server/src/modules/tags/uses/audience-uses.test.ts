import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import type { Person } from '../../../test/factories.ts'
import { insertRow } from '../../../test/rows.ts'
import { writtenOf } from '../../social/test/written.ts'

let test: TestApp
let admin: Person
let night: Person
let shift: Person
let other: Person
let [from, into] = ['', '']

beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  admin = await test.signedIn('Admin')
  const { clientId } = admin
  ;[night, shift, other] = [
    await test.signedIn('Learner', { clientId }),
    await test.signedIn('Learner', { clientId }),
    await test.signedIn('Learner', { clientId }),
  ]
  ;[from, into] = [await made('Nights'), await made('Night shift')]
  await grown(admin)
  await wear(night, from)
  await wear(shift, into)
})

const { post, feed, grown } = writtenOf(() => test)
const made = async (name: string) =>
  (await test.call('tags.bulkCreate', { as: admin, body: { tags: [{ name, kind: 'user' }] } })).body.tags[0]?.id ?? ''
const wear = ({ clientId, userId }: Person, tag_id: string) =>
  insertRow(test.deps, 'user_tags', { client_id: clientId, tag_id, user_id: userId })
const merge = (dry_run = false) => test.call('tags.merge', { as: admin, params: { id: from }, body: { into, dry_run } })
const usesOf = async (id: string) =>
  (await test.call('tags.uses', { as: admin, params: { id } })).body.uses.filter(({ count }) => count > 0)
const postFor = (text: string, ...ids: string[]) => post(admin, { text, audience: { type: 'tags', ids } })
const bannerFor = async (title: string, ...tags: string[]) => {
  const audience = { branch: null, tags, license_types: [], course: null }
  const body = { title, placement: 'feed', published: true, audience } as const
  const reply = await test.call('banners.create', { as: admin, body })
  expect(reply.status).toBe(200)
  return reply.body.banner
}
const banners = async (as: Person) =>
  (await test.call('shown_banners.publishedList', { as, query: { placement: 'feed' } })).body.banners.map(
    ({ title }) => title,
  )
const unused = async () =>
  (await test.call('tags.list', { as: admin, query: { unused: 'true' } })).body.tags.map(({ name }) => name)

describe('a tag of people in audiences', () => {
  it('that is merged brings its posts to those of the other, once, shown again later too', async () => {
    await postFor('One', from)
    await postFor('Both', from, into)
    const hidden = await postFor('Hidden', from)
    const foreign = await postFor('Other', into)
    const reason = { as: admin, params: { id: hidden.id }, body: { reason: 'Be civil' } }
    expect((await test.call('posts.hide', reason)).status).toBe(200)
    expect(await usesOf(from)).toEqual([
      { of: 'user', count: 1 },
      { of: 'post', count: 3 },
    ])
    expect((await merge(true)).body.uses).toContainEqual({ of: 'post', count: 3 })
    expect((await merge()).status).toBe(200)
    for (const as of [night, shift]) expect((await feed(as)).toSorted()).toEqual(['Both', 'One', 'Other'])
    expect(await feed(other)).toEqual([])
    expect((await test.call('posts.restore', { as: admin, params: { id: hidden.id } })).status).toBe(200)
    for (const as of [night, shift]) expect((await feed(as)).toSorted()).toEqual(['Both', 'Hidden', 'One', 'Other'])
    const { rows } = await test.deps.pool.query<{ audience_ids: string[] }>(
      'select audience_ids from posts where client_id = $1',
      [admin.clientId],
    )
    expect(rows.map(({ audience_ids }) => audience_ids)).toEqual(rows.map(() => [into]))
    const shown = await test.call('posts.show', { as: shift, params: { id: foreign.id } })
    expect(shown.body.post.audience.names).toEqual([{ id: into, name: 'Night shift' }])
  })

  it('that is merged brings its banners, drafts and binned ones too', async () => {
    await bannerFor('One', from)
    await bannerFor('Both', from, into)
    const binned = await bannerFor('Binned', from)
    await test.call('banners.delete', { as: admin, params: { id: binned.id } })
    expect(await usesOf(from)).toEqual([
      { of: 'user', count: 1 },
      { of: 'banner', count: 3 },
    ])
    await merge()
    for (const as of [night, shift]) expect((await banners(as)).toSorted()).toEqual(['Both', 'One'])
    expect(await banners(other)).toEqual([])
    await test.call('banners.restore', { as: admin, params: { id: binned.id } })
    const { audience } = (await test.call('banners.show', { as: admin, params: { id: binned.id } })).body.banner
    expect(audience.tags.map(({ name }) => name)).toEqual(['Night shift'])
  })

  it('that only a post or a banner names is not unused', async () => {
    const [posted, shown, nothing] = [await made('Posted'), await made('Shown'), await made('Nothing')]
    await postFor('A post', posted)
    await bannerFor('A banner', shown)
    expect(await unused()).toEqual(['Nothing'])
    const { body } = await test.call('tags.bulkDelete', { as: admin, body: { ids: [posted, shown, nothing] } })
    expect(body).toEqual({ deleted: [nothing], kept: [posted, shown] })
  })

  it('that is deleted opens nothing to everyone', async () => {
    await postFor('A post', from)
    await bannerFor('A banner', from)
    await test.call('tags.delete', { as: admin, params: { id: from } })
    for (const as of [night, shift, other]) expect([await feed(as), await banners(as)]).toEqual([[], []])
  })

  it('that is merged while posts are written for it loses none', async () => {
    const writing = Array.from({ length: 6 }, (_, at) =>
      test.call('posts.create', { as: admin, body: { text: `Post ${at}`, audience: { type: 'tags', ids: [from] } } }),
    )
    const [merged, ...replies] = await Promise.all([merge(), ...writing])
    expect(merged.status).toBe(200)
    for (const { status } of replies) expect([200, 422]).toContain(status)
    const written = replies.filter(({ status }) => status === 200).length
    expect(await feed(shift)).toHaveLength(written)
  })

  it('of another client is left alone', async () => {
    const outsider = await test.signedIn('Admin')
    const theirs = await insertRow(test.deps, 'posts', {
      client_id: outsider.clientId,
      owner_id: outsider.userId,
      audience: 'tags',
      audience_ids: [from],
    })
    await postFor('One', from)
    expect(await usesOf(from)).toContainEqual({ of: 'post', count: 1 })
    await merge()
    const { rows } = await test.deps.pool.query('select audience_ids from posts where id = $1', [theirs.id])
    expect(rows).toEqual([{ audience_ids: [from] }])
  })
})
