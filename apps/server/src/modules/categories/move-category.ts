import type { categories } from '@deckle/contract/categories.ts'
import { placed } from '@deckle/core/learning/tree.ts'
import type { Deps } from '../../deps.ts'
import type { Handler, SignedIn } from '../../http/handler.ts'
import { categoryOf, changeCategories, siblingsOf } from './change-categories.ts'
import { presentCategories } from './present.ts'
import { setOrder } from './queries.ts'

export const moveCategoryUp: Handler<typeof categories.moveUp> = ({ deps, actor, params }) =>
  moveCategory(deps, actor, params.id, -1)

export const moveCategoryDown: Handler<typeof categories.moveDown> = ({ deps, actor, params }) =>
  moveCategory(deps, actor, params.id, 1)

/** No change if the first category is moved up or the last one down. */
function moveCategory(deps: Deps, actor: SignedIn, wanted: string, by: -1 | 1) {
  return changeCategories(deps, actor, async (trx, all) => {
    const category = categoryOf(all, wanted)
    const siblings = siblingsOf(all, category).map(({ id }) => id)
    await setOrder(trx, actor.clientId, placed(siblings, category.id, siblings.indexOf(category.id) + by))
    return { categories: await presentCategories(trx, actor, category.kind) }
  })
}
