import type { media } from '@deckle/contract/media.ts'
import type { Handler } from '../../../http/handler.ts'
import { setDeleted } from '../queries.ts'
import { requireEditable } from '../require-media.ts'
import { deleteVariants } from '../images/variants.ts'
import { audit } from '../../admin/index.ts'
import { transaction } from '../../../db/transaction.ts'

/** Moves the file to the bin: decks show the missing image in its place. Idempotent. */
export const deleteMedia: Handler<typeof media.delete> = async ({ deps, actor, params }) => {
  const { deleted_at, file_key, name } = await requireEditable(deps, actor, params.id, { bin: true })
  if (deleted_at === null) {
    await transaction(deps.db, async (trx) => {
      await setDeleted(trx, actor.clientId, params.id, deps.now())
      await audit(trx, deps, actor, { action: 'media.delete', subject: params.id, detail: { name } })
    })
    await deleteVariants(deps, file_key)
  }
  return { ok: true }
}
