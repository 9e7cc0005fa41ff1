import { newArticle } from '@deckle/core/article/article.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { insertRow } from '../../test/rows.ts'
import { indexForSearch } from '../articles/search/index-article.ts'
import { type MadeBlog, makeBlog, publishArticle, takeBack } from './test/make-blog.ts'

let test: TestApp
let blog: MadeBlog

beforeAll(async () => {
  test = await createTestApp()
  blog = await makeBlog(test)
})
afterAll(() => test.close())

const get = (path: string, headers: Record<string, string> = {}, app = test.app) =>
  app.inject({ method: 'GET', url: path, headers })
const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })

describe('a public blog', () => {
  it('says days in the time zone of the client', async () => {
    const own = await makeBlog(test)
    await test.deps.db
      .updateTable('clients')
      .set({ reporting_zone: 'Asia/Kolkata' })
      .where('id', '=', own.clientId)
      .execute()
    await publishArticle(test, own, { title: 'Night tea', publishedAt: new Date('2026-03-31T20:30:00Z') })
    test.deps.blog.evictClient(own.clientId)
    expect((await get(`/blog/${own.slug}`)).body).toContain('April 1, 2026</time>')
  })

  it('shows what is published as a list, by category and tag, page by page', async () => {
    const own = await makeBlog(test)
    expect((await get(`/blog/${own.slug}`)).body).toContain('There are no articles here yet.')
    for (let at = 1; at <= 23; at++)
      await publishArticle(test, own, {
        title: `Tea ${at}`,
        category: at % 2 === 0 ? (own.categories['news'] ?? null) : null,
        tags: at % 3 === 0 ? ['Green tea'] : [],
        publishedAt: new Date(Date.UTC(2026, 0, at)),
      })
    test.deps.blog.evictClient(own.clientId)
    const titles = async (path: string) =>
      [...(await get(`/blog/${own.slug}${path}`)).body.matchAll(/<h2 lang="en"><a [^>]*>Tea (\d+)</g)].map(([, at]) =>
        Number(at),
      )
    const down = (from: number, step = 1) => Array.from({ length: Math.ceil(from / step) }, (_, i) => from - i * step)
    expect(await titles('')).toEqual(down(23).slice(0, 20))
    expect(await titles('?page=2')).toEqual([3, 2, 1])
    expect(await titles('/category/news')).toEqual(down(22, 2))
    expect(await titles('/tag/green-tea')).toEqual(down(21, 3))
    expect((await get(`/blog/${own.slug}?page=3`)).statusCode).toBe(404)
    expect((await get(`/blog/${own.slug}/category/none`)).statusCode).toBe(404)
    const second = (await get(`/blog/${own.slug}?page=2`)).body
    expect(second).toContain(`<link rel="canonical" href="${canonical(own, '?page=2')}">`)
    expect(second).toContain('<a rel="prev"')
  })

  it('is not there while it is closed or its client is suspended, but for who has the preview', async () => {
    const own = await makeBlog(test, { open: false })
    const article = await publishArticle(test, own, { title: 'Secret tea', body: [paragraph('Not yet.')] })
    for (const path of ['', `/${article.slug}`, '/feed.xml', '/feed.json', '/sitemap.xml', '/category/news'])
      expect((await get(`/blog/${own.slug}${path}`)).statusCode).toBe(404)
    const { body } = await test.call('blogs.show', { as: own.admin, params: { id: own.clientId } })
    expect(body.blog).toMatchObject({ articles: 1, settings: { open: false } })
    const preview = new URL(body.blog.preview_url)
    const shown = await get(preview.pathname + preview.search)
    expect(shown.statusCode).toBe(200)
    expect(shown.body).toContain('Secret tea')
    expect(shown.body).toContain('<meta name="robots" content="noindex">')
    expect(shown.headers['cache-control']).toBe('private, no-store')
    const link = /<h2 lang="en"><a href="([^"]*)"/.exec(shown.body)?.[1] ?? ''
    expect((await get(link)).body).toContain('Not yet.')
    expect((await get(`/blog/${own.slug}`)).statusCode).toBe(404)
    expect((await get(`${preview.pathname}?preview=abc.${'x'.repeat(43)}`)).statusCode).toBe(404)
    const other = await makeBlog(test, { open: false })
    expect((await get(`/blog/${other.slug}${preview.search}`)).statusCode).toBe(404)
    test.later(61 * 60_000)
    expect((await get(preview.pathname + preview.search)).statusCode).toBe(404)
  })

  it('leads former addresses of articles and clients to the present ones', async () => {
    const own = await makeBlog(test)
    const { slug } = await publishArticle(test, own, { title: 'चाय की कला', language: 'hi', formerSlugs: ['old-tea'] })
    const moved = await get(`/blog/${own.slug}/old-tea`)
    expect(moved.statusCode).toBe(301)
    expect(moved.headers['location']).toBe(`/blog/${own.slug}/${encodeURIComponent(slug)}`)
    expect((await get(String(moved.headers['location']))).body).toContain('<html lang="hi" dir="ltr">')
    await test.call('clients.update', {
      as: own.admin,
      params: { id: own.clientId },
      body: { client: { slug: `${own.slug}-new` } },
    })
    const renamed = await get(`/blog/${own.slug}/${encodeURIComponent(slug)}`)
    expect(renamed.headers['location']).toBe(`/blog/${own.slug}-new/${encodeURIComponent(slug)}`)
  })

  it('shows outsiders the beginning of an article for members, and the way in', async () => {
    const { id, slug } = await publishArticle(test, blog, {
      title: 'For members',
      audience: 'members',
      attachments: [{ id: test.deps.newId(), name: 'secret.pdf' }],
      body: [paragraph('First part.'), paragraph('Second part.'), paragraph('Hidden part.'), paragraph('Hidden end.')],
    })
    test.deps.blog.evictClient(blog.clientId)
    for (const path of [`/${slug}`, '/feed.xml', '/feed.json']) {
      const { body } = await get(`/blog/${blog.slug}${path}`)
      expect(body).toContain('Second part.')
      expect(body).not.toContain('Hidden')
      expect(body).not.toContain('secret.pdf')
    }
    expect((await get(`/blog/${blog.slug}/${slug}`)).body).toContain(
      `href="/${blog.slug}/login?back=${encodeURIComponent(`/articles/${id}/show`)}"`,
    )
  })

  it('answers 304 to who has the page, and compresses as asked', async () => {
    const plain = await get(`/blog/${blog.slug}`)
    expect(plain.headers['cache-control']).toBe('no-cache')
    const etag = String(plain.headers.etag)
    expect((await get(`/blog/${blog.slug}`, { 'if-none-match': etag })).statusCode).toBe(304)
    const packed = await get(`/blog/${blog.slug}`, { 'accept-encoding': 'br' })
    expect(packed.headers['content-encoding']).toBe('br')
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
    expect(plain.rawPayload.length).toBeLessThan(30_000)
  })

  it('tells the public address of an article by its id, where the blog is open', async () => {
    const { id, slug } = await publishArticle(test, blog, { title: 'Deep link' })
    const found = await test.call('blogs.article', { params: { id } })
    expect(found.body.url).toBe(canonical(blog, `/${slug}`))
    expect((await test.call('blogs.article', { params: { id: test.deps.newId() } })).status).toBe(404)
    const closed = await makeBlog(test, { open: false })
    const secret = await publishArticle(test, closed, { title: 'Closed' })
    expect((await test.call('blogs.article', { params: { id: secret.id } })).status).toBe(404)
  })

  it('is set up by Admins alone, and names its own settings only', async () => {
    const creator = await test.signedIn('Creator', { clientId: blog.clientId })
    const outsider = await test.signedIn('Admin')
    expect((await test.call('blogs.show', { as: creator, params: { id: blog.clientId } })).status).toBe(403)
    expect((await test.call('blogs.show', { as: outsider, params: { id: blog.clientId } })).status).toBe(404)
  })
})

