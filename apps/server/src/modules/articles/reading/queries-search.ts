import { type RawBuilder, sql } from 'kysely'
import { type Order, type PageRequest, pageParts } from '../../../db/paging/paging.ts'
import type { ArticlesDb } from '../queries.ts'
import { conditions, type FoundPage, mostPopular, newest, readBranches, type ReadersFilter } from './queries-lists.ts'

const mostRelevant: Order = { ...mostPopular, keys: [['i.rank', 'numeric'], ...newest.keys] }

/** What a search is for: words as PostgreSQL reads them, and tags of that name. */
export interface Searched {
  readonly query: string
  readonly tags: readonly string[]
}

/** With the articles whose title matches, to be ranked. */
export interface Ranked extends Searched {
  readonly heads: readonly string[]
}

/** The newest of those whose title matches; older ones are found by their text, which has the title's words too. */
const MOST_RANKED = 100
/**
 * Where words are common among the first of a list, its first articles are looked at one by one. Else, or where too few of
 * them match, the words are looked up in their index, which is slow where they are in a large part of all articles.
 */
const NEAR = {
  head: { sample: 300, common: 12, most: 4000 },
  body: { sample: 150, common: 8, most: 500 },
} as const
type Column = keyof typeof NEAR

/** As a subquery it is planned without the frequency of its words, by which PostgreSQL would read all texts where one is common. */
const asked = ({ query }: Searched) => sql`(select ${query}::tsquery)`

const tagged = ({ tags }: Searched) =>
  sql`exists (select from article_tags g where g.client_id = i.client_id and g.article_id = i.id and g.tag_id = any (${tags}::uuid[]))`

/** What is searched is published: the publication is read for filters and scores alone. */
function among(filter: ReadersFilter, order: Order) {
  const { categories, tags, author, saved } = filter
  const isAll = categories === null && tags === null && author === null && !saved
  return {
    joined:
      isAll && order === newest
        ? sql``
        : sql`join article_publications p on p.client_id = s.client_id and p.article_id = s.article_id`,
    filtered: isAll ? sql`true` : conditions(filter),
    also: order === newest ? sql`` : sql`, p.score`,
  }
}

interface Place {
  readonly order: Order
  readonly page: PageRequest
  readonly but?: RawBuilder<unknown>
}

/** A page of the articles whose `column` matches, as a branch of a list. */
function matching(column: Column, filter: ReadersFilter, searched: Searched, { order, page, but = sql`true` }: Place) {
  const { beyond, sorted, limit } = pageParts(order, page)
  const { joined, filtered, also } = among(filter, order)
  const open = filter.isPublic && column === 'body' ? sql`s.audience = 'public'` : sql`true`
  const listed = (
    from: RawBuilder<unknown>,
  ) => sql`(select s.client_id, s.article_id as id, s.published_at as at, s.found ${also}
    from ${from} s ${joined} where s.client_id = ${filter.clientId} and ${open} and ${filtered}) i`
  const all = sql`(select m.*, m.${sql.ref(column)} as found from article_search m)`
  const indexed = sql`(select m.*, m.${sql.ref(column)} as found from article_search m
    where m.client_id = ${filter.clientId} and m.${sql.ref(column)} @@ ${asked(searched)} offset 0)`
  const { sample, common, most } = NEAR[column]
  const first = (many: number) =>
    sql`select i.* from ${listed(all)} where ${beyond} order by ${sorted} limit ${sql.lit(many)}`
  return sql`(with common as materialized (
      select count(*) >= ${sql.lit(common)} as holds from (${first(sample)}) i where i.found @@ ${asked(searched)}
    ), first as materialized (
      select i.* from (${first(most)}) i where (select c.holds from common c)
    ), near as materialized (
      select i.* from first i where i.found @@ ${asked(searched)} and ${but} order by ${sorted} limit ${limit}
    ), enough as materialized (
      select c.holds and ((select count(*) from first) < ${sql.lit(most)} or (select count(*) from near) = ${limit}) as holds from common c
    )
    select * from near where (select e.holds from enough e)
    union all
    (select i.* from ${listed(indexed)} where not (select e.holds from enough e) and ${beyond} and ${but} order by ${sorted} limit ${limit}))`
}

/** Ids of the newest whose title or subtitle matches. */
export async function findHeads(db: ArticlesDb, filter: ReadersFilter, searched: Searched): Promise<readonly string[]> {
  const place = { order: newest, page: { limit: MOST_RANKED - 1 } }
  const { rows } = await sql<{ id: string }>`select i.id from ${matching('head', filter, searched, place)} i`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** These, the best match first. */
export const searchHeads = (
  db: ArticlesDb,
  { clientId }: ReadersFilter,
  { query, heads }: Ranked,
  page: PageRequest,
): Promise<FoundPage> =>
  readBranches(
    db,
    mostRelevant,
    page,
    heads.length === 0
      ? []
      : [
          sql`select s.article_id as id, s.published_at as at, round(ts_rank(s.head, ${query}::tsquery)::numeric, 4) as rank
      from article_search s where s.client_id = ${clientId} and s.article_id = any (${heads}::uuid[])`,
        ],
  )

/** With a tag of the name, but those above. */
export const searchTags = (
  db: ArticlesDb,
  filter: ReadersFilter,
  searched: Ranked,
  page: PageRequest,
): Promise<FoundPage> =>
  readBranches(
    db,
    newest,
    page,
    taggedBranches(filter, searched, sql``).map(
      (branch) => sql`${branch} and t.article_id <> all (${searched.heads}::uuid[])`,
    ),
  )

const taggedBranches = (filter: ReadersFilter, { tags }: Searched, also: RawBuilder<unknown>) =>
  tags.map(
    (tag) => sql`select t.article_id as id, t.published_at as at ${also} from article_tags t
      join article_publications p on p.client_id = t.client_id and p.article_id = t.article_id
      where t.client_id = ${filter.clientId} and t.tag_id = ${tag}::uuid and t.published_at is not null and ${conditions(filter)}`,
  )

/** Whose text matches, but those above. */
export const searchBodies = (
  db: ArticlesDb,
  filter: ReadersFilter,
  searched: Ranked,
  page: PageRequest,
): Promise<FoundPage> => {
  const isAbove = searched.tags.length === 0 ? sql`` : sql`and not ${tagged(searched)}`
  const but = sql`i.id <> all (${searched.heads}::uuid[]) ${isAbove}`
  return readBranches(db, newest, page, [
    sql`select * from ${matching('body', filter, searched, { order: newest, page, but })} b`,
  ])
}

/** Everything that matches, in another order than by relevance. */
export const searchAll = (
  db: ArticlesDb,
  filter: ReadersFilter,
  searched: Searched,
  { sort, ...page }: PageRequest & { readonly sort: 'newest' | 'popular' },
): Promise<FoundPage> => {
  const order = sort === 'newest' ? newest : mostPopular
  const also = sort === 'newest' ? sql`` : sql`, p.score`
  return readBranches(db, order, page, [
    sql`select b.id, b.at ${sort === 'newest' ? sql`` : sql`, b.score`} from ${matching('body', filter, searched, { order, page })} b`,
    ...taggedBranches(filter, searched, also),
  ])
}

/** Tags of content whose name has the text, as candidates. */
export function findTagsLike(db: ArticlesDb, clientId: string, text: string) {
  return db
    .selectFrom('tags')
    .select(['id', 'name'])
    .where('client_id', '=', clientId)
    .where('kind', '<>', 'user')
    .where(sql<boolean>`searchable_text(name) like search_pattern(${text})`)
    .orderBy('id')
    .limit(50)
    .execute()
}
