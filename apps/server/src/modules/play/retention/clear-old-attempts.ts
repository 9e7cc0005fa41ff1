import { transaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { clearAttempts, listAttemptsBetween, type OldAttempt } from './queries.ts'

const BATCH = 500

interface Old {
  readonly clientId: string
  /** Those that began before were cleared already; null for none. */
  readonly from: Date | null
  readonly before: Date
}

/** Clears attempts of what can name a person, a transaction a batch. Returns their number. */
export async function clearOldAttempts({ db }: Pick<Deps, 'db'>, { clientId, from, before }: Old): Promise<number> {
  let count = 0
  for (let after: OldAttempt | undefined; ;) {
    const range = { from, before, after }
    const batch = await transaction(db, async (trx) => {
      const attempts = await listAttemptsBetween(trx, clientId, range, BATCH)
      if (attempts.length > 0) await clearAttempts(trx, clientId, attempts)
      return attempts
    })
    count += batch.length
    after = batch.at(-1)
    if (batch.length < BATCH) return count
  }
}
