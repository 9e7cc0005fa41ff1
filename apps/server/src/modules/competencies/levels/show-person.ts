import type { competencies } from '@deckle/contract/competencies.ts'
import { gapOf } from '@deckle/core/learning/competency/competency.ts'
import { radarAxes } from '@deckle/core/learning/competency/radar.ts'
import { inTreeOrder } from '@deckle/core/learning/tree.ts'
import type { Handler } from '../../../http/handler.ts'
import { refuse } from '../../../refusal.ts'
import { findClosingCourses, findCompetencies } from '../queries.ts'
import { findHistory, findLevels, findPerson } from './queries.ts'

export const showPersonsCompetencies: Handler<typeof competencies.person> = async ({ deps: { db }, actor, params }) => {
  const person = await findPerson(db, actor, 'competency.profile', params.id)
  if (!person) throw refuse('not_found')
  const levels = new Map((await findLevels(db, actor.clientId, [person.id])).map((row) => [row.competency_id, row]))
  const reached = inTreeOrder(await findCompetencies(db, actor.clientId)).map(({ item }) => {
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
  const gaps = reached.filter(({ gap }) => gap > 0).map(({ id }) => id)
  return {
    person: { id: person.id, name: person.name },
    competencies: reached.map((one) => ({ ...one, scale: [...one.scale] as typeof one.scale })),
    radar: radarAxes(reached.map((one) => ({ ...one, isMeasured: one.measured }))).map((axis) => ({ ...axis })),
    history: (await findHistory(db, actor.clientId, person.id)).map(({ competency_id, changed_at, ...row }) => ({
      ...row,
      competency: competency_id,
      at: changed_at.toISOString(),
    })),
    courses: await findClosingCourses(db, actor.clientId, gaps),
  }
}
