import { newArticle } from '@deckle/core/article/article.ts'
import { summaryOf } from '@deckle/core/article/summary.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { insertRow, insertRows } from '../../../test/rows.ts'
import { type ArticleHouse, makeArticleHouse } from '../test/article-house.ts'

let test: TestApp
let house: ArticleHouse
const ARTICLES = 3000

/** Statements of lists, with their values. */
const statements: { readonly text: string; readonly values: unknown[] }[] = []
// oxlint-disable-next-line typescript/unbound-method -- called with the client as `this` below
const { query } = pg.Client.prototype
vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
  const [text, values] = args
  if (typeof text === 'string' && text.includes('page_key')) statements.push({ text, values: values as unknown[] })
  return (query as (...all: unknown[]) => unknown).apply(this, args) as never
})

beforeAll(async () => {
  test = await createTestApp()
  house = await makeArticleHouse(test)
  const { deps } = test
  const { clientId, categories, author } = house
  const tag = await insertRow(deps, 'tags', { client_id: clientId, name: 'Green', slug: 'green', kind: 'content' })
  const made = Array.from({ length: ARTICLES }, (_, at) => ({
    id: deps.newId(),
    at: new Date(Date.UTC(2026, 0, 1) + at * 60_000),
    category_id: Object.values(categories)[at % 8] ?? null,
    version: deps.newId(),
    slug: `article-${at}`,
  }))
  await insertRows(
    deps,
    'articles',
    made.map(({ id, at, category_id, version, slug }) => ({
      client_id: clientId,
      id,
      owner_id: author.userId,
      category_id,
      status: 'published',
      publish_at: at,
      published_version_id: version,
      slug,
    })),
  )
  await insertRows(
    deps,
    'article_publications',
    made.map(({ id, at, category_id, version, slug }, number) => ({
      client_id: clientId,
      article_id: id,
      version_id: version,
      category_id,
      slug,
      language: number % 2 === 0 ? 'hi' : 'en',
      audience: 'public',
      summary: JSON.stringify(summaryOf(newArticle({ title: 'x', language: 'en' }))),
      event_starts_at: number % 3 === 0 ? new Date(Date.UTC(2040, 0, 1) + number * 60_000) : null,
      published_at: at,
      updated_at: at,
      score: number + 1,
    })),
  )
  await insertRows(
    deps,
    'article_tags',
    made.flatMap(({ id, at }, number) =>
      number % 4 === 0 ? [{ client_id: clientId, tag_id: tag.id, article_id: id, published_at: at }] : [],
    ),
  )
  for (const table of ['articles', 'article_publications', 'article_tags']) await deps.pool.query(`analyze ${table}`)
})
afterAll(async () => {
  await test.close()
  vi.restoreAllMocks()
})

interface Plan {
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: readonly Plan[]
}

const mostRead = (plan: Plan): number =>
  Math.max(
    plan['Actual Rows'] * plan['Actual Loops'] + (plan['Rows Removed by Filter'] ?? 0),
    ...(plan.Plans ?? []).map(mostRead),
  )

it.each([
  {},
  { category: 'news' },
  { tags: 'Green' },
  { tags: 'Hindi' },
  { tags: 'Popular' },
  { sort: 'popular' },
  { upcoming: 'true' },
  { upcoming: 'true', category: 'news' },
])('a page of %o reads some rows of thousands', async (asked) => {
  statements.length = 0
  const first = await test.call('articles.publishedList', { as: house.reader, query: asked as never })
  expect(first.body.articles).toHaveLength(20)
  const cursor = first.body.next ?? ''
  await test.call('articles.publishedList', { as: house.reader, query: { ...asked, cursor } as never })
  const lists = statements.splice(0)
  expect(lists.length).toBeGreaterThanOrEqual(2)
  for (const { text, values } of lists) {
    const { rows } = await test.deps.pool.query<{ 'QUERY PLAN': readonly { readonly Plan: Plan }[] }>(
      `explain (analyze, format json) ${text}`,
      values,
    )
    const [plan] = rows[0]?.['QUERY PLAN'] ?? []
    expect(plan && mostRead(plan.Plan), text).toBeLessThan(200)
  }
})
