import { newArticle } from '@deckle/core/article/article.ts'
import { summaryOf } from '@deckle/core/article/summary.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { insertRows } from '../../../test/rows.ts'
import { searchPublished } from '../index.ts'
import { type ArticleHouse, makeArticleHouse, paragraph, publishArticle, titles } from '../test/article-house.ts'

/** More than are looked at one by one. */
const ARTICLES = 4500
const TITLED = 260

let test: TestApp
let house: ArticleHouse

beforeAll(async () => {
  test = await createTestApp()
  house = await makeArticleHouse(test)
  const { deps } = test
  const { clientId, author, categories } = house
  const made = Array.from({ length: ARTICLES }, (_, at) => ({
    client_id: clientId,
    article_id: deps.newId(),
    at: new Date(Date.UTC(2026, 0, 1) + at * 60_000),
  }))
  await insertRows(
    deps,
    'articles',
    made.map(({ client_id, article_id }) => ({ client_id, id: article_id, owner_id: author.userId })),
  )
  await insertRows(
    deps,
    'article_publications',
    made.map(({ client_id, article_id, at }, number) => ({
      client_id,
      article_id,
      version_id: deps.newId(),
      slug: `article-${number}`,
      title: `Article ${number}`,
      category_id: number % 100 === 0 ? (categories['news'] ?? null) : null,
      language: 'en',
      audience: number % 2 === 0 ? 'public' : 'members',
      summary: JSON.stringify(summaryOf(newArticle({ title: 'x', language: 'en' }))),
      published_at: at,
      updated_at: at,
      score: number === 3 || number === 4 ? 100 - number : 0,
    })),
  )
  await insertRows(
    deps,
    'article_search',
    made.map(({ client_id, article_id, at }, number) => ({
      client_id,
      article_id,
      published_at: at,
      audience: number % 2 === 0 ? 'public' : 'members',
      head: number < TITLED ? "'harvest':1A" : "'other':1A",
      body: `'everywhere' ${number < TITLED ? "'harvest'" : "'other'"} ${number < 40 ? "'saffron'" : ''} ${number % 3 === 0 ? "'third'" : ''}`,
      words: [],
    })),
  )
  for (const table of ['article_publications', 'article_search']) await deps.pool.query(`analyze ${table}`)
})
afterAll(() => test.close())

/** Numbers of all articles that a search finds, page by page. */
async function found(query: object): Promise<number[]> {
  const numbers: number[] = []
  let cursor: string | undefined
  do {
    const { status, body } = await test.call('articles.publishedList', {
      as: house.reader,
      query: { limit: '100', ...query, ...(cursor && { cursor }) } as never,
    })
    expect(status).toBe(200)
    numbers.push(...body.articles.map(({ title }) => Number(title.replace('Article ', ''))))
    cursor = body.next ?? undefined
  } while (cursor !== undefined)
  return numbers
}

const down = (count: number) => Array.from({ length: count }, (_, at) => count - 1 - at)

it('finds each article once, however many titles match and however rare a word of a text is', async () => {
  expect((await found({ search: 'harvest' })).toSorted((a, b) => b - a)).toEqual(down(TITLED))
  expect(await found({ search: 'saffron' })).toEqual(down(40))
  expect(await found({ search: 'saffron third' })).toEqual(down(40).filter((number) => number % 3 === 0))
  const [first, second] = [await found({ search: 'third', limit: '7' }), down(ARTICLES).filter((one) => one % 3 === 0)]
  expect(first).toEqual(second)
})

it('finds the same among those of a category, in other orders and for strangers', async () => {
  expect(await found({ search: 'harvest', category: 'news' })).toEqual([200, 100, 0])
  expect(await found({ search: 'third', category: 'news' })).toEqual(
    down(ARTICLES).filter((number) => number % 300 === 0),
  )
  expect(await found({ search: 'saffron', sort: 'newest' })).toEqual(down(40))
  expect(await found({ search: 'saffron', sort: 'popular' })).toEqual([
    3,
    4,
    ...down(40).filter((one) => one < 3 || one > 4),
  ])
  const { db } = test.deps
  for (const search of ['saffron', 'everywhere']) {
    const all = await searchPublished(db, house.clientId, { search, limit: 20 })
    const { rows } = await test.deps.pool.query<{ audience: string }>(
      'select distinct audience from article_publications where article_id = any ($1)',
      [all],
    )
    expect([all.length, rows]).toEqual([20, [{ audience: 'public' }]])
  }
})

it('finds misspelt words of Hindi, which the database does not split', async () => {
  const locale = await test.deps.pool.query("select cardinality(show_trgm('विश्वविद्यालय')) as trigrams")
  expect(locale.rows).toEqual([{ trigrams: 13 }])
  await publishArticle(test, house.author, {
    title: 'शिक्षा',
    language: 'hi',
    body: [paragraph('विश्वविद्यालय और पुस्तकालय')],
  })
  for (const search of ['विश्वविधालय', 'पुस्तकालाय', 'पुसतकालय', 'पुस्तकाल'])
    expect([search, await titles(test, house.reader, { search })]).toEqual([search, ['शिक्षा']])
})
