import { gapOf } from '@deckle/core/learning/competency/competency.ts'
import { inTreeOrder } from '@deckle/core/learning/tree.ts'
import { type CompetenciesDb, findCompetencies } from '../queries.ts'
import { findLevels } from './queries.ts'

/** The framework in the order of its tree, with what a person has reached. */
export async function readReached(db: CompetenciesDb, clientId: string, userId: string) {
  const levels = new Map((await findLevels(db, clientId, [userId])).map((row) => [row.competency_id, row]))
  return inTreeOrder(await findCompetencies(db, clientId)).map(({ item }) => {
    const found = levels.get(item.id)
    const percentage = found?.percentage ?? null
    const measured = item.decks.length > 0
    return {
      id: item.id,
      name: item.name,
      parent: item.parent,
      scale: item.scale,
      threshold: item.threshold,
      measured,
      percentage,
      level: found?.level ?? 0,
      gap: measured ? gapOf(percentage, item.threshold) : 0,
      at: found?.changed_at.toISOString() ?? null,
    }
  })
}
