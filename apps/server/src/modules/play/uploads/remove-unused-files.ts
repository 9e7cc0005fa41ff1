import type { Deps } from '../../../deps.ts'
import { LIFE_SECONDS } from '../attempts/attempt-token.ts'
import { deleteEarlier, deleteUpload, listUnusedUploads, type Place } from './queries.ts'

const BATCH = 100

/**
 * Removes files that no answer names or can name any more: replaced ones, those of abandoned attempts and of deleted
 * decks.
 */
export async function removeUnusedFiles(deps: Deps): Promise<number> {
  const before = new Date(deps.now().getTime() - (LIFE_SECONDS + 86_400) * 1000)
  let removed = 0
  for (;;) {
    const some = await listUnusedUploads(deps.db, before, BATCH)
    for (const { client_id, id, file_key } of some) {
      await deps.files.delete(file_key)
      await deleteUpload(deps.db, client_id, id)
    }
    removed += some.length
    if (some.length < BATCH) return removed
  }
}

/** Removes what was uploaded before `claimedId`, which the answer names. After an error, the daily task removes them. */
export async function removeReplacedFiles(deps: Deps, place: Place, claimedId: string): Promise<void> {
  try {
    const keys = await deleteEarlier(deps.db, place, claimedId)
    await Promise.all(keys.map((key) => deps.files.delete(key)))
  } catch (error) {
    deps.log.error({ err: error }, 'Replaced files could not be removed; the daily task tries again.')
  }
}
