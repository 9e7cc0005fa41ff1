import type { Db } from '../../../db/database.ts'
import type { Deps } from '../../../deps.ts'
import type { CourseChange } from '../../learning/index.ts'
import { updateCompetencies } from './update-competencies.ts'

/** Levels follow the decks that a learner completes with a result. */
export async function raiseLevels(_: Deps, trx: Db, { clientId, userId, at, deck }: CourseChange): Promise<void> {
  if (deck === null || deck.percentage === null) return
  await updateCompetencies(trx, { clientId, userId, deckId: deck.id, percentage: deck.percentage, now: at })
}
