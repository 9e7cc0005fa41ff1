import type { ArticleCard, articles } from '@deckle/contract/articles.ts'
import type { QueryOf } from '@deckle/contract/kit/endpoint.ts'
import type { Db } from '../../../db/database.ts'
import type { PageRequest } from '../../../db/paging/paging.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler, SignedIn } from '../../../http/handler.ts'
import { offeredCourses } from '../../learning/index.ts'
import { categoriesOf } from '../list/list-articles.ts'
import { correctedFor, searchedFor } from '../search/search-query.ts'
import { chainLists, type Link } from './chain-lists.ts'
import { presentCard } from './present-card.ts'
import { findCards } from './queries-cards.ts'
import {
  findTagsNamed,
  type FoundPage,
  listByScore,
  listNewest,
  listNotUpcoming,
  listPopular,
  listSaved,
  listUpcoming,
  type ReadersFilter,
} from './queries-lists.ts'
import { findHeads, searchAll, searchBodies, type Searched, searchHeads, searchTags } from './queries-search.ts'

type Query = QueryOf<typeof articles.publishedList>
type ArticleLink = Link<FoundPage['rows'][number]>

/** The category whose articles are followed by published courses. */
const WITH_COURSES = 'courses'
/** Names of tags that mean more: a language, and what is read most. */
const LANGUAGES: Readonly<Record<string, string>> = { hindi: 'hi' }
const POPULAR = 'popular'

export const listPublished: Handler<typeof articles.publishedList> = async ({ deps, actor, query }) => {
  if (query.category !== WITH_COURSES || !isPlain(query))
    return present(deps.db, actor, await readArticles(deps, actor, query))
  const from = query.cursor?.startsWith(COURSES) ? query.cursor.slice(COURSES.length) : null
  const page = from === null ? await readArticles(deps, actor, query) : { rows: [], next: null }
  const { articles, next } = await present(deps.db, actor, page)
  const room = query.limit - page.rows.length
  if (next !== null || room === 0) return { articles, courses: [], next: next ?? COURSES }
  const offered = await offeredCourses(deps, actor, { limit: room, ...(from ? { cursor: from } : {}) })
  return { articles, courses: offered.courses, next: offered.next === null ? null : COURSES + offered.next }
}

/** Before the cursor of courses, which follow the articles. */
const COURSES = 'courses.'

/** Only by category. */
const isPlain = ({ search, tags, author, upcoming, saved }: Query): boolean =>
  !search?.trim() && tags === undefined && author === undefined && !upcoming && !saved

async function present(db: Db, actor: SignedIn, { rows, ...page }: FoundPage) {
  const cards = await findCards(
    db,
    actor,
    rows.map(({ id }) => id),
  )
  return { articles: cards.map(presentCard), ...page }
}

/** Several lists of readers, their cards looked up at once. */
export async function readLists(
  deps: Deps,
  actor: SignedIn,
  queries: readonly Query[],
): Promise<readonly (readonly ArticleCard[])[]> {
  const lists = await Promise.all(queries.map((query) => readArticles(deps, actor, query)))
  const ids = new Set(lists.flatMap(({ rows }) => rows.map(({ id }) => id)))
  const cards = new Map((await findCards(deps.db, actor, [...ids])).map((row) => [row.id, presentCard(row)]))
  return lists.map(({ rows }) => rows.flatMap(({ id }) => cards.get(id) ?? []))
}

/** Where articles are in a list of readers. */
async function readArticles({ db, now }: Pick<Deps, 'db' | 'now'>, actor: SignedIn, query: Query): Promise<FoundPage> {
  const filter = await filterOf(db, actor, query)
  const page: PageRequest = query
  const search = query.search?.trim() ?? ''
  if (search !== '') return searchArticles(db, filter, { ...query, search })
  if (query.upcoming)
    return chainLists<FoundPage['rows'][number]>(
      [(part) => listUpcoming(db, filter, now(), part), (part) => listNotUpcoming(db, filter, now(), part)],
      page,
    )
  if (query.tags?.trim().toLowerCase() === POPULAR) return listPopular(db, filter, page)
  if (query.sort === 'popular') return listByScore(db, filter, page)
  return query.saved ? listSaved(db, filter, page) : listNewest(db, filter, page)
}

async function filterOf(db: Db, actor: SignedIn, query: Query): Promise<ReadersFilter> {
  const { clientId, userId } = actor
  const tag = query.tags?.trim() ?? ''
  return {
    clientId,
    userId,
    categories: await categoriesOf(db, clientId, query),
    tags: tag === '' ? null : await findTagsNamed(db, clientId, tag),
    language: LANGUAGES[tag.toLowerCase()] ?? null,
    author: query.author ?? null,
    saved: query.saved ?? false,
    isPublic: false,
  }
}

type SearchQuery = Pick<Query, 'limit' | 'cursor' | 'sort'> & { readonly search: string }

/** For strangers: ids of published articles with these words in what everybody may read, the most relevant first. */
export async function searchPublished(
  db: Db,
  clientId: string,
  { search, limit }: { readonly search: string; readonly limit: number },
): Promise<readonly string[]> {
  const all = {
    clientId,
    userId: '',
    categories: null,
    tags: null,
    language: null,
    author: null,
    saved: false,
    isPublic: true,
  }
  const { rows } = await searchArticles(db, all, { search, limit, sort: 'relevance' })
  return rows.map(({ id }) => id)
}

/** Before the cursor of a search for other words than were typed. */
const CORRECTED = '~'

/** Where nothing matches, words that look like those that were typed. */
async function searchArticles(db: Db, filter: ReadersFilter, query: SearchQuery): Promise<FoundPage> {
  const { clientId } = filter
  if (!query.cursor?.startsWith(CORRECTED)) {
    const exact = await searchedFor(db, clientId, query.search)
    const page = exact ? await findMatches(db, filter, exact, query) : nothing
    if (page.rows.length > 0 || query.cursor !== undefined || exact === null) return page
  }
  const corrected = await correctedFor(db, filter, query.search)
  if (corrected === null) return nothing
  const cursor = query.cursor?.slice(CORRECTED.length)
  const page = await findMatches(db, filter, corrected, { ...query, cursor })
  return { ...page, next: page.next === null ? null : CORRECTED + page.next }
}

const nothing: FoundPage = { rows: [], next: null, total: 0 }

/** Title and subtitle before tags before text, or in another order. */
async function findMatches(
  db: Db,
  filter: ReadersFilter,
  searched: Searched,
  { sort = 'relevance', ...page }: Omit<SearchQuery, 'search'>,
): Promise<FoundPage> {
  if (sort !== 'relevance') return searchAll(db, filter, searched, { ...page, sort })
  const ranked = { ...searched, heads: await findHeads(db, filter, searched) }
  const links: readonly ArticleLink[] = [
    (part) => searchHeads(db, filter, ranked, part),
    (part) => searchTags(db, filter, ranked, part),
    (part) => searchBodies(db, filter, ranked, part),
  ]
  return chainLists(links, page)
}
