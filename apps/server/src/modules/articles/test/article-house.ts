import type { Article } from '@deckle/contract/articles.ts'
import type { Block } from '@deckle/core/article/block.ts'
import { articleCategories } from '@deckle/core/category/category.ts'
import { expect } from 'vitest'
import type { TestApp } from '../../../test/app.ts'
import type { Person } from '../../../test/factories.ts'
import { insertRows } from '../../../test/rows.ts'

/** A client with the built-in categories, and who is asked for in tests. */
export async function makeArticleHouse(test: TestApp) {
  const admin = await test.signedIn('Admin', { first_name: 'Asha' })
  const { clientId } = admin
  const categories = await insertRows(
    test.deps,
    'categories',
    Object.entries(articleCategories).map(([slug, name], seq) => ({
      client_id: clientId,
      id: test.deps.newId(),
      kind: 'article' as const,
      slug,
      name,
      seq: seq + 1,
      built_in: true,
    })),
  )
  return {
    admin,
    clientId,
    categories: Object.fromEntries(categories.map(({ slug, id }) => [slug, id])),
    author: await test.signedIn('Creator', { clientId, first_name: 'Bela' }),
    mate: await test.signedIn('Creator', { clientId, first_name: 'Mira' }),
    reader: await test.signedIn('Learner', { clientId, first_name: 'Ravi' }),
    outsider: await test.signedIn('Admin'),
  }
}
export type ArticleHouse = Awaited<ReturnType<typeof makeArticleHouse>>

export const paragraph = (text: string, id = 'p1'): Block => ({
  id,
  type: 'paragraph',
  content: [{ type: 'text', text }],
})

type Body = Readonly<Record<string, unknown>>

export async function makeArticle(test: TestApp, as: Person, body: Body = {}): Promise<Article> {
  const {
    status,
    body: reply,
    error,
  } = await test.call('articles.create', {
    as,
    body: { title: 'Tea', body: [paragraph('About tea.')], ...body },
  })
  expect([status, error.fields, error.data]).toEqual([200, undefined, undefined])
  return reply.article
}

export const publishArticle = (test: TestApp, as: Person, body: Body = {}): Promise<Article> =>
  makeArticle(test, as, { status: 'published', ...body })

/** Titles of a list of readers. */
export async function titles(test: TestApp, as: Person, query: Body = {}): Promise<string[]> {
  const { status, body } = await test.call('articles.publishedList', { as, query })
  expect(status).toBe(200)
  return body.articles.map(({ title }) => title)
}
