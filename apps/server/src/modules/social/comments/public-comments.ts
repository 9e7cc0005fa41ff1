import { mentionedIn, withNames } from '@deckle/core/social/mention.ts'
import type { PublicComments } from '@deckle/core/social/public-comment.ts'
import type { Db } from '../../../db/database.ts'
import { groupBy } from '../../../platform/group-by.ts'
import { findPeople } from '../people/queries.ts'
import type { About } from './require-comment.ts'
import { countThreads, listFirstPublicReplies, listPublicThreads, type PublicRow } from './queries-public.ts'

const PAGE_SIZE = 10

interface Wanted extends About {
  readonly clientId: string
  /** From 1; of 10 comments. */
  readonly number: number
}

/** What everybody may read of the comments on something, the newest first, each with its first replies. */
export async function readPublicComments(db: Db, { number, ...about }: Wanted): Promise<PublicComments> {
  const { clientId } = about
  const [count, threads] = await Promise.all([
    countThreads(db, about),
    listPublicThreads(db, about, { limit: PAGE_SIZE, offset: (number - 1) * PAGE_SIZE }),
  ])
  const parents = threads.flatMap(({ id, replies }) => (replies > 0 ? [id] : []))
  const replies = await listFirstPublicReplies(db, clientId, parents)
  const people = await findPeople(
    db,
    clientId,
    [...threads, ...replies].flatMap(({ owner_id, text }) => [
      ...(owner_id === null ? [] : [owner_id]),
      ...mentionedIn(text),
    ]),
  )
  const shown = ({ id, owner_id, text, state, created_at }: PublicRow) => ({
    id,
    author: (owner_id !== null && people.get(owner_id)?.name) || '',
    text: state === 'shown' ? withNames(text, (one) => people.get(one)?.name) : '',
    at: created_at,
    gone: state !== 'shown',
  })
  const byParent = groupBy(replies, ({ parent_id }) => parent_id)
  const comments = threads.map((row) => ({
    ...shown(row),
    replies: (byParent.get(row.id) ?? []).map(shown),
    replyCount: row.replies,
  }))
  return { comments, number, pages: Math.max(1, Math.ceil(count / PAGE_SIZE)) }
}
