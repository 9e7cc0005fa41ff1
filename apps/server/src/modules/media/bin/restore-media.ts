import type { media } from '@deckle/contract/media.ts'
import { refuse } from '../../../refusal.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Handler } from '../../../http/handler.ts'
import { enforceLimit } from '../../licences/index.ts'
import { presentMedia } from '../present.ts'
import { setDeleted } from '../queries.ts'
import { requireEditable } from '../require-media.ts'
import { audit } from '../../admin/index.ts'

/** Counts the file against its owner's licence again. */
export const restoreMedia: Handler<typeof media.restore> = async ({ deps, actor, params }) =>
  transaction(deps.db, async (trx) => {
    const before = await requireEditable({ db: trx }, actor, params.id, { bin: true })
    if (before.deleted_at === null) return { media: presentMedia(actor, before) }
    if (!(await deps.files.exists(before.file_key))) throw refuse('gone', 'media.gone')
    const owner = { clientId: before.client_id, userId: before.owner_id }
    await enforceLimit(trx, deps, 'maxSpace', owner, { added: before.size })
    await setDeleted(trx, actor.clientId, params.id, null)
    await audit(trx, deps, actor, { action: 'media.restore', subject: params.id, detail: { name: before.name } })
    return { media: presentMedia(actor, { ...before, deleted_at: null }) }
  })
