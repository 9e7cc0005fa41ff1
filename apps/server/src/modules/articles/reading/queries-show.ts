import { type RawBuilder, sql } from 'kysely'
import type { ArticleKey, ArticlesDb } from '../queries.ts'

/** Files by their ids, outside the bin. */
export async function findFiles(db: ArticlesDb, clientId: string, ids: readonly string[]) {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('media')
    .select(['id', 'kind', 'name', 'size', 'width', 'height'])
    .where('client_id', '=', clientId)
    .where('id', '=', sql<string>`any (${ids}::uuid[])`)
    .where('deleted_at', 'is', null)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** Published decks by their ids. */
export async function findShownDecks(db: ArticlesDb, clientId: string, ids: readonly string[]) {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('decks')
    .select(['id', 'name', 'shortid', 'slide_count'])
    .where('client_id', '=', clientId)
    .where('id', '=', sql<string>`any (${ids}::uuid[])`)
    .where('published_version_id', 'is not', null)
    .where('deleted_at', 'is', null)
    .execute()
  return new Map(
    rows.flatMap(({ id, name, shortid, slide_count }) =>
      shortid === null ? [] : [[id, { shortid, title: name, slides: slide_count }]],
    ),
  )
}

interface Place extends ArticleKey {
  readonly categoryId: string | null
  readonly at: Date
}

/** Whether an article is the same text in another language. */
const isTranslation = (clientId: string, id: string, other: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from articles own join articles t on t.client_id = own.client_id and t.translation_group = own.translation_group
    where own.client_id = ${clientId} and own.id = ${id} and t.id = ${other})`

/** Of the category, the one published next after it or last before it; no translation of it. */
export async function findNeighbour(
  db: ArticlesDb,
  { clientId, id, categoryId, at }: Place,
  which: 'next' | 'previous',
): Promise<{ readonly id: string; readonly title: string } | null> {
  const [comparison, direction] = which === 'next' ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`]
  const { rows } = await sql<{
    id: string
    title: string
  }>`select p.article_id as id, p.title from article_publications p
    where p.client_id = ${clientId} and ${categoryId === null ? sql`p.category_id is null` : sql`p.category_id = ${categoryId}`}
      and (p.published_at, p.article_id) ${comparison} (${at}, ${id}::uuid)
      and not ${isTranslation(clientId, id, sql`p.article_id`)}
    order by p.published_at ${direction}, p.article_id ${direction} limit 1`.execute(db)
  return rows[0] ?? null
}

/** Newest ones of each tag and of the category that are looked at. */
const MOST_LOOKED_AT = 30

/** Ids of published articles with most tags in common, in its language, of its category, then the newest; no translations of it. */
export async function findRelated(
  db: ArticlesDb,
  { clientId, id, categoryId }: Omit<Place, 'at'>,
  limit: number,
): Promise<readonly string[]> {
  const branch = (from: RawBuilder<unknown>, points: number) =>
    sql`(select p.article_id as id, p.published_at as at, ${sql.lit(points)} as points ${from}
      order by p.published_at desc, p.article_id desc limit ${sql.lit(MOST_LOOKED_AT)})`
  const tagged = sql`select n.id, n.at, 4 as points from article_tags own
    cross join lateral (select t.article_id as id, t.published_at as at from article_tags t
      where t.client_id = own.client_id and t.tag_id = own.tag_id and t.published_at is not null and t.article_id <> own.article_id
      order by t.published_at desc, t.article_id desc limit ${sql.lit(MOST_LOOKED_AT)}) n
    where own.client_id = ${clientId} and own.article_id = ${id}`
  const others = sql`from article_publications p where p.client_id = ${clientId} and p.article_id <> ${id}::uuid`
  const { rows } = await sql<{ id: string }>`select r.id from (
      ${tagged}
      union all ${branch(sql`${others} and p.category_id = ${categoryId}::uuid`, 2)}
      union all ${branch(others, 1)}
    ) r join articles a on a.client_id = ${clientId} and a.id = r.id
    join articles own on own.client_id = ${clientId} and own.id = ${id}
    where own.translation_group is null or a.translation_group is distinct from own.translation_group
    group by r.id, a.language, own.language
    order by sum(r.points) + case when a.language = own.language then 3 else 0 end desc, max(r.at) desc, r.id limit ${sql.lit(limit)}`.execute(
    db,
  )
  return rows.map((row) => row.id)
}
