import type { Category } from '@deckle/contract/categories.ts'
import { idsBelow } from '@deckle/core/learning/tree.ts'

/** Those that can take what is in a category that is deleted. */
export function possibleTargets(all: readonly Category[], id: string): readonly Category[] {
  const below = idsBelow(new Map(all.map((one) => [one.id, one.parent])), id)
  return all.filter((one) => one.id !== id && !below.has(one.id))
}
