import { authorActs } from './author-acts.ts'
import { type ActParts, createCast } from './cast.ts'
import { learnerActs } from './learner-acts.ts'
import { peopleActs } from './people-acts.ts'

export type Acts = ReturnType<typeof createActs>

/** What people do in courses. Each answers how to do it, for its moment in the timeline. */
export function createActs(parts: ActParts) {
  const cast = createCast(parts)
  return { ...authorActs(cast), ...peopleActs(cast), ...learnerActs(cast) }
}
