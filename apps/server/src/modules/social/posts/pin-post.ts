import type { posts } from '@deckle/contract/posts.ts'
import { socialLimits } from '@deckle/core/social/social.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Handler } from '../../../http/handler.ts'
import { refuse } from '../../../refusal.ts'
import { audit } from '../../admin/index.ts'
import { findPost, setPinned } from './queries.ts'
import { isModeratedBy } from './require-post.ts'

export const pinPost: Handler<typeof posts.pin> = ({ deps, actor, params: { id }, body: { pinned } }) =>
  transaction(deps.db, async (trx) => {
    // Whoever it is meant for: it has one of the places of the whole client.
    const post = await findPost(trx, actor, id, { lock: 'update' })
    if (!post || !isModeratedBy(actor, post) || (pinned && post.state !== 'shown')) throw refuse('not_found')
    const outcome = await setPinned(trx, { clientId: actor.clientId, id }, pinned, socialLimits.pinned)
    if (outcome === 'too_many') throw refuse('conflict', 'social.too_many_pinned')
    await audit(trx, deps, actor, { action: pinned ? 'post.pin' : 'post.unpin', subject: id })
    return { pinned }
  })
