import { transaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { findOldInBin, removeMedia } from '../queries.ts'
import { deleteVariants } from '../images/variants.ts'

/** As for decks (decisions.md §2). */
const BIN_DAYS = 30
const AT_ONCE = 50

/** Daily job. Deletes the stored file before its row, so that no file is left without a row. */
export async function purgeMedia(deps: Deps): Promise<void> {
  const before = new Date(deps.now().getTime() - BIN_DAYS * 86_400_000)
  for (;;) {
    const old = await findOldInBin(deps.db, before, AT_ONCE)
    for (const media of old) {
      await deleteVariants(deps, media.file_key)
      await deps.files.delete(media.file_key)
      await transaction(deps.db, (trx) => removeMedia(trx, media.client_id, media.id, before))
    }
    if (old.length < AT_ONCE) return
  }
}
