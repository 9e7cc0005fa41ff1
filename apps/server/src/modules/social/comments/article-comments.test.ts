import { mentionOf } from '@deckle/core/social/mention.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import type { Person } from '../../../test/factories.ts'
import { type ArticleHouse, makeArticle, makeArticleHouse, publishArticle } from '../../articles/test/article-house.ts'
import { transaction } from '../../../db/transaction.ts'
import { purgeArticles } from '../../articles/bin/purge-articles.ts'
import { eraseFromSocial } from '../erase/erase-from-social.ts'
import { writtenOf } from '../test/written.ts'

let test: TestApp
let house: ArticleHouse
const { grown, notificationsOf, post } = writtenOf(() => test)

beforeAll(async () => {
  test = await createTestApp()
  house = await makeArticleHouse(test)
  await grown(house.admin, house.author, house.mate, house.reader, house.outsider)
})
afterAll(() => test.close())

const write = (as: Person, id: string, text = 'Good', parent_id: string | null = null) =>
  test.call('comments.createOnArticle', { as, params: { id }, body: { text, parent_id } })
const list = async (id: string, as = house.reader) =>
  (await test.call('comments.list', { as, query: { target: 'article', id } })).body.comments
const show = async (id: string, as = house.reader) =>
  (await test.call('articles.show', { as, params: { id } })).body.article

describe('comments on an article', () => {
  it('are written, answered, changed and deleted by the calls of articles, and counted', async () => {
    const { id } = await publishArticle(test, house.author)
    const top = (await write(house.reader, id, 'Good')).body.comment
    const reply = (await write(house.mate, id, 'Indeed', top.id)).body.comment
    expect([top.target, top.target_id, reply.parent_id]).toEqual(['article', id, top.id])
    expect((await show(id)).comments).toBe(2)
    const params = { id, comment_id: top.id }
    const body = { text: 'Very good' }
    expect((await test.call('comments.updateOnArticle', { as: house.mate, params, body })).status).toBe(403)
    expect((await test.call('comments.updateOnArticle', { as: house.reader, params, body })).status).toBe(200)
    const [thread] = await list(id)
    expect([thread?.text, thread?.first_replies.comments.map(({ text }) => text)]).toEqual(['Very good', ['Indeed']])
    const removal = { as: house.reader, params }
    expect((await test.call('comments.deleteOnArticle', removal)).status).toBe(200)
    expect((await test.call('comments.deleteOnArticle', removal)).status).toBe(404)
    expect((await show(id)).comments).toBe(1)
    expect((await list(id))[0]).toMatchObject({ gone: true, text: '', replies: 1 })
  })

  it('are not there by another article’s address, for other clients, and where nothing is published', async () => {
    const { id } = await publishArticle(test, house.author)
    const other = await publishArticle(test, house.author, { title: 'Other' })
    const draft = await makeArticle(test, house.author)
    const { comment } = (await write(house.reader, id)).body
    const params = { id: other.id, comment_id: comment.id }
    const as = house.reader
    expect((await test.call('comments.updateOnArticle', { as, params, body: { text: 'x' } })).status).toBe(404)
    expect((await test.call('comments.deleteOnArticle', { as, params })).status).toBe(404)
    expect((await write(house.reader, other.id, 'x', comment.id)).status).toBe(404)
    expect((await write(house.outsider, id)).status).toBe(404)
    expect((await write(house.author, draft.id)).status).toBe(404)
    const query = { target: 'article', id } as const
    expect((await test.call('comments.list', { as: house.outsider, query })).status).toBe(404)
    await test.call('articles.delete', { as: house.author, params: { id } })
    expect((await test.call('comments.list', { as, query })).status).toBe(404)
    await test.call('articles.restore', { as: house.author, params: { id } })
    expect(await list(id)).toHaveLength(1)
  })

  it('are refused where the article takes none; those that are there can still be read', async () => {
    const { id, revision } = await publishArticle(test, house.author)
    await write(house.reader, id)
    const body = { revision, comments: false, status: 'published' } as never
    expect((await test.call('articles.update', { as: house.author, params: { id }, body })).status).toBe(200)
    expect((await write(house.reader, id)).status).toBe(422)
    expect(await list(id)).toHaveLength(1)
  })

  it('tell the author, who is mentioned and who is answered, each once, with the way to the comment', async () => {
    const { id } = await publishArticle(test, house.author, { title: 'Steeping' })
    const { comment } = (await write(house.reader, id, `See ${mentionOf(house.mate.userId)}`)).body
    const link = `/articles/${id}/show?comment=${comment.id}`
    const notified = async (as: Person) => (await notificationsOf(as)).filter((one) => one.link.includes(id))
    expect(await notified(house.author)).toEqual([
      { title: 'Ravi Rao commented on your article', text: 'Steeping', link },
    ])
    expect((await notified(house.mate)).map(({ title }) => title)).toEqual(['Ravi Rao mentioned you in a comment'])
    await write(house.author, id, 'Thanks', comment.id)
    expect((await notified(house.reader)).map(({ title }) => title)).toEqual([expect.stringContaining('replied')])
  })

  it('are opened by their links, also from a reply to it', async () => {
    const { id } = await publishArticle(test, house.author)
    const top = (await write(house.reader, id, 'top')).body.comment
    const reply = (await write(house.mate, id, 'reply', top.id)).body.comment
    const thread = async (comment: string, as = house.reader) =>
      test.call('comments.show', { as, params: { id: comment } })
    for (const one of [top.id, reply.id]) expect((await thread(one)).body.thread.text).toBe('top')
    expect((await thread(top.id, house.outsider)).status).toBe(404)
    const hide = { as: house.admin, params: { id: reply.id }, body: { reason: 'Off topic' } }
    expect((await test.call('comments.hide', hide)).status).toBe(200)
    expect((await thread(top.id)).body.thread.first_replies.comments).toEqual([])
    expect((await notificationsOf(house.mate))[0]).toMatchObject({ link: `/articles/${id}/show?comment=${reply.id}` })
  })

  it('are hidden by three people’s reports, and no longer counted until they are restored', async () => {
    const { id } = await publishArticle(test, house.author)
    const { comment } = (await write(house.reader, id)).body
    const report = (as: Person) =>
      test.call('social.report', { as, body: { target: 'comment', id: comment.id, reason: 'Rude' } })
    for (const as of [house.mate, house.mate, house.author]) await report(as)
    expect((await show(id)).comments).toBe(1)
    await report(house.admin)
    expect([await list(id), (await show(id)).comments]).toEqual([[], 0])
    const { cases } = (await test.call('moderation.list', { as: house.admin })).body
    expect(cases.find((one) => one.id === comment.id)).toMatchObject({
      hidden: true,
      link: `/articles/${id}/show?comment=${comment.id}`,
    })
    await test.call('comments.restore', { as: house.admin, params: { id: comment.id }, body: {} })
    expect([(await list(id)).length, (await show(id)).comments]).toEqual([1, 1])
  })
})

