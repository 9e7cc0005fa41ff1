import { transaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { purgeDecks } from './queries.ts'

/** Days until a deleted deck is purged (decisions.md §2). */
export const BIN_DAYS = 30

/** Daily job. Returns the number of purged decks. */
export async function purgeBin(deps: Deps): Promise<number> {
  const before = new Date(deps.now().getTime() - BIN_DAYS * 86_400_000)
  let gone = 0
  for (;;) {
    const some = await transaction(deps.db, (open) => purgeDecks(open, before, 20))
    gone += some
    if (some < 20) return gone
  }
}
