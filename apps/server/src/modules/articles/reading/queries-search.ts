import { type RawBuilder, sql } from 'kysely'
import type { Order, PageRequest } from '../../../db/paging/paging.ts'
import type { ArticlesDb } from '../queries.ts'
import { conditions, type FoundPage, mostPopular, newest, readBranches, type ReadersFilter } from './queries-lists.ts'

const mostRelevant: Order = { ...mostPopular, keys: [['i.rank', 'numeric'], ...newest.keys] }

/** What a search is for: words as PostgreSQL reads them, and tags of that name. */
export interface Searched {
  readonly query: string
  readonly tags: readonly string[]
}

/** The newest of those whose title matches; beyond these one searches more closely. */
const MOST_RANKED = 500

const inHead = ({ query }: Searched) => sql`s.head @@ ${query}::tsquery`
const tagged = ({ tags }: Searched) =>
  sql`exists (select from article_tags g where g.client_id = s.client_id and g.article_id = s.article_id and g.tag_id = any (${tags}::uuid[]))`

/**
 * All that match, by the index of words: `offset 0` keeps PostgreSQL from reading articles from the newest on until
 * enough of them match, which takes long where a word is rare.
 */
const matching = (column: 'head' | 'body', { clientId, isPublic }: ReadersFilter, { query }: Searched) =>
  sql`(select m.client_id, m.article_id, m.published_at, m.head from article_search m
    where m.client_id = ${clientId} and ${sql.ref(`m.${column}`)} @@ ${query}::tsquery
      ${isPublic && column === 'body' ? sql`and m.audience = 'public'` : sql``} offset 0) s`

/** What is searched is published: the publication is read for filters alone. */
function among(filter: ReadersFilter) {
  const { categories, tags, author, saved } = filter
  if (categories === null && tags === null && author === null && !saved) return { joined: sql``, filtered: sql`true` }
  return {
    joined: sql`join article_publications p on p.client_id = s.client_id and p.article_id = s.article_id`,
    filtered: conditions(filter),
  }
}

/** Whose title or subtitle matches, the best match first. */
export const searchHeads = (
  db: ArticlesDb,
  filter: ReadersFilter,
  searched: Searched,
  page: PageRequest,
): Promise<FoundPage> => {
  const { joined, filtered } = among(filter)
  return readBranches(db, mostRelevant, page, [
    sql`select n.id, n.at, round(ts_rank(n.head, ${searched.query}::tsquery)::numeric, 4) as rank from (
      select s.article_id as id, s.published_at as at, s.head from ${matching('head', filter, searched)} ${joined}
      where ${filtered} order by s.published_at desc, s.article_id desc limit ${sql.lit(MOST_RANKED)}) n`,
  ])
}

/** With a tag of the name, but those above. */
export const searchTags = (
  db: ArticlesDb,
  filter: ReadersFilter,
  searched: Searched,
  page: PageRequest,
): Promise<FoundPage> =>
  readBranches(
    db,
    newest,
    page,
    taggedBranches(filter, searched, sql``).map((branch) => sql`${branch} and not ${inHead(searched)}`),
  )

const taggedBranches = (filter: ReadersFilter, { tags }: Searched, also: RawBuilder<unknown>) =>
  tags.map(
    (tag) => sql`select t.article_id as id, t.published_at as at ${also} from article_tags t
      join article_search s on s.client_id = t.client_id and s.article_id = t.article_id
      join article_publications p on p.client_id = s.client_id and p.article_id = s.article_id
      where t.client_id = ${filter.clientId} and t.tag_id = ${tag}::uuid and t.published_at is not null and ${conditions(filter)}`,
  )

/** Whose text matches, but those above. */
export const searchBodies = (
  db: ArticlesDb,
  filter: ReadersFilter,
  searched: Searched,
  page: PageRequest,
): Promise<FoundPage> => {
  const { joined, filtered } = among(filter)
  return readBranches(db, newest, page, [
    sql`select s.article_id as id, s.published_at as at from ${matching('body', filter, searched)} ${joined}
      where not ${inHead(searched)} ${searched.tags.length === 0 ? sql`` : sql`and not ${tagged(searched)}`} and ${filtered}`,
  ])
}

/** Everything that matches, in another order than by relevance. */
export const searchAll = (
  db: ArticlesDb,
  filter: ReadersFilter,
  searched: Searched,
  { sort, ...page }: PageRequest & { readonly sort: 'newest' | 'popular' },
): Promise<FoundPage> => {
  const also = sort === 'newest' ? sql`` : sql`, p.score`
  return readBranches(db, sort === 'newest' ? newest : mostPopular, page, [
    sql`select s.article_id as id, s.published_at as at ${also} from ${matching('body', filter, searched)}
      join article_publications p on p.client_id = s.client_id and p.article_id = s.article_id where ${conditions(filter)}`,
    ...taggedBranches(filter, searched, also),
  ])
}

/** Tags of content whose name has the text, as candidates. */
export function findTagsLike(db: ArticlesDb, clientId: string, pattern: string) {
  return db
    .selectFrom('tags')
    .select(['id', 'name'])
    .where('client_id', '=', clientId)
    .where('kind', '<>', 'user')
    .where(sql<boolean>`lower(name) like ${pattern}`)
    .orderBy('id')
    .limit(50)
    .execute()
}