describe('a like of an article', () => {
  it('is the same state by both calls, and its author is told once', async () => {
    const { id } = await publishArticle(test, house.author, { title: 'Liked twice' })
    const both = (liked: boolean) => [
      () => test.call('articles.like', { as: house.reader, params: { id }, body: { liked } }),
      () => test.call('social.like', { as: house.reader, body: { target: 'article', id, liked } }),
    ]
    for (const call of both(true)) expect((await call()).body).toEqual({ liked: true, likes: 1 })
    expect(await show(id)).toMatchObject({ liked: true, likes: 1 })
    for (const call of both(false).toReversed()) expect((await call()).body).toEqual({ liked: false, likes: 0 })
    for (const call of both(true)) await call()
    const titles = (await notificationsOf(house.author)).filter(({ link }) => link === `/articles/${id}/show`)
    expect(titles.map(({ title }) => title)).toEqual(['Ravi Rao liked your article'])
  })
})

describe('what goes', () => {
  it('an erased person’s likes and comments count no longer', async () => {
    const { id } = await publishArticle(test, house.author)
    const { clientId } = house
    await write(house.reader, id)
    await write(house.mate, id)
    await test.call('articles.like', { as: house.mate, params: { id }, body: { liked: true } })
    await transaction(test.deps.db, (trx) => eraseFromSocial(trx, test.deps, { clientId, userId: house.mate.userId }))
    expect(await show(id)).toMatchObject({ likes: 0, comments: 1 })
    const days = await test.deps.db.selectFrom('article_days').selectAll().where('article_id', '=', id).execute()
    expect(days.map(({ likes, comments }) => [likes, comments])).toEqual([[0, 1]])
  })

  it('a purged article takes its comments, likes and reports along', async () => {
    const { id } = await publishArticle(test, house.author)
    const { comment } = (await write(house.reader, id)).body
    await test.call('articles.like', { as: house.reader, params: { id }, body: { liked: true } })
    await test.call('social.report', { as: house.admin, body: { target: 'comment', id: comment.id, reason: 'Rude' } })
    await test.call('articles.delete', { as: house.author, params: { id } })
    const later = () => new Date(Date.now() + 31 * 86_400_000)
    expect(await purgeArticles({ db: test.deps.db, now: later })).toBeGreaterThan(0)
    for (const table of ['comments', 'likes', 'social_reports', 'moderation_cases'] as const) {
      const rows = await test.deps.db.selectFrom(table).select('target_id').execute()
      expect(rows.filter(({ target_id }) => [id, comment.id].includes(target_id))).toEqual([])
    }
  })
})

describe('an article in a post', () => {
  it('is shown with its title while it is published', async () => {
    const { id } = await publishArticle(test, house.author, { title: 'Shared' })
    const draft = await makeArticle(test, house.author)
    const attachment = { type: 'article', id } as const
    const made = await post(house.reader, { text: 'Read this', attachment })
    expect(made.attachment).toMatchObject({ gone: false, title: 'Shared', link: `/articles/${id}/show` })
    const hidden = { text: 'x', attachment: { type: 'article', id: draft.id } } as const
    expect((await test.call('posts.create', { as: house.author, body: hidden })).status).toBe(422)
    await test.call('articles.delete', { as: house.author, params: { id } })
    const { post: later } = (await test.call('posts.show', { as: house.reader, params: { id: made.id } })).body
    expect(later.attachment).toMatchObject({ gone: true, title: '', link: '' })
  })
})
