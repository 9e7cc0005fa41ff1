import type { Db } from '../../../db/database.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { deletePlays } from '../../play/index.ts'
import { deleteUrlsOf } from '../../urls/index.ts'
import { deleteDeck, listDecksInBin, lockDeckInBin } from '../queries.ts'

/** Days until a deleted deck is purged (decisions.md §2). */
export const BIN_DAYS = 30
/** Decks listed at once. */
const BATCH = 20

/** Daily job. Returns the number of purged decks. */
export async function purgeBin(deps: Deps): Promise<number> {
  const before = new Date(deps.now().getTime() - BIN_DAYS * 86_400_000)
  let purged = 0
  for (;;) {
    const old = await listDecksInBin(deps.db, before, BATCH)
    const purgedNow = await purgeEach(deps.db, old, before)
    purged += purgedNow
    // Those that another server is purging at this moment are left to it.
    if (old.length < BATCH || purgedNow === 0) return purged
  }
}

/** Each in a transaction of its own, which concerns one client. */
async function purgeEach(
  db: Db,
  decks: readonly { readonly client_id: string; readonly id: string }[],
  before: Date,
): Promise<number> {
  let purged = 0
  for (const { client_id, id } of decks)
    purged += await transaction(db, async (trx) => {
      const deck = await lockDeckInBin(trx, client_id, id, before)
      if (!deck) return 0
      await deletePlays(trx, client_id, id)
      await deleteDeck(trx, deck)
      await deleteUrlsOf(trx, client_id, id)
      return 1
    })
  return purged
}
