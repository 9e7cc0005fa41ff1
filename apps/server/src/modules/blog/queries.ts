import type { BlogSettings } from '@deckle/core/client/blog-settings.ts'
import { sql } from 'kysely'
import type { DbOf } from '../../db/database.ts'
import type { PublishedArticles } from '../articles/tables.ts'
import type { CategoryNames } from '../categories/tables.ts'
import type { FileNames } from '../media/tables.ts'
import type { TagSlugs } from '../tags/tables.ts'
import type { ClientAddresses } from '../clients/tables.ts'
import type { PersonNames } from '../users/tables.ts'
import type { BlogTables } from './tables.ts'

type Opened = PublishedArticles & CategoryNames & TagSlugs & FileNames & PersonNames & ClientAddresses
export type BlogDb = DbOf<BlogTables, Opened>

export function findSettings(db: BlogDb, clientId: string) {
  return db
    .selectFrom('blogs')
    .select(['open', 'title', 'description', 'language', 'header', 'footer', 'footer_text'])
    .where('client_id', '=', clientId)
    .executeTakeFirst()
}

export async function storeSettings(db: BlogDb, clientId: string, settings: BlogSettings, now: Date): Promise<void> {
  const row = {
    ...settings,
    header: JSON.stringify(settings.header),
    footer: JSON.stringify(settings.footer),
    updated_at: now,
  }
  await db
    .insertInto('blogs')
    .values({ client_id: clientId, ...row })
    .onConflict((conflict) => conflict.column('client_id').doUpdateSet(row))
    .execute()
}

/** The article at an address of its client, a former one too. */
export function findSlug(db: BlogDb, clientId: string, slug: string) {
  return db
    .selectFrom('article_slugs as s')
    .innerJoin('article_publications as p', (join) =>
      join.onRef('p.client_id', '=', 's.client_id').onRef('p.article_id', '=', 's.article_id'),
    )
    .select(['p.article_id', 'p.slug'])
    .where('s.client_id', '=', clientId)
    .where('s.slug', '=', slug)
    .executeTakeFirst()
}

export function findCategory(db: BlogDb, clientId: string, slug: string) {
  return db
    .selectFrom('categories')
    .select(['id', 'slug', 'name'])
    .where('client_id', '=', clientId)
    .where('kind', '=', 'article')
    .where('slug', '=', slug)
    .executeTakeFirst()
}

/** Those with published articles, in their order. */
export function listCategories(db: BlogDb, clientId: string) {
  return db
    .selectFrom('categories as c')
    .select(['c.id', 'c.slug', 'c.name'])
    .where('c.client_id', '=', clientId)
    .where('c.kind', '=', 'article')
    .where((where) =>
      where.exists((inside) =>
        inside
          .selectFrom('article_publications as p')
          .select('p.article_id')
          .where('p.client_id', '=', clientId)
          .whereRef('p.category_id', '=', 'c.id'),
      ),
    )
    .orderBy('c.seq')
    .orderBy('c.id')
    .limit(30)
    .execute()
}

export function findTag(db: BlogDb, clientId: string, slug: string) {
  return db
    .selectFrom('tags')
    .select(['id', 'slug', 'name'])
    .where('client_id', '=', clientId)
    .where('kind', '=', 'content')
    .where('slug', '=', slug)
    .executeTakeFirst()
}

const isIndexed = sql<boolean>`p.summary->>'indexed' is distinct from 'false'`

export async function countAddresses(db: BlogDb, clientId: string): Promise<number> {
  const row = await db
    .selectFrom('article_publications as p')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('p.client_id', '=', clientId)
    .where(isIndexed)
    .executeTakeFirstOrThrow()
  return row.count
}

/** Addresses for search engines, oldest first, so that parts of a sitemap stay as they are. */
export function listAddresses(
  db: BlogDb,
  clientId: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) {
  return db
    .selectFrom('article_publications as p')
    .select(['p.slug', 'p.updated_at'])
    .where('p.client_id', '=', clientId)
    .where(isIndexed)
    .orderBy('p.published_at')
    .orderBy('p.article_id')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** An article of any client that is published. */
export function findPublished(db: BlogDb, articleId: string) {
  return db
    .selectFrom('article_publications')
    .select(['client_id', 'slug'])
    .where('article_id', '=', articleId)
    .executeTakeFirst()
}

/** Of a client that is not suspended. */
export async function findClientSlug(db: BlogDb, clientId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('clients')
    .select('slug')
    .where('id', '=', clientId)
    .where('suspended_at', 'is', null)
    .executeTakeFirst()
  return row?.slug ?? undefined
}

/** Clients whose blogs are open. */
export function listOpenBlogs(db: BlogDb, limit: number) {
  return db
    .selectFrom('blogs as b')
    .innerJoin('clients as c', 'c.id', 'b.client_id')
    .select(['c.slug', 'b.updated_at'])
    .where('b.open', '=', true)
    .where('c.suspended_at', 'is', null)
    .where('c.slug', 'is not', null)
    .orderBy('c.slug')
    .limit(limit)
    .execute()
}
