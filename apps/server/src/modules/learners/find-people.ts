import type { learners } from '@deckle/contract/learners.ts'
import type { Handler } from '../../http/handler.ts'
import { requireLimit } from '../../platform/rate-limit/require-limit.ts'
import { findByName } from './queries-people.ts'
import { requireLearners } from './require-learners.ts'

const MOST_FOUND = 20

/** Names alone: addresses are for who may list people. */
export const findPeople: Handler<typeof learners.people> = async ({ deps, actor, params: { id }, query }) => {
  const found = await requireLearners(deps.db, deps, actor, id)
  await requireLimit(deps.limits, 'findNames', actor.userId)
  return { people: await findByName(deps.db, found, query.search?.trim() ?? '', MOST_FOUND) }
}
