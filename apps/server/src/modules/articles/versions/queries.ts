import type { ArticleContent } from '@deckle/core/article/article.ts'
import { sql } from 'kysely'
import { type PageRequest, readPage } from '../../../db/paging/paging.ts'
import type { ArticleKey, ArticlesDb } from '../queries.ts'

/** Unnamed kept versions of an article; older ones go. */
const MOST_SAVED = 50

interface NewVersion {
  readonly client_id: string
  readonly id: string
  readonly article_id: string
  readonly kind: 'published' | 'saved'
  readonly content: ArticleContent
  readonly words: number
  readonly by: string | null
  readonly created_at: Date
}

/** Numbered after the latest one: the caller has locked the article. */
export async function insertVersion(db: ArticlesDb, { content, ...version }: NewVersion): Promise<void> {
  await db
    .insertInto('article_versions')
    .values({
      ...version,
      content: JSON.stringify(content),
      number: sql<number>`(select coalesce(max(v.number), 0) + 1 from article_versions v
        where v.client_id = ${version.client_id} and v.article_id = ${version.article_id})`,
    })
    .execute()
}

/** Whether a version of the person's was kept since. */
export async function wasStoredSince(db: ArticlesDb, { clientId, id }: ArticleKey, by: string | null, since: Date) {
  const row = await db
    .selectFrom('article_versions')
    .select('id')
    .where('client_id', '=', clientId)
    .where('article_id', '=', id)
    .where('kind', '=', 'saved')
    .where(sql<boolean>`by is not distinct from ${by}::uuid`)
    .where('created_at', '>', since)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Named and published versions stay. */
export async function pruneSaved(db: ArticlesDb, { clientId, id }: ArticleKey): Promise<void> {
  await sql`delete from article_versions v where v.client_id = ${clientId} and v.article_id = ${id} and v.kind = 'saved' and v.name = ''
    and v.number <= (select o.number from article_versions o
      where o.client_id = ${clientId} and o.article_id = ${id} and o.kind = 'saved' and o.name = ''
      order by o.number desc offset ${MOST_SAVED} limit 1)`.execute(db)
}

interface VersionKey extends ArticleKey {
  readonly versionId: string
}

export async function findVersionContent(
  db: ArticlesDb,
  { clientId, id, versionId }: VersionKey,
): Promise<ArticleContent | undefined> {
  const row = await db
    .selectFrom('article_versions')
    .select('content')
    .where('client_id', '=', clientId)
    .where('article_id', '=', id)
    .where('id', '=', versionId)
    .executeTakeFirst()
  return row?.content
}

/** With who made each; null where the person is gone. */
const versionsOf = (db: ArticlesDb, { clientId, id }: ArticleKey) =>
  db
    .selectFrom('article_versions as v')
    .leftJoin('users as u', (join) => join.onRef('u.client_id', '=', 'v.client_id').onRef('u.id', '=', 'v.by'))
    .select(['v.id', 'v.number', 'v.name', 'v.kind', 'v.words', 'v.created_at', 'u.id as by_id', 'u.image as by_image'])
    .select(sql<string>`btrim(u.first_name || ' ' || u.last_name)`.as('by_name'))
    .where('v.client_id', '=', clientId)
    .where('v.article_id', '=', id)

export type VersionRow = Awaited<ReturnType<typeof listVersions>>['rows'][number]

export const listVersions = (db: ArticlesDb, key: ArticleKey, page: PageRequest) =>
  readPage(versionsOf(db, key), { keys: [['v.number', 'bigint']], direction: 'desc' }, page)

export const findVersion = (db: ArticlesDb, { versionId, ...key }: VersionKey) =>
  versionsOf(db, key).select('v.content').where('v.id', '=', versionId).executeTakeFirst()

export async function nameVersion(
  db: ArticlesDb,
  { clientId, id, versionId }: VersionKey,
  name: string,
): Promise<void> {
  await db
    .updateTable('article_versions')
    .set({ name })
    .where('client_id', '=', clientId)
    .where('article_id', '=', id)
    .where('id', '=', versionId)
    .execute()
}
