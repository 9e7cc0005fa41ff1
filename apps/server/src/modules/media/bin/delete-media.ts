import type { media } from '@deckle/contract/media.ts'
import type { Handler } from '../../../http/handler.ts'
import { setDeleted } from '../queries.ts'
import { requireDeletable } from '../require-media.ts'
import { deleteVariants } from '../images/variants.ts'

/** Moves the file to the bin: decks show the missing image in its place. Idempotent. */
export const deleteMedia: Handler<typeof media.delete> = async ({ deps, actor, params }) => {
  const { deleted_at, file_key } = await requireDeletable(deps, actor, params.id)
  if (deleted_at === null) {
    await setDeleted(deps.db, actor.clientId, params.id, deps.now())
    await deleteVariants(deps, file_key)
  }
  return { ok: true }
}
