import type { Db } from '../../../db/database.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { deletePlays } from '../../play/index.ts'
import { lockDecksInBin, deleteDeck } from '../queries.ts'

/** Days until a deleted deck is purged (decisions.md §2). */
export const BIN_DAYS = 30
/** Decks per transaction. */
const BATCH = 20

/** Daily job. Returns the number of purged decks. */
export async function purgeBin(deps: Deps): Promise<number> {
  const before = new Date(deps.now().getTime() - BIN_DAYS * 86_400_000)
  let purged = 0
  for (;;) {
    const some = await transaction(deps.db, (trx) => purgeSome(trx, before))
    purged += some
    if (some < BATCH) return purged
  }
}

async function purgeSome(trx: Db, before: Date): Promise<number> {
  const old = await lockDecksInBin(trx, before, BATCH)
  for (const { client_id, id } of old) {
    await deletePlays(trx, client_id, id)
    await deleteDeck(trx, client_id, id)
  }
  return old.length
}
