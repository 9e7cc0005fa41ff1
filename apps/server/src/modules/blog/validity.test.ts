import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { videoSandbox } from '@deckle/core/article/html/video-sandbox.ts'
import { faultsOfHtml } from '@deckle/core/test/html-faults.ts'
import { parseAtomFeed, parseJsonFeed } from 'feedsmith'
import ICAL from 'ical.js'
import jsonld from 'jsonld'
import { validateXML } from 'xmllint-wasm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { insertRow } from '../../test/rows.ts'
import { sitemap, sitemapIndex } from './feeds/sitemap.ts'
import { atomSchema } from './test/atom.rng.ts'
import { faultsOfSchema } from './test/schema-org.ts'
import { type MadeArticle, type MadeBlog, makeBlog, publishArticle } from './test/make-blog.ts'

const hostile = `"'><script>alert(1)</script><img src=x onerror=alert(1)>]]>&amp;\u2028 \u000b`

let test: TestApp
let blog: MadeBlog
let article: MadeArticle

beforeAll(async () => {
  test = await createTestApp()
  blog = await makeBlog(test, {
    title: `Tea ${hostile}`.slice(0, 60),
    description: hostile,
    header: [{ label: hostile.slice(0, 40), url: 'https://a.example/?a=1&b="2"' }],
    footer_text: hostile,
  })
  const { clientId, admin } = blog
  await test.deps.db
    .updateTable('users')
    .set({ first_name: hostile.slice(0, 50) })
    .where('client_id', '=', clientId)
    .execute()
  await test.deps.db
    .updateTable('categories')
    .set({ name: hostile })
    .where('id', '=', blog.categories['news'] ?? '')
    .execute()
  const file = { client_id: clientId, owner_id: admin.userId, width: 1600, height: 900 }
  const cover = await insertRow(test.deps, 'media', { ...file, id: test.deps.newId() })
  const text = (words: string, marks: object[] = []) => ({ type: 'text', text: words, marks })
  const paragraph = (words: string) => ({ type: 'paragraph', content: [text(words)] })
  const group = test.deps.newId()
  article = await publishArticle(test, blog, {
    title: `Darjeeling ${hostile}`,
    slug: 'darjeeling',
    subtitle: hostile,
    excerpt: hostile,
    cover: { id: cover.id, alt: hostile },
    category: blog.categories['news'] ?? null,
    tags: [hostile],
    seo: { title: hostile, description: hostile, canonical: '', image: { id: '', alt: '' }, noindex: false },
    event: {
      starts_at: '2026-12-03T10:00:00.000Z',
      ends_at: '2026-12-03T12:30:00.000Z',
      place: hostile,
      url: 'https://meet.example/tea?a=1;b=2',
    },
    video_url: 'https://www.youtube.com/watch?v=abcdefghijk',
    attachments: [{ id: cover.id, name: hostile }],
    group,
    body: [
      { type: 'heading', attrs: { level: 2 }, content: [text(`One ${hostile}`)] },
      { type: 'heading', attrs: { level: 3 }, content: [text('Two')] },
      { type: 'heading', attrs: { level: 2 }, content: [text('Three')] },
      paragraph(hostile),
      { type: 'paragraph', content: [text(hostile, [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }])] },
      { type: 'question', attrs: { question: hostile }, content: [paragraph(`Because ${hostile}`)] },
      { type: 'codeBlock', attrs: { language: hostile }, content: [{ type: 'text', text: hostile }] },
      { type: 'image', attrs: { id: cover.id, alt: hostile, caption: hostile, width: 1, height: 1, size: 'wide' } },
      { type: 'video', attrs: { url: 'https://vimeo.com/12345', caption: hostile } },
      { type: 'file', attrs: { id: cover.id, name: hostile, bytes: 1000 } },
      { type: 'button', attrs: { text: hostile, url: 'https://a.example/?"', style: 'primary' } },
    ],
  })
  const near = { category: blog.categories['news'] ?? null, tags: [hostile] }
  await publishArticle(test, blog, { ...near, title: 'दार्जिलिंग', language: 'hi', group })
  await publishArticle(test, blog, { ...near, title: 'Assam', publishedAt: new Date(Date.UTC(2026, 0, 1)) })
  test.deps.blog.evictClient(clientId)
})
afterAll(() => test.close())

const get = async (path: string): Promise<string> =>
  (await test.app.inject({ method: 'GET', url: `/blog/${blog.slug}${path}` })).body

/** Each element that is no script of ours. */
const scripts = (html: string): string[] => [...html.matchAll(/<script[^>]*>/g)].map(([tag]) => tag)

