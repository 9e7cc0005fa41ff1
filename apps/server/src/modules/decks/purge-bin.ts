import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { deletePlays } from '../play/index.ts'
import { lockDecksInBin, removeDeck } from './queries.ts'

/** Days that a deleted deck stays in the bin (decisions.md §2). */
export const BIN_DAYS = 30
/** Decks of one transaction. */
const MOST = 20

/** Removes what has been in the bin for longer: a daily job. Answers how many decks were removed. */
export async function purgeBin(deps: Deps): Promise<number> {
  const before = new Date(deps.now().getTime() - BIN_DAYS * 86_400_000)
  let removed = 0
  for (;;) {
    const some = await transaction(deps.db, (open) => purgeSome(open, before))
    removed += some
    if (some < MOST) return removed
  }
}

async function purgeSome(open: Db, before: Date): Promise<number> {
  const old = await lockDecksInBin(open, before, MOST)
  for (const { client_id, id } of old) {
    await deletePlays(open, client_id, id)
    await removeDeck(open, client_id, id)
  }
  return old.length
}
