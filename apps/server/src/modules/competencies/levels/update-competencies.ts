import type { Db } from '../../../db/database.ts'
import { lockPersonsLevels, raiseBest, refreshLevels, shareCompetenciesOf } from './queries.ts'

interface Completion {
  readonly clientId: string
  readonly userId: string
  readonly deckId: string
  /** Of the attempt or of the best one; a lower one than before changes nothing. */
  readonly percentage: number
  readonly now: Date
}

/** For each deck that a person completed, in the transaction that stores it. Again or in another order changes nothing. */
export async function updateCompetencies(
  trx: Db,
  { clientId, userId, deckId, percentage, now }: Completion,
): Promise<void> {
  await lockPersonsLevels(trx, userId)
  if (!(await raiseBest(trx, { clientId, userId, deckId, percentage }))) return
  const competencyIds = await shareCompetenciesOf(trx, clientId, deckId)
  await refreshLevels(trx, { clientId, competencyIds, userId, now })
}
