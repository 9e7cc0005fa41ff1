import type { competencies } from '@deckle/contract/competencies.ts'
import { placed } from '@deckle/core/learning/tree.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler, SignedIn } from '../../../http/handler.ts'
import { setOrder } from '../queries.ts'
import { changeFramework, childrenOf, competencyOf } from './change-framework.ts'
import { presentFramework } from './present.ts'

export const moveCompetencyUp: Handler<typeof competencies.moveUp> = ({ deps, actor, params }) =>
  moveCompetency(deps, actor, params.id, -1)

export const moveCompetencyDown: Handler<typeof competencies.moveDown> = ({ deps, actor, params }) =>
  moveCompetency(deps, actor, params.id, 1)

/** No change if the first competency is moved up or the last one down. */
function moveCompetency(deps: Deps, actor: SignedIn, wanted: string, by: -1 | 1) {
  return changeFramework(deps, actor, async (trx, all) => {
    const { id, parent } = competencyOf(all, wanted)
    const siblings = childrenOf(all, parent).map((one) => one.id)
    await setOrder(trx, actor.clientId, placed(siblings, id, siblings.indexOf(id) + by))
    return { competencies: await presentFramework(trx, actor) }
  })
}
