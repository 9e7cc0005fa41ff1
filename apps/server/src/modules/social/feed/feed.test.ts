import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { insertRow } from '../../../test/rows.ts'
import { writtenOf } from '../test/written.ts'

let test: TestApp
const { post, feed, grown } = writtenOf(() => test)
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

describe('the feed', () => {
  it('has pinned posts first, then the newest, by cursor, each once', async () => {
    const client = await test.signedIn('Admin')
    await grown(client)
    const { id } = await insertRow(test.deps, 'tags', {
      client_id: client.clientId,
      kind: 'user',
      name: 'a',
      slug: 'a',
    })
    const second = await insertRow(test.deps, 'tags', {
      client_id: client.clientId,
      kind: 'user',
      name: 'b',
      slug: 'b',
    })
    for (const tag_id of [id, second.id])
      await insertRow(test.deps, 'user_tags', { client_id: client.clientId, tag_id, user_id: client.userId })
    const ids: string[] = []
    for (let n = 1; n <= 7; n++)
      ids.push((await post(client, { text: `${n}`, audience: { type: 'tags', ids: [id, second.id] } })).id)
    const pin = (at: number, pinned = true) =>
      test.call('posts.pin', { as: client, params: { id: ids[at] ?? '' }, body: { pinned } })
    expect((await pin(2)).body).toEqual({ pinned: true })
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const { body } = await test.call('social.feed', { as: client, query: { limit: 3, ...(cursor && { cursor }) } })
      seen.push(...body.posts.map(({ text }) => text))
      cursor = body.next ?? undefined
    } while (cursor)
    expect(seen).toEqual(['3', '7', '6', '5', '4', '2', '1'])
    for (const at of [0, 1, 3, 4]) await pin(at)
    expect((await pin(5)).status).toBe(409)
    await Promise.all([pin(0, false), pin(1, false)])
    const both = await Promise.all([pin(5), pin(6), pin(0)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 200, 409])
    expect((await test.call('social.feed', { as: client, query: { cursor: 'abc' } })).status).toBe(400)
  })

  it('tells how many posts of others are newer than a mark, and the stream hears of it', async () => {
    const client = await test.signedIn('Admin')
    const reader = await test.signedIn('Learner', { clientId: client.clientId })
    await grown(client, reader)
    const newer = async (mark?: string) =>
      (await test.call('social.newer', { as: reader, query: mark === undefined ? {} : { mark } })).body.count
    expect(await newer()).toBe(0)
    const empty = await test.call('social.feed', { as: reader })
    expect(empty.body).toEqual({ posts: [], next: null, total: 0, mark: expect.any(String) })
    expect(await newer(empty.body.mark)).toBe(0)
    const pushed: string[] = []
    const stop = await test.deps.listener.subscribe('feed_posts', { onMessage: (client) => void pushed.push(client) })
    await post(client, { text: 'one' })
    const { mark } = (await test.call('social.feed', { as: reader })).body
    expect([await newer(mark), await newer(empty.body.mark)]).toEqual([0, 1])
    await post(client, { text: 'two' })
    await post(client, { text: 'three' })
    await post(reader, { text: 'own' })
    expect(await newer(mark)).toBe(2)
    await expect.poll(() => pushed.filter((one) => one === client.clientId).length).toBe(4)
    stop()
  })

  it('tells of newer ones where all that is there is pinned', async () => {
    const client = await test.signedIn('Admin')
    const reader = await test.signedIn('Learner', { clientId: client.clientId })
    await grown(client, reader)
    const { id } = await post(client, { text: 'pinned' })
    const pin = (pinned: boolean) => test.call('posts.pin', { as: client, params: { id }, body: { pinned } })
    await pin(true)
    const { mark } = (await test.call('social.feed', { as: reader })).body
    const newer = async () => (await test.call('social.newer', { as: reader, query: { mark } })).body.count
    await pin(false)
    expect(await newer()).toBe(0)
    await post(client, { text: 'first' })
    expect(await newer()).toBe(1)
  })

  it('gives the place of a pinned post that is hidden, or meant for others, back', async () => {
    const client = await test.signedIn('Admin')
    const lead = await test.signedIn('Manager', { clientId: client.clientId })
    await grown(client, lead)
    const pin = async (id: string, pinned = true) =>
      (await test.call('posts.pin', { as: client, params: { id }, body: { pinned } })).status
    const [first, ...others] = await Promise.all([1, 2, 3, 4, 5, 6, 7].map((n) => post(client, { text: `${n}` })))
    const [ofBranch] = [await post(lead, { text: 'ours', audience: { type: 'branch', ids: [lead.userId] } })]
    const hide = await test.call('posts.hide', { as: client, params: { id: first?.id ?? '' }, body: { reason: 'x' } })
    expect([hide.status, await pin(first?.id ?? '')]).toEqual([200, 404])
    expect(await Promise.all(others.slice(0, 4).map(({ id }) => pin(id)))).toEqual([200, 200, 200, 200])
    expect([await pin(ofBranch.id), await pin(others[4]?.id ?? '')]).toEqual([200, 409])
    expect([await pin(ofBranch.id, false), await pin(others[4]?.id ?? '')]).toEqual([200, 200])
    const params = { id: others[0]?.id ?? '' }
    await test.call('posts.hide', { as: client, params, body: { reason: 'x' } })
    expect(await pin(others[5]?.id ?? '')).toBe(200)
    const restored = await test.call('posts.restore', { as: client, params, body: {} })
    expect(restored.status).toBe(200)
    expect((await test.call('posts.show', { as: client, params })).body.post.pinned).toBe(false)
  })

  it('keeps saved posts, last kept first', async () => {
    const client = await test.signedIn('Admin')
    await grown(client)
    const [one, two] = [await post(client, { text: 'one' }), await post(client, { text: 'two' })]
    const save = (id: string, saved: boolean) =>
      test.call('posts.save', { as: client, params: { id }, body: { saved } })
    for (const { id } of [two, one, one]) await save(id, true)
    expect(await feed(client, { filter: 'saved' })).toEqual(['one', 'two'])
    await save(one.id, false)
    expect(await feed(client, { filter: 'saved' })).toEqual(['two'])
  })
})
