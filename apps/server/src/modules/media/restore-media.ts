import type { media } from '@deckle/contract/media.ts'
import { refuse } from '@deckle/core/error.ts'
import { transaction } from '../../db/transaction.ts'
import type { Handler } from '../../http/handler.ts'
import { presentMedia } from './present.ts'
import { setDeleted } from './queries.ts'
import { requireDeletable } from './require-media.ts'
import { requireSpace, spaceLimit } from './space.ts'

/** Out of the bin, counted again against its owner's licence. */
export const restoreMedia: Handler<typeof media.restore> = async ({ deps, actor, params }) =>
  transaction(deps.db, async (open) => {
    const before = await requireDeletable({ db: open }, actor, params.id)
    if (before.deleted_at === null) return { media: presentMedia(actor, before) }
    if (!(await deps.files.exists(before.file_key))) throw refuse('gone', 'media.gone')
    const owner = { clientId: before.client_id, userId: before.owner_id }
    await requireSpace(open, owner, before.size, await spaceLimit(open, owner.clientId, owner.userId))
    await setDeleted(open, actor.clientId, params.id, null)
    return { media: presentMedia(actor, { ...before, deleted_at: null }) }
  })
