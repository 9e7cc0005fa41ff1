import { mentionOf } from '@deckle/core/social/mention.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import type { Person } from '../../test/factories.ts'
import { writtenOf } from '../social/test/written.ts'
import { type MadeArticle, type MadeBlog, makeBlog, publishArticle } from './test/make-blog.ts'

let test: TestApp
let blog: MadeBlog
let reader: Person
let mate: Person
const { grown } = writtenOf(() => test)

beforeAll(async () => {
  test = await createTestApp()
  blog = await makeBlog(test)
  reader = await test.signedIn('Learner', { clientId: blog.clientId, first_name: 'Ravi' })
  mate = await test.signedIn('Learner', { clientId: blog.clientId, first_name: 'Mira' })
  await grown(blog.admin, reader, mate)
})
afterAll(() => test.close())

const page = async ({ slug }: MadeArticle, { query = '', app = test.app } = {}) =>
  app.inject({ method: 'GET', url: `/blog/${blog.slug}/${slug}${query}` })
const write = async ({ id }: MadeArticle, text: string, parent_id: string | null = null, as = reader) =>
  (await test.call('comments.createOnArticle', { as, params: { id }, body: { text, parent_id } })).body.comment

it('comments are read by strangers, as text, with names for mentions and the first replies', async () => {
  const article = await publishArticle(test, blog, { title: 'Read by all' })
  expect((await page(article)).body).toContain('Nobody has commented yet.')
  const top = await write(article, `<b>Good</b> ${mentionOf(mate.userId)} https://firm.in/?a="b"`)
  for (const text of ['one', 'two', 'three', 'four']) await write(article, text, top.id, mate)
  const { body } = await page(article)
  expect(body).toContain('&lt;b&gt;Good&lt;/b&gt; @Mira Rao')
  expect(body).toContain('<a href="https://firm.in/?a=" rel="ugc nofollow noopener">')
  expect(body).toContain('Read one more reply')
  expect(body).toContain('5 comments')
  expect(body).not.toContain('>four<')
})

it('they come page by page, the newest first; there is no page after the last', async () => {
  const article = await publishArticle(test, blog, { title: 'Much talked about' })
  for (let at = 1; at <= 12; at++) await write(article, `remark ${at}.`, null, at % 2 ? reader : mate)
  const shown = async (query = '') =>
    [...(await page(article, { query })).body.matchAll(/remark (\d+)\./g)].map(([, at]) => Number(at))
  expect(await shown()).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3])
  expect(await shown('?page=2')).toEqual([2, 1])
  expect((await page(article)).body).toContain('?page=2#comments')
  expect((await page(article, { query: '?page=3' })).statusCode).toBe(404)
})

it('what is changed, hidden or deleted is gone from the page at once, on another server as it hears of it', async () => {
  const article = await publishArticle(test, blog, { title: 'Moderated' })
  const second = await test.another()
  const top = await write(article, 'zqfirst')
  const has = async (text: string, app = test.app) => (await page(article, { app })).body.includes(text)
  const everywhere = async (text: string, is: boolean) => {
    expect(await has(text)).toBe(is)
    await expect.poll(() => has(text, second)).toBe(is)
  }
  await everywhere('zqfirst', true)
  const params = { id: article.id, comment_id: top.id }
  await test.call('comments.updateOnArticle', { as: reader, params, body: { text: 'zqsecond' } })
  await everywhere('zqfirst', false)
  await everywhere('zqsecond', true)
  const as = blog.admin
  await test.call('comments.hide', { as, params: { id: top.id }, body: { reason: 'Off topic' } })
  await everywhere('zqsecond', false)
  await test.call('moderation.decide', {
    as,
    body: { items: [{ target: 'comment', id: top.id }], decision: 'restore' },
  })
  await everywhere('zqsecond', true)
  await write(article, 'zqreply', top.id, mate)
  await test.call('comments.deleteOnArticle', { as: reader, params })
  await everywhere('zqsecond', false)
  expect((await page(article)).body).toContain('This comment is not shown any more.')
  await everywhere('zqreply', true)
  await test.call('articles.like', { as: mate, params: { id: article.id }, body: { liked: true } })
  await everywhere('1 like', true)
  await second.close()
})

it('an article for members, and one without comments, show none', async () => {
  const closed = await publishArticle(test, blog, { title: 'For members', audience: 'members' })
  await write(closed, 'zqmembers')
  expect((await page(closed)).body).not.toContain('zqmembers')
  const silent = await publishArticle(test, blog, { title: 'Silent', comments: false })
  expect((await page(silent)).body).not.toContain('id="comments"')
})
