import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { insertRow, insertRows } from '../../test/rows.ts'
import { type MadeArticle, type MadeBlog, makeBlog, publishArticle } from './test/make-blog.ts'

/** Bytes before pictures, as sent. */
const MOST = 30_000

let test: TestApp
let blog: MadeBlog
beforeAll(async () => {
  test = await createTestApp()
  blog = await makeBlog(test, {
    header: Array.from({ length: 6 }, (_, at) => ({ label: `Page ${at}`, url: `https://meadow.example/page-${at}` })),
    footer_text: text(30),
  })
})
afterAll(() => test.close())

let state = 7
const random = (below: number): number => {
  state = (state * 48_271) % 2_147_483_647
  return state % below
}
const syllables = 'ka lo men ti sur ra pel in dor va shi gem tro bu ne lat'.split(' ')
const vocabulary = Array.from({ length: 4000 }, () =>
  Array.from({ length: 1 + random(4) }, () => syllables[random(syllables.length)]).join(''),
)
/** As hard to compress as prose: few words are frequent, most are rare. */
function text(words: number): string {
  return Array.from(
    { length: words },
    () => vocabulary[Math.floor(vocabulary.length * (random(10_000) / 10_000) ** 3)],
  ).join(' ')
}
const paragraph = (words: number) => ({ type: 'paragraph', content: [{ type: 'text', text: text(words) }] })

async function sizes(path: string): Promise<number[]> {
  const found: number[] = []
  for (const encoding of ['gzip', 'br']) {
    const reply = await test.app.inject({
      method: 'GET',
      url: `/blog/${blog.slug}${path}`,
      headers: { 'accept-encoding': encoding },
    })
    expect([reply.statusCode, reply.headers['content-encoding']]).toEqual([200, encoding])
    if (encoding === 'gzip') expect(gunzipSync(reply.rawPayload).length).toBeGreaterThan(MOST)
    found.push(reply.rawPayload.length)
  }
  return found
}

it('a full list, an ordinary article and one that is talked about are at most 30 kB', async () => {
  const cover = await insertRow(test.deps, 'media', {
    client_id: blog.clientId,
    owner_id: blog.admin.userId,
    id: test.deps.newId(),
    width: 1600,
    height: 900,
  })
  const body = Array.from({ length: 40 }, (_, at) =>
    at % 8 === 0 ? { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: text(6) }] } : paragraph(86),
  )
  const made: MadeArticle[] = []
  for (let at = 0; at < 20; at++)
    made.push(
      await publishArticle(test, blog, {
        title: text(14),
        excerpt: text(50).slice(0, 300),
        cover: { id: cover.id, alt: text(12) },
        category: blog.categories[at % 2 === 0 ? 'news' : 'faq'] ?? null,
        tags: [...new Set([at % 7, (at * 3) % 11, (at * 5) % 13])].map((tag) => `Tag ${tag}`),
        body,
      }),
    )
  for (const size of await sizes('')) expect(size).toBeLessThan(MOST)
  const path = `/${encodeURIComponent(made[0]?.slug ?? '')}`
  for (const size of await sizes(path)) expect(size).toBeLessThan(MOST)
  const comment = (words: number, more: { readonly parent_id: string } | { readonly replies: number }) => ({
    client_id: blog.clientId,
    id: test.deps.newId(),
    target: 'article',
    target_id: made[0]?.id ?? '',
    owner_id: blog.admin.userId,
    text: text(words),
    ...more,
  })
  const threads = Array.from({ length: 30 }, () => comment(80, { replies: 4 }))
  await insertRows(test.deps, 'comments', threads)
  for (const { id: parent_id } of threads)
    await insertRows(
      test.deps,
      'comments',
      Array.from({ length: 4 }, () => comment(40, { parent_id })),
    )
  test.deps.blog.evictClient(blog.clientId)
  for (const size of await sizes(path)) expect(size).toBeLessThan(MOST)
})
