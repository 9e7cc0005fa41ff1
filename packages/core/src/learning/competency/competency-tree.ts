import { circleThrough } from '../circle.ts'
import { competencyLimits } from './competency.ts'

/** By id: the parent, null at the top. */
export type Parents = ReadonlyMap<string, string | null>

/** Why a competency can't be below another; null where it can. The branch below it moves along. */
export function parentFault(
  parents: Parents,
  id: string,
  parent: string | null,
): 'unknown' | 'circle' | 'too_deep' | null {
  if (parent === null) return null
  if (parent !== id && !parents.has(parent)) return 'unknown'
  const links = new Map([...parents].map(([one, above]) => [one, above === null ? [] : [above]] as const))
  if (circleThrough(links, id, [parent])) return 'circle'
  const levelsBelow = [...parents.keys()].map((one) => upFrom(parents, one).indexOf(id) + 1)
  return upFrom(parents, parent).length + Math.max(1, ...levelsBelow) > competencyLimits.depth ? 'too_deep' : null
}

/** Itself, its parent and so on to the top. */
function upFrom(parents: Parents, id: string): readonly string[] {
  const ids = new Set<string>()
  for (let one: string | null = id; one !== null && !ids.has(one); one = parents.get(one) ?? null) ids.add(one)
  return [...ids]
}

export interface TreeRow<Item> {
  readonly item: Item
  /** 1 at the top. */
  readonly level: number
}

/**
 * Each below its parent, otherwise in their order: all of them, once. One whose parent is missing is at the top, and so
 * is the first of a circle.
 */
export function inTreeOrder<Item extends { readonly id: string; readonly parent: string | null }>(
  items: readonly Item[],
): readonly TreeRow<Item>[] {
  const ids = new Set(items.map(({ id }) => id))
  const below = new Map<string | null, Item[]>()
  for (const item of items) {
    const parent = item.parent !== null && ids.has(item.parent) ? item.parent : null
    below.set(parent, [...(below.get(parent) ?? []), item])
  }
  const rows = new Map<string, TreeRow<Item>>()
  const add = (item: Item, level: number): void => {
    if (rows.has(item.id)) return
    rows.set(item.id, { item, level })
    for (const child of below.get(item.id) ?? []) add(child, level + 1)
  }
  for (const item of [...(below.get(null) ?? []), ...items]) add(item, 1)
  return [...rows.values()]
}
