import type { social } from '@deckle/contract/social.ts'
import { socialLimits } from '@deckle/core/social/social.ts'
import type { QueryOf } from '@deckle/contract/kit/endpoint.ts'
import type { Db } from '../../../db/database.ts'
import type { Scoped } from '../../../db/reach.ts'
import type { Handler } from '../../../http/handler.ts'
import { presentPosts } from '../posts/present.ts'
import { listReaderKeys } from '../readers/queries.ts'
import { countNewer, findMark, listFeed, listFeedOf, listOwn, listSaved } from './queries.ts'

type Query = QueryOf<typeof social.feed>

export const showFeed: Handler<typeof social.feed> = async ({ deps, actor, query }) => {
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
