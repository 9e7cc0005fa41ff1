import type { posts } from '@deckle/contract/posts.ts'
import type { Handler } from '../../../http/handler.ts'
import { refuse } from '../../../refusal.ts'
import { presentOnePost } from './present.ts'
import { findPost } from './queries.ts'
import { isMeantFor, isModeratedBy } from './require-post.ts'

export const showPost: Handler<typeof posts.show> = async ({ deps, actor, params }) => {
  const row = await findPost(deps.db, actor, params.id)
  const isSeen =
    row !== undefined &&
    (row.owner_id === actor.userId ||
      isModeratedBy(actor, row) ||
      (row.state === 'shown' && (await isMeantFor(deps.db, actor, row))))
  const post = isSeen ? await presentOnePost(deps, actor, params.id) : undefined
  if (!post) throw refuse('not_found')
  return { post }
}
