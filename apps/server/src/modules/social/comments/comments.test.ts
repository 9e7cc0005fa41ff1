import { mentionOf } from '@deckle/core/social/mention.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import type { Person } from '../../../test/factories.ts'
import { writtenOf } from '../test/written.ts'

let test: TestApp
let asha: Person
let bela: Person
let chitra: Person
let outsider: Person
const { post, comment, grown, notificationsOf } = writtenOf(() => test)

beforeAll(async () => {
  test = await createTestApp()
  asha = await test.signedIn('Learner', { first_name: 'Asha' })
  const { clientId } = asha
  bela = await test.signedIn('Learner', { clientId, first_name: 'Bela' })
  chitra = await test.signedIn('Admin', { clientId, first_name: 'Chitra' })
  outsider = await test.signedIn('Admin', { first_name: 'Otto' })
  await grown(asha, bela, chitra, outsider)
})
afterAll(() => test.close())

const list = async (id: string, query: object = {}, as = asha) =>
  (await test.call('comments.list', { as, query: { target: 'post', id, ...query } })).body
const remove = (as: Person, id: string) => test.call('comments.delete', { as, params: { id } })
const countOf = async (id: string) => (await test.call('posts.show', { as: asha, params: { id } })).body.post.comments

describe('comments', () => {
  it('are listed by cursor from either end, with their first replies', async () => {
    const { id } = await post(asha)
    const made = []
    for (const text of ['a', 'b', 'c']) made.push(await comment(bela, id, text))
    const [first] = made
    for (let n = 1; n <= 5; n++) await comment(chitra, id, `a${n}`, first?.id)
    const page = await list(id, { limit: 2 })
    expect(page.comments.map(({ text, replies }) => [text, replies])).toEqual([
      ['a', 5],
      ['b', 0],
    ])
    expect(page.comments[0]?.first_replies.comments.map(({ text }) => text)).toEqual(['a1', 'a2', 'a3'])
    const more = await test.call('comments.replies', {
      as: asha,
      params: { id: first?.id ?? '' },
      query: { cursor: page.comments[0]?.first_replies.next ?? '' },
    })
    expect([more.body.comments.map(({ text }) => text), more.body.next]).toEqual([['a4', 'a5'], null])
    expect((await list(id, { limit: 2, cursor: page.next })).comments.map(({ text }) => text)).toEqual(['c'])
    expect((await list(id, { order: 'newest' })).comments.map(({ text }) => text)).toEqual(['c', 'b', 'a'])
    expect(await countOf(id)).toBe(8)
  })

  it('have one level of replies: one to a reply stands beside it', async () => {
    const { id } = await post(asha)
    const top = await comment(bela, id, 'top')
    const reply = await comment(chitra, id, 'reply', top.id)
    const beside = await comment(bela, id, 'beside', reply.id)
    expect([reply.parent_id, beside.parent_id]).toEqual([top.id, top.id])
    const other = await post(asha)
    const wrong = { as: bela, body: { post_id: other.id, text: 'x', parent_id: top.id } }
    expect((await test.call('comments.create', wrong)).status).toBe(404)
  })

  it('are changed and deleted by who wrote them; replies of others stay', async () => {
    const { id } = await post(asha)
    const top = await comment(bela, id, 'top')
    const reply = await comment(chitra, id, 'reply', top.id)
    const params = { id: top.id }
    expect((await test.call('comments.update', { as: asha, params, body: { text: 'x' } })).status).toBe(403)
    expect((await remove(asha, top.id)).status).toBe(403)
    expect((await remove(outsider, top.id)).status).toBe(404)
    const changed = await test.call('comments.update', { as: bela, params, body: { text: 'changed' } })
    expect(changed.body.comment).toMatchObject({ text: 'changed', edited_at: expect.any(String) })
    expect((await test.call('comments.update', { as: bela, params, body: { text: 'x'.repeat(2001) } })).status).toBe(
      400,
    )
    expect((await remove(bela, top.id)).status).toBe(200)
    expect((await remove(bela, top.id)).status).toBe(404)
    expect((await list(id)).comments[0]).toMatchObject({ gone: true, text: '', author: null, replies: 1 })
    expect(await countOf(id)).toBe(1)
    const late = { as: asha, body: { post_id: id, text: 'late', parent_id: top.id } }
    expect((await test.call('comments.create', late)).status).toBe(404)
    await remove(chitra, reply.id)
    expect((await list(id)).comments).toEqual([])
    expect(await countOf(id)).toBe(0)
    expect(await test.deps.db.selectFrom('comments').select('id').where('target_id', '=', id).execute()).toEqual([])
  })

  it('count right when many write, reply and delete at once', async () => {
    const { id } = await post(asha)
    const top = await comment(bela, id, 'top')
    const made = await Promise.all(
      Array.from({ length: 8 }, (_, n) => comment(n % 2 ? asha : chitra, id, `${n}`, top.id)),
    )
    expect(await countOf(id)).toBe(9)
    const body = { post_id: id, text: 'late', parent_id: top.id }
    const outcomes = await Promise.all([
      ...made.map((one, n) => remove(n % 2 ? asha : chitra, one.id)),
      remove(bela, top.id),
      test.call('comments.create', { as: asha, body }),
      test.call('comments.create', { as: chitra, body }),
    ])
    expect(outcomes.slice(0, 9).map(({ status }) => status)).toEqual(Array(9).fill(200))
    const added = outcomes.slice(9).filter(({ status }) => status === 200).length
    expect(await countOf(id)).toBe(added)
    const [left] = (await list(id)).comments
    expect(left?.replies ?? 0).toBe(added)
  })

  it('stop with the post: deleting it while others reply leaves nothing behind', async () => {
    const { id } = await post(asha)
    const body = { post_id: id, text: 'x' }
    const [gone, ...others] = await Promise.all([
      test.call('posts.delete', { as: asha, params: { id } }),
      ...Array.from({ length: 6 }, () => test.call('comments.create', { as: bela, body })),
    ])
    expect(gone.status).toBe(200)
    for (const { status } of others) expect([200, 404]).toContain(status)
    expect(await test.deps.db.selectFrom('comments').select('id').where('target_id', '=', id).execute()).toEqual([])
  })

  it('name people by id: they are told once, if they see it', async () => {
    const branch = { type: 'branch', ids: [asha.userId] } as const
    const text = `Look, ${mentionOf(bela.userId)} and ${mentionOf(outsider.userId)} ${mentionOf(bela.userId)}`
    const { id, mentions } = await post(asha, { text })
    expect(mentions).toEqual([{ id: bela.userId, name: 'Bela Rao' }])
    const notified = async () => (await notificationsOf(bela)).filter(({ title }) => title.includes('mentioned'))
    expect(await notified()).toMatchObject([{ title: 'Asha Rao mentioned you in a post', link: `/feed?post=${id}` }])
    await test.call('posts.update', { as: asha, params: { id }, body: { text: `${text}!` } })
    expect(await notified()).toHaveLength(1)
    await post(asha, { text, audience: branch })
    expect(await notified()).toHaveLength(1)
    const made = await comment(chitra, id, `${mentionOf(asha.userId)}, see`)
    const own = (await notificationsOf(asha)).filter(({ link }) => link.includes(made.id))
    expect(own.map(({ title }) => title)).toEqual(['Chitra Rao mentioned you in a comment'])
    await remove(chitra, made.id)
    expect((await notificationsOf(asha)).filter(({ link }) => link.includes(made.id))).toEqual([])
    const found = await test.call('social.people', { as: bela, query: { search: 'as' } })
    expect(found.body.people).toEqual([{ id: asha.userId, name: 'Asha Rao', image: '' }])
    expect((await test.call('social.people', { as: bela, query: { search: 'otto' } })).body.people).toEqual([])
  })
})
