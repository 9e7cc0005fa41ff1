import type { Category } from '@deckle/contract/categories.ts'
import { categoryLimits } from '@deckle/core/category/category.ts'
import { idsBelow, parentFault } from '@deckle/core/learning/tree.ts'

const parentsIn = (all: readonly Category[]) => new Map(all.map(({ id, parent }) => [id, parent]))

/** Those that a category can be below. @param id a new id for one that is new */
export const possibleParents = (all: readonly Category[], id: string): readonly Category[] =>
  all.filter((one) => parentFault(parentsIn(all), id, one.id, categoryLimits.depth) === null)

/** Those that can take what is in a category that is deleted. */
export function possibleTargets(all: readonly Category[], id: string): readonly Category[] {
  const below = idsBelow(parentsIn(all), id)
  return all.filter((one) => one.id !== id && !below.has(one.id))
}