const canonical = ({ slug }: MadeBlog, path: string): string =>
  `${test.deps.env.publicUrl ?? `http://localhost:${test.deps.env.port}`}/blog/${slug}${path}`

describe('pages kept in memory', () => {
  it('change at once where the change was made, and on another server as it hears of it', async () => {
    const own = await makeBlog(test)
    const second = await test.another()
    const article = await publishArticle(test, own, { title: 'Soon gone', body: [paragraph('Words to forget')] })
    const paths = ['', `/${article.slug}`, '/feed.xml', '/feed.json', '/sitemap.xml'].map(
      (path) => `/blog/${own.slug}${path}`,
    )
    const holds = (body: string) =>
      body.includes('Soon gone') || body.includes('Words to forget') || body.includes('/soon-gone')
    for (const app of [test.app, second])
      for (const path of paths) expect(holds((await get(path, {}, app)).body)).toBe(true)
    await takeBack(test, own, article)
    for (const path of paths) expect(holds((await get(path)).body)).toBe(false)
    for (const path of paths) await expect.poll(async () => holds((await get(path, {}, second)).body)).toBe(false)
    await second.close()
  })

  it('follow settings, branding and decks', async () => {
    const own = await makeBlog(test)
    const show = async () => (await get(`/blog/${own.slug}`)).body
    expect(await show()).toContain('Tea notes')
    await test.call('blogs.update', {
      as: own.admin,
      params: { id: own.clientId },
      body: {
        open: true,
        title: 'Coffee notes',
        description: '',
        language: 'hi',
        header: [{ label: 'Shop', url: 'https://shop.example/' }],
        footer: [{ label: 'Imprint', url: '/imprint' }],
        footer_text: 'Meadow, Pune',
      },
    })
    const changed = await show()
    const link = '<a href="https://shop.example/" rel="noopener">Shop</a>'
    for (const text of ['Coffee notes', 'lang="hi"', link, 'Meadow, Pune', 'यहाँ अभी कोई लेख नहीं है।'])
      expect(changed).toContain(text)
    await test.call('clients.update', {
      as: own.admin,
      params: { id: own.clientId },
      body: { client: { app_configuration: { name: 'Meadow', primary: '#00695c', logo: '', icon: '', footer: '' } } },
    })
    expect(await show()).toContain('--brand-light:#00695c')
  })

  it('make a page once for all who ask at the same time, and leave out deleted pictures and decks', async () => {
    const media = await insertRow(test.deps, 'media', {
      client_id: blog.clientId,
      owner_id: blog.admin.userId,
      id: test.deps.newId(),
      width: 1600,
      height: 900,
    })
    const { slug } = await publishArticle(test, blog, {
      title: 'Pictures',
      body: [
        {
          type: 'image',
          attrs: { id: media.id, alt: 'A cup', caption: '', width: null, height: null, size: 'normal' },
        },
        {
          type: 'image',
          attrs: { id: test.deps.newId(), alt: 'Gone', caption: '', width: 1, height: 1, size: 'normal' },
        },
        { type: 'deck', attrs: { deck_id: test.deps.newId(), display: 'card' } },
      ],
    })
    const bodies = await Promise.all(Array.from({ length: 20 }, () => get(`/blog/${blog.slug}/${slug}`)))
    expect(new Set(bodies.map(({ body }) => body)).size).toBe(1)
    expect(bodies[0]?.body).toContain(`<img src="/media/${media.id}/1080.webp"`)
    expect(bodies[0]?.body).toContain('width="1600" height="900"')
    expect(bodies[0]?.body).not.toContain('Gone')
  })
})

