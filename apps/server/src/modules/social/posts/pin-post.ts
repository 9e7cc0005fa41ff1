import type { posts } from '@deckle/contract/posts.ts'
import { socialLimits } from '@deckle/core/social/social.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Handler } from '../../../http/handler.ts'
import { refuse } from '../../../refusal.ts'
import { audit } from '../../admin/index.ts'
import { setPinned } from './queries.ts'
import { requireReadable } from './require-post.ts'

export const pinPost: Handler<typeof posts.pin> = ({ deps, actor, params: { id }, body: { pinned } }) =>
  transaction(deps.db, async (trx) => {
    await requireReadable(trx, actor, id, { lock: 'update' })
    const outcome = await setPinned(trx, { clientId: actor.clientId, id }, pinned, socialLimits.pinned)
    if (outcome === 'too_many') throw refuse('conflict', 'social.too_many_pinned')
    await audit(trx, deps, actor, { action: pinned ? 'post.pin' : 'post.unpin', subject: id })
    return { pinned }
  })
