import type { posts } from '@deckle/contract/posts.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Handler } from '../../../http/handler.ts'
import { setSaved } from './queries.ts'
import { requireReadable } from './require-post.ts'

export const savePost: Handler<typeof posts.save> = ({ deps, actor, params: { id }, body: { saved } }) =>
  transaction(deps.db, async (trx) => {
    await requireReadable(trx, actor, id, { lock: 'share' })
    await setSaved(trx, { clientId: actor.clientId, userId: actor.userId, id }, saved ? deps.now() : null)
    return { saved }
  })