it('finds articles by their words, and keeps no search', async () => {
  const own = await makeBlog(test)
  const article = await publishArticle(test, own, { title: 'Oolong from Taiwan', body: [paragraph('Half oxidised.')] })
  const content = { ...newArticle({ title: 'Oolong from Taiwan', language: 'en' }), body: [] }
  await indexForSearch(test.deps.db, { clientId: own.clientId, id: article.id }, content, test.deps.now())
  const found = await get(`/blog/${own.slug}/search?q=oolo`)
  expect(found.headers['cache-control']).toBe('private, no-store')
  expect(found.body).toContain('Oolong from Taiwan')
  expect(found.body).toContain('<meta name="robots" content="noindex">')
  const none = (await get(`/blog/${own.slug}/search?q=${encodeURIComponent('"><script>')}`)).body
  expect(none).toContain('No article has these words.')
  expect(none).not.toContain('"><script>')
})

it('shows names of tags, categories and authors, and likes, as they become', async () => {
  const own = await makeBlog(test)
  const { id, slug } = await publishArticle(test, own, {
    title: 'Rooibos',
    tags: ['Red'],
    category: own.categories['news'] ?? null,
  })
  const show = async () => (await get(`/blog/${own.slug}/${slug}`)).body
  const before = await show()
  for (const text of ['>Red<', '>News<', 'By Asha Rao']) expect(before).toContain(text)
  const tag = (await test.call('tags.list', { as: own.admin })).body.tags[0]
  await test.call('tags.update', { as: own.admin, params: { id: tag?.id ?? '' }, body: { name: 'Bush' } })
  const news = own.categories['news'] ?? ''
  await test.call('categories.update', { as: own.admin, params: { id: news }, body: { name: 'Fresh news' } })
  await test.call('users.updateSelf', { as: own.admin, body: { first_name: 'Meera' } })
  expect((await test.call('articles.like', { as: own.admin, params: { id }, body: { liked: true } })).status).toBe(200)
  const after = await show()
  for (const text of ['>Bush<', '>Fresh news<', 'By Meera Rao', '1 like']) expect(after).toContain(text)
  expect((await get(`/blog/${own.slug}/tag/bush`)).body).toContain('Rooibos')
  const made = await test.call('tags.bulkCreate', { as: own.admin, body: { tags: ['Herbal'] } })
  const into = made.body.tags[0]?.id ?? ''
  expect((await get(`/blog/${own.slug}/tag/herbal`)).body).not.toContain('Rooibos')
  const params = { id: tag?.id ?? '' }
  expect((await test.call('tags.merge', { as: own.admin, params, body: { into } })).status).toBe(200)
  expect(await show()).toContain('>Herbal<')
  expect((await get(`/blog/${own.slug}/tag/herbal`)).body).toContain('Rooibos')
  const unused = (await test.call('tags.bulkCreate', { as: own.admin, body: { tags: ['Unused'] } })).body.tags[0]
  expect((await get(`/blog/${own.slug}/tag/unused`)).statusCode).toBe(200)
  await test.call('tags.bulkDelete', { as: own.admin, body: { ids: [unused?.id ?? ''] } })
  expect((await get(`/blog/${own.slug}/tag/unused`)).statusCode).toBe(404)
})
