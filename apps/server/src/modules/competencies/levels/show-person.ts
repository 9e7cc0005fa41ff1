import type { competencies } from '@deckle/contract/competencies.ts'
import { radarAxes } from '@deckle/core/learning/competency/radar.ts'
import type { Handler } from '../../../http/handler.ts'
import { refuse } from '../../../refusal.ts'
import { findClosingCourses } from '../queries.ts'
import { findHistory, findPerson } from './queries.ts'
import { readReached } from './read-reached.ts'

export const showPersonsCompetencies: Handler<typeof competencies.person> = async ({ deps: { db }, actor, params }) => {
  const person = await findPerson(db, actor, 'competency.profile', params.id)
  if (!person) throw refuse('not_found')
  const reached = await readReached(db, actor.clientId, person.id)
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
