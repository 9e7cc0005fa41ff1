import { type ArticleContent, newArticle } from '@deckle/core/article/article.ts'
import type { Block } from '@deckle/core/article/block.ts'
import { wordsOf } from '@deckle/core/article/reading.ts'
import { summaryOf } from '@deckle/core/article/summary.ts'
import { newBlog, type BlogSettings } from '@deckle/core/client/blog-settings.ts'
import { slug as slugOf } from '@deckle/core/text/slug.ts'
import { sql } from 'kysely'
import type { TestApp } from '../../../test/app.ts'
import type { Person } from '../../../test/factories.ts'
import { insertRow, insertRows } from '../../../test/rows.ts'

export interface MadeBlog {
  readonly admin: Person
  readonly clientId: string
  readonly slug: string
  /** Of a category, by its slug. */
  readonly categories: Readonly<Record<string, string>>
}

let blogs = 0

/** A client with an open blog and two categories. */
export async function makeBlog(test: TestApp, settings: Partial<BlogSettings> = {}): Promise<MadeBlog> {
  const admin = await test.signedIn('Admin')
  const { clientId } = admin
  const slug = `meadow-${++blogs}`
  await test.call('clients.update', { as: admin, params: { id: clientId }, body: { client: { slug } } })
  const rows = await insertRows(
    test.deps,
    'categories',
    ['news', 'faq'].map((name, at) => ({
      id: test.deps.newId(),
      client_id: clientId,
      kind: 'article' as const,
      name: name === 'faq' ? 'FAQ' : 'News',
      slug: name,
      seq: at,
    })),
  )
  await test.call('blogs.update', {
    as: admin,
    params: { id: clientId },
    body: { ...newBlog, open: true, title: 'Tea notes', description: 'What we learn about tea', ...settings },
  })
  return { admin, clientId, slug, categories: Object.fromEntries(rows.map(({ slug, id }) => [slug, id])) }
}

export interface MadeArticle {
  readonly id: string
  readonly slug: string
}

interface Given extends Partial<Omit<ArticleContent, 'body'>> {
  readonly body?: readonly object[]
  readonly tags?: readonly string[]
  readonly formerSlugs?: readonly string[]
  readonly publishedAt?: Date
  readonly group?: string
}

/** Published as the `articles` module stores it. */
export async function publishArticle(
  test: TestApp,
  { admin, clientId }: Pick<MadeBlog, 'admin' | 'clientId'>,
  { body = [], tags = [], formerSlugs = [], publishedAt = test.deps.now(), group, ...fields }: Given,
): Promise<MadeArticle> {
  const { deps } = test
  const blocks = body.map((block, index) => ({ id: `b${index}`, ...block }) as Block)
  const content: ArticleContent = { ...newArticle({ title: 'Tea', language: 'en' }), ...fields, body: blocks }
  const [id, versionId] = [deps.newId(), deps.newId()]
  const slug = content.slug || slugOf(content.title) || id
  const shared = {
    title: content.title,
    language: content.language,
    category_id: content.category,
    audience: content.audience,
    words: wordsOf(content),
    summary: JSON.stringify(summaryOf(content)),
  }
  await insertRow(deps, 'articles', {
    ...shared,
    client_id: clientId,
    id,
    owner_id: admin.userId,
    content: JSON.stringify(content),
    status: 'draft',
    slug,
    translation_group: group ?? null,
  })
  await insertRow(deps, 'article_versions', {
    client_id: clientId,
    id: versionId,
    article_id: id,
    number: 1,
    kind: 'published',
    content: JSON.stringify(content),
  })
  await insertRow(deps, 'article_publications', {
    ...shared,
    client_id: clientId,
    article_id: id,
    version_id: versionId,
    slug,
    published_at: publishedAt,
    updated_at: publishedAt,
    event_starts_at: content.event ? new Date(content.event.starts_at) : null,
  })
  await insertRows(
    deps,
    'article_slugs',
    [slug, ...formerSlugs].map((one) => ({ client_id: clientId, slug: one, article_id: id })),
  )
  for (const name of tags) await tagArticle(test, { clientId, id, publishedAt }, name)
  return { id, slug }
}

async function tagArticle(
  { deps }: TestApp,
  { clientId, id, publishedAt }: { readonly clientId: string; readonly id: string; readonly publishedAt: Date },
  name: string,
): Promise<void> {
  const slug = slugOf(name)
  const known = await deps.db
    .selectFrom('tags')
    .select('id')
    .where('client_id', '=', clientId)
    .where('slug', '=', slug)
    .executeTakeFirst()
  const tag =
    known ?? (await insertRow(deps, 'tags', { id: deps.newId(), client_id: clientId, name, slug, kind: 'content' }))
  await insertRow(deps, 'article_tags', {
    client_id: clientId,
    tag_id: tag.id,
    article_id: id,
    published_at: publishedAt,
  })
}

/** Taken back, as the `articles` module does it. */
export async function takeBack({ deps }: TestApp, { clientId }: MadeBlog, { id }: MadeArticle): Promise<void> {
  await deps.db
    .deleteFrom('article_publications')
    .where('client_id', '=', clientId)
    .where('article_id', '=', id)
    .execute()
  await deps.db
    .updateTable('article_tags')
    .set({ published_at: null })
    .where('client_id', '=', clientId)
    .where('article_id', '=', id)
    .execute()
  deps.articles.tell([{ clientId, articleId: id }])
  await sql`select pg_notify('articles', ${`${clientId} ${id}`})`.execute(deps.db)
}