describe('a page', () => {
  it.each(['', '/darjeeling', `/category/news`, '/not-there', `/${encodeURIComponent('दार्जिलिंग')}`])(
    'at %s is valid HTML in which nothing that was written is markup',
    async (path) => {
      const html = await get(path)
      expect(await faultsOfHtml(html)).toEqual([])
      expect(new Set(scripts(html))).toEqual(
        new Set(path === '/not-there' ? ['<script>'] : ['<script type="application/ld+json">', '<script>']),
      )
      expect(html).toContain(`v.sandbox="${videoSandbox}"`)
      for (const inert of ['<img src=x', '<script>alert', 'javascript:']) expect(html).not.toContain(inert)
      expect(Buffer.byteLength(html)).toBeLessThan(30_000)
    },
  )

  it('names its translations in both directions', async () => {
    const hindi = `/${encodeURIComponent('दार्जिलिंग')}`
    for (const path of ['/darjeeling', hindi])
      for (const [language, other] of [
        ['en', '/darjeeling'],
        ['hi', hindi],
      ])
        expect(await get(path)).toContain(
          `<link rel="alternate" hreflang="${language}" href="http://deckle.test/blog/${blog.slug}${other}">`,
        )
  })

  it('tells search engines of the article, its questions, event and videos in JSON-LD', async () => {
    const html = await get('/darjeeling')
    const found = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
    )
    expect(found.flatMap((thing) => faultsOfSchema(thing))).toEqual([])
    expect(faultsOfSchema({ ...found[0], headLine: 'x' })).toEqual([': BlogPosting has no headLine'])
    expect(faultsOfSchema({ ...found[0], author: { '@type': 'Human' } })).toEqual(['.author: no type Human'])
    const vocabulary = { '@context': { '@vocab': 'https://schema.org/' } }
    const expanded = await jsonld.expand(found, {
      documentLoader: async (url) => ({ contextUrl: null, documentUrl: url, document: vocabulary }),
    })
    expect(expanded.flatMap((thing) => thing['@type'].map((type) => type.replace('https://schema.org/', '')))).toEqual([
      'BlogPosting',
      'FAQPage',
      'Event',
      'VideoObject',
      'VideoObject',
      'BreadcrumbList',
    ])
    expect(found[1]).toMatchObject({ mainEntity: [{ acceptedAnswer: { text: expect.stringContaining('Because') } }] })
  })
})

it('tells search engines of the blog in JSON-LD', async () => {
  const found = [...(await get('')).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as unknown,
  )
  expect(found).toHaveLength(1)
  expect(faultsOfSchema(found)).toEqual([])
})

describe('files', () => {
  it('are an Atom feed', async () => {
    const xml = await get('/feed.xml')
    expect(await faultsOfAtom(xml)).toEqual([])
    expect(await faultsOfAtom(xml.replace(/<updated>.*?<\/updated>/, ''))).not.toEqual([])
    const feed = parseAtomFeed(xml)
    expect(feed.entries).toHaveLength(3)
    const { content } = feed.entries?.find(({ id }) => id === `urn:uuid:${article.id}`) ?? {}
    expect(JSON.stringify(content)).not.toMatch(/<script|<img src=x/)
  })

  it('are a JSON feed', async () => {
    const feed = parseJsonFeed(JSON.parse(await get('/feed.json')))
    expect(feed).toMatchObject({ home_page_url: `http://deckle.test/blog/${blog.slug}` })
    expect(feed.items).toHaveLength(3)
    expect(feed.items?.some(({ content_html = '' }) => /<script|<img src=x/.test(content_html))).toBe(false)
  })

  it('are a sitemap of what search engines may show, in parts where it is long', async () => {
    await publishArticle(test, blog, {
      title: 'Hidden from engines',
      seo: { title: '', description: '', canonical: '', image: { id: '', alt: '' }, noindex: true },
    })
    const xml = await get('/sitemap.xml')
    expect(await faultsOfSitemap(xml)).toEqual([])
    expect(xml).toContain('/darjeeling</loc>')
    expect(xml).not.toContain('hidden-from-engines')
    const pages = [{ url: `https://a.example/?a&b'"<`, changed: new Date() }]
    for (const one of [sitemap(pages), sitemapIndex(pages)]) {
      const { valid } = await validateXML({ xml: one, schema: anyXml, extension: 'relaxng' })
      expect(valid).toBe(true)
    }
    expect((await test.app.inject('/robots.txt')).body).toContain('Sitemap: http://deckle.test/blog/sitemap.xml')
    expect((await test.app.inject('/blog/sitemap.xml')).body).toContain(`/blog/${blog.slug}/sitemap.xml</loc>`)
  })

  it('are a calendar of an event', async () => {
    const [, , events] = ICAL.parse(await get('/darjeeling.ics')) as [string, unknown, unknown[]]
    const event = new ICAL.Event(new ICAL.Component(events[0] as never))
    expect(event.startDate.toJSDate().toISOString()).toBe('2026-12-03T10:00:00.000Z')
    expect(event.endDate.toJSDate().toISOString()).toBe('2026-12-03T12:30:00.000Z')
    expect(event.summary).toContain('<script>alert(1)</script>')
    expect((await test.app.inject(`/blog/${blog.slug}/assam.ics`)).statusCode).toBe(404)
  })
})

const anyXml = `<grammar xmlns="http://relaxng.org/ns/structure/1.0"><start><ref name="any"/></start><define name="any"><element><anyName/><zeroOrMore><choice><attribute><anyName/></attribute><text/><ref name="any"/></choice></zeroOrMore></element></define></grammar>`

async function faultsOfAtom(xml: string): Promise<readonly string[]> {
  const { errors } = await validateXML({ xml, schema: atomSchema, extension: 'relaxng' })
  return errors.map(({ message }) => message)
}

/** Against the schema of sitemaps.org, as the package `sitemap` ships it. */
async function faultsOfSitemap(xml: string): Promise<readonly string[]> {
  const schema = createRequire(import.meta.url)
    .resolve('sitemap')
    .replace(/sitemap\/dist\/.*$/, 'sitemap/schema/sitemap.xsd')
  const { errors } = await validateXML({ xml, schema: readFileSync(schema, 'utf8') })
  return errors.map(({ message }) => message)
}
