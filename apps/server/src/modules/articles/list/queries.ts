import type { articles } from '@deckle/contract/articles.ts'
import type { QueryOf } from '@deckle/contract/kit/endpoint.ts'
import { sql } from 'kysely'
import type { KeyType } from '../../../db/paging/cursor.ts'
import { type Order, readPage } from '../../../db/paging/paging.ts'
import { articleReach, type Scoped } from '../../../db/reach.ts'
import { type ArticlesDb, authorsArticles } from '../queries.ts'

type ListQuery = Omit<QueryOf<typeof articles.list>, 'linkable_with'>
type CalendarQuery = QueryOf<typeof articles.calendar>
export type ListedArticle = Awaited<ReturnType<typeof listArticles>>['rows'][number]

interface Narrowed {
  /** Ids of the category that was asked for and of those below it. */
  readonly categories: readonly string[] | null
  /** Only those that the actor may link with articles of these languages. */
  readonly taken: readonly string[] | null
}

/** Those the actor may see as an author. */
export function listArticles(db: ArticlesDb, actor: Scoped, query: ListQuery, { categories, taken }: Narrowed) {
  const found = filteredArticles(db, actor, query, categories).$if(taken !== null, (some) =>
    some.where(articleReach(actor, 'article.edit', 'articles')).where(isLinkable(actor.clientId, taken ?? [])),
  )
  return readPage(found, orders[query.sort], query)
}

/** Neither the article nor one that it is linked with has one of the languages. */
const isLinkable = (clientId: string, taken: readonly string[]) =>
  sql<boolean>`(articles.language <> all (${taken}::text[]) and not exists (select from articles l
    where l.client_id = ${clientId} and l.translation_group = articles.translation_group and l.deleted_at is null
      and l.language = any (${taken}::text[])))`

/** What comes or goes within the time, the earliest first. */
export function listCalendar(
  db: ArticlesDb,
  actor: Scoped,
  { from, to, limit, ...query }: CalendarQuery & { readonly limit: number },
  categories: readonly string[] | null,
) {
  const within = (column: string) =>
    sql<string>`select d.id from articles d where d.client_id = ${actor.clientId} and d.deleted_at is null
      and ${sql.ref(`d.${column}`)} >= ${from}::timestamptz and ${sql.ref(`d.${column}`)} < ${to}::timestamptz`
  return filteredArticles(db, actor, query, categories)
    .where(sql<boolean>`articles.id in (${within('publish_at')} union ${within('unpublish_at')})`)
    .orderBy(sql`coalesce(articles.publish_at, articles.unpublish_at)`)
    .orderBy('articles.id')
    .limit(limit)
    .execute()
}

function filteredArticles(
  db: ArticlesDb,
  actor: Scoped,
  query: Omit<CalendarQuery, 'from' | 'to'>,
  categories: readonly string[] | null,
) {
  const { status, owner = 'anyone', language, tag } = query
  const search = query.search?.trim() ?? ''
  return authorsArticles(db, actor)
    .where('articles.client_id', '=', actor.clientId)
    .where('articles.deleted_at', status === 'bin' ? 'is not' : 'is', null)
    .where(
      status === 'bin'
        ? articleReach(actor, 'article.delete', 'articles')
        : articleReach(actor, 'article.view', 'articles', { many: true }),
    )
    .$if(owner === 'me', (found) => found.where('articles.owner_id', '=', actor.userId))
    .$if(owner === 'shared', (found) => found.where('articles.owner_id', '<>', actor.userId).where(isShared(actor)))
    .$if(status !== undefined && status !== 'bin', (found) => found.where('articles.status', '=', status as 'draft'))
    .$if(categories !== null, (found) =>
      found.where(sql<boolean>`articles.category_id = any (${categories ?? []}::uuid[])`),
    )
    .$if(language !== undefined, (found) => found.where('articles.language', '=', language as 'en'))
    .$if(tag !== undefined, (found) =>
      found.where(
        sql<boolean>`articles.id in (select t.article_id from article_tags t where t.client_id = ${actor.clientId} and t.tag_id = ${tag}::uuid)`,
      ),
    )
    .$if(search !== '', (found) => found.where(sql<boolean>`articles.search_text like search_pattern(${search})`))
}

/** With the whole client, or with the actor by name. */
const isShared = ({ clientId, userId }: Scoped) =>
  sql<boolean>`(articles.everyone <> 'none' or articles.id in (select s.article_id from article_shares s
    where s.client_id = ${clientId} and s.user_id = ${userId}))`

const by = (column: string, type: KeyType, direction: Order['direction']): Order => ({
  keys: [
    [column, type],
    ['articles.id', 'uuid'],
  ],
  direction,
})

const orders = {
  updated: by('articles.updated_at', 'timestamptz', 'desc'),
  created: by('articles.created_at', 'timestamptz', 'desc'),
  published: by('coalesce(articles.publish_at, articles.created_at)', 'timestamptz', 'desc'),
  title: by('lower(articles.title)', 'text', 'asc'),
  views: by('coalesce(article_counts.views, 0)', 'bigint', 'desc'),
} as const satisfies Readonly<Record<ListQuery['sort'], Order>>
