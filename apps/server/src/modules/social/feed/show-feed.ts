import type { social } from '@deckle/contract/social.ts'
import { socialLimits } from '@deckle/core/social/social.ts'
import type { QueryOf } from '@deckle/contract/kit/endpoint.ts'
import type { Db } from '../../../db/database.ts'
import { encodeCursor } from '../../../db/paging/cursor.ts'
import type { Placed } from '../../../db/paging/paging.ts'
import type { Scoped } from '../../../db/reach.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/handler.ts'
import { presentPosts, presentRows } from '../posts/present.ts'
import { listReaderKeys } from '../readers/queries.ts'
import { listFirstPage } from './queries-first-page.ts'
import { beginning, countNewer, findMark, listFeed, listFeedOf, listOwn, listSaved } from './queries.ts'

type Query = QueryOf<typeof social.feed>

export const showFeed: Handler<typeof social.feed> = async ({ deps, actor, query }) => {
  if (query.cursor === undefined && query.author === undefined && query.filter === 'everything')
    return showFirstPage(deps, actor, query.limit)
  const keys = await listReaderKeys(deps.db, actor)
  // Before the page: what comes in between is told as newer.
  const mark = query.cursor === undefined ? await findMark(deps.db, actor, keys) : undefined
  const { rows, ...page } = await entriesOf(deps.db, actor, keys, query)
  const posts = await presentPosts(
    deps,
    actor,
    rows.map(({ post_id }) => post_id),
  )
  return { posts, ...page, ...(mark !== undefined && { mark }) }
}

async function showFirstPage(deps: Deps, actor: Scoped, limit: number) {
  const { rows, ...page } = await listFirstPage(deps, actor, limit)
  const mark = markOf(rows, page.next) ?? (await findMark(deps.db, actor, await listReaderKeys(deps.db, actor)))
  return { posts: await presentRows(deps, actor, rows), ...page, mark }
}

/**
 * The place of the newest entry of a first page, as `findMark` has it. Undefined where newer ones may follow those that are
 * pinned.
 */
function markOf(rows: readonly Placed[], next: string | null): string | undefined {
  const places = rows.map(({ page_key: [pinned, at = '', id = ''] }) => ({ pinned, at: String(at), id: String(id) }))
  const first = places.find(({ pinned }) => pinned === 0) ?? (next === null ? newestOf(places) : undefined)
  if (first) return encodeCursor([first.at, first.id])
  return next === null ? encodeCursor(beginning) : undefined
}

interface FoundPlace {
  readonly at: string
  readonly id: string
}

const newestOf = (places: readonly FoundPlace[]): FoundPlace | undefined =>
  places.toSorted((one, other) => (`${one.at} ${one.id}` < `${other.at} ${other.id}` ? 1 : -1))[0]

function entriesOf(db: Db, actor: Scoped, keys: readonly string[], { filter, author, limit, cursor }: Query) {
  const page = { limit, cursor }
  if (author !== undefined && author.toLowerCase() !== actor.userId)
    return listFeedOf(db, actor, { ...page, keys, author })
  if (author !== undefined || filter === 'mine') return listOwn(db, actor, page)
  if (filter === 'saved') return listSaved(db, actor, keys, page)
  return listFeed(db, actor, keys, page)
}

export const countNewerPosts: Handler<typeof social.newer> = async ({ deps, actor, query }) => {
  const keys = await listReaderKeys(deps.db, actor)
  return { count: await countNewer(deps.db, actor, { keys, mark: query.mark, most: socialLimits.newer }) }
}
