import type { CommentTarget } from '@deckle/core/social/social.ts'
import type { Db } from '../../../db/database.ts'
import type { Count } from '../counts.ts'
import { addReplies } from './queries.ts'

interface CountedComment {
  readonly client_id: string
  readonly target: string
  readonly target_id: string
  readonly parent_id: string | null
  readonly created_at: Date
}

/** Within a transaction: one more or one less that is shown. */
export async function countComment(trx: Db, count: Count, comment: CountedComment, by: 1 | -1): Promise<void> {
  await addReplies(trx, comment, by)
  await count(countedIn(comment), { comments: by }, comment.created_at)
}

/** What a comment counts for. */
export const countedIn = ({ client_id, target, target_id }: Omit<CountedComment, 'parent_id' | 'created_at'>) => ({
  clientId: client_id,
  target: target as CommentTarget,
  id: target_id,
})
