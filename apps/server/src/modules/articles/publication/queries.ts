import type { ArticleContent } from '@deckle/core/article/article.ts'
import { sql } from 'kysely'
import { storedArticle } from '../content/stored-article.ts'
import type { ArticleKey, ArticlesDb } from '../queries.ts'

interface Publication {
  readonly versionId: string
  readonly slug: string
  readonly content: ArticleContent
  /** When it came to readers. */
  readonly at: Date
  readonly now: Date
}

/** What readers get from now on. */
export async function putPublication(
  db: ArticlesDb,
  { clientId, id }: ArticleKey,
  { versionId, slug, content, at, now }: Publication,
): Promise<void> {
  const { content: _draft, ...stored } = storedArticle(content)
  const row = {
    ...stored,
    slug,
    version_id: versionId,
    event_starts_at: content.event?.starts_at ?? null,
    published_at: at,
    updated_at: now,
  }
  await db
    .insertInto('article_publications')
    .values({ client_id: clientId, article_id: id, ...row })
    .onConflict((known) => known.columns(['client_id', 'article_id']).doUpdateSet(row))
    .execute()
}

/** False where nothing was published. */
export async function removePublication(db: ArticlesDb, { clientId, id }: ArticleKey): Promise<boolean> {
  const removed = await db
    .deleteFrom('article_publications')
    .where('client_id', '=', clientId)
    .where('article_id', '=', id)
    .returning('article_id')
    .executeTakeFirst()
  return removed !== undefined
}

/** The moment of the publication with each tag of the article, for lists by tag. The caller has locked the article. */
export async function noteTags(db: ArticlesDb, { clientId, id }: ArticleKey): Promise<void> {
  await sql`update article_tags t set published_at = p.published_at
    from (select (select published_at from article_publications where client_id = ${clientId} and article_id = ${id}) as published_at) p
    where t.client_id = ${clientId} and t.article_id = ${id} and t.published_at is distinct from p.published_at`.execute(
    db,
  )
}

/** The article of a present or former address. */
export async function findSlugHolder(db: ArticlesDb, clientId: string, slug: string) {
  return db
    .selectFrom('article_slugs as s')
    .leftJoin('article_publications as p', (join) =>
      join.onRef('p.client_id', '=', 's.client_id').onRef('p.article_id', '=', 's.article_id'),
    )
    .select(['s.article_id', 'p.slug as published_slug'])
    .where('s.client_id', '=', clientId)
    .where('s.slug', '=', slug)
    .executeTakeFirst()
}

/** The published article of a present or former address, with its present one. */
export async function findPublishedBySlug(
  db: ArticlesDb,
  clientId: string,
  slug: string,
): Promise<{ readonly id: string; readonly slug: string } | undefined> {
  const holder = await findSlugHolder(db, clientId, slug)
  return holder?.published_slug ? { id: holder.article_id, slug: holder.published_slug } : undefined
}

/** Which of the addresses are taken, by this or another article. */
export async function findTakenSlugs(db: ArticlesDb, clientId: string, base: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('article_slugs')
    .select('slug')
    .where('client_id', '=', clientId)
    .where((where) => where.or([where('slug', '=', base), sql<boolean>`starts_with(slug, ${`${base}-`})`]))
    .execute()
  return new Set(rows.map(({ slug }) => slug))
}

/** From whoever had it before. */
export async function takeSlug(db: ArticlesDb, { clientId, id }: ArticleKey, slug: string): Promise<void> {
  await db
    .insertInto('article_slugs')
    .values({ client_id: clientId, slug, article_id: id })
    .onConflict((known) => known.columns(['client_id', 'slug']).doUpdateSet({ article_id: id }))
    .execute()
}

/** One change of addresses of a client at a time, until the transaction ends. */
export async function lockSlugs(db: ArticlesDb, clientId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`article_slugs ${clientId}`}, 0))`.execute(db)
}

/** Which decks readers can play, of those with the ids. */
export async function findPlayableDecks(
  db: ArticlesDb,
  clientId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('decks')
    .select('id')
    .where('client_id', '=', clientId)
    .where('id', '=', sql<string>`any (${ids}::uuid[])`)
    .where('published_version_id', 'is not', null)
    .where('deleted_at', 'is', null)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Which files are there, outside the bin. */
export async function findLiveFiles(
  db: ArticlesDb,
  clientId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('media')
    .select('id')
    .where('client_id', '=', clientId)
    .where('id', '=', sql<string>`any (${ids}::uuid[])`)
    .where('deleted_at', 'is', null)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Those of the people who are the client's. */
export function findMentioned(db: ArticlesDb, clientId: string, ids: readonly string[]) {
  return db
    .selectFrom('users')
    .select([
      'id',
      sql<string>`btrim(first_name || ' ' || last_name)`.as('name'),
      sql<boolean>`active and deleted_at is null`.as('isActive'),
    ])
    .where('client_id', '=', clientId)
    .where('id', '=', sql<string>`any (${ids}::uuid[])`)
    .execute()
}

interface Due {
  readonly now: Date
  /** Ids of those that are passed over. */
  readonly except: readonly string[]
  /** Of each kind. */
  readonly limit: number
}

/** Scheduled ones whose time has come, and published ones whose time is over, of all clients, the earliest first. */
export async function listDue(db: ArticlesDb, { now, except, limit }: Due): Promise<readonly ArticleKey[]> {
  const { rows } = await sql<ArticleKey>`
    (select client_id as "clientId", id from articles
      where status = 'scheduled' and publish_at <= ${now} and deleted_at is null and id <> all (${except}::uuid[]) order by publish_at limit ${limit})
    union all
    (select client_id as "clientId", id from articles
      where status = 'published' and unpublish_at <= ${now} and deleted_at is null and id <> all (${except}::uuid[]) order by unpublish_at limit ${limit})`.execute(
    db,
  )
  return rows
}
