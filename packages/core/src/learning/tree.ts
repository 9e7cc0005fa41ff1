import { circleThrough } from './circle.ts'

/** By id: the parent, null at the top. */
export type Parents = ReadonlyMap<string, string | null>

/**
 * Why an item can't be below another; null where it can. The branch below it moves along.
 * @param depth levels of the tree at most
 */
export function parentFault(
  parents: Parents,
  id: string,
  parent: string | null,
  depth: number,
): 'unknown' | 'circle' | 'too_deep' | null {
  if (parent === null) return null
  if (parent !== id && !parents.has(parent)) return 'unknown'
  const links = new Map([...parents].map(([one, above]) => [one, above === null ? [] : [above]] as const))
  if (circleThrough(links, id, [parent])) return 'circle'
  const levelsBelow = [...parents.keys()].map((one) => upFrom(parents, one).indexOf(id) + 1)
  return upFrom(parents, parent).length + Math.max(1, ...levelsBelow) > depth ? 'too_deep' : null
}

/** Itself, its parent and so on to the top. */
function upFrom(parents: Parents, id: string): readonly string[] {
  const ids = new Set<string>()
  for (let one: string | null = id; one !== null && !ids.has(one); one = parents.get(one) ?? null) ids.add(one)
  return [...ids]
}

/** Every id below, at any level. */
export const idsBelow = (parents: Parents, id: string): ReadonlySet<string> =>
  new Set([...parents.keys()].filter((one) => one !== id && upFrom(parents, one).includes(id)))

/** The ids of siblings in their order, with one at a place from 0; past an end it is at the end. */
export function placed(siblings: readonly string[], id: string, at: number): readonly string[] {
  const others = siblings.filter((one) => one !== id)
  const place = Math.min(Math.max(at, 0), others.length)
  return [...others.slice(0, place), id, ...others.slice(place)]
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

/**
 * Those that an item can be below, as `parentFault` says of each.
 * @param id null for a new item
 */
export function possibleParents<Item extends { readonly id: string; readonly parent: string | null }>(
  items: readonly Item[],
  id: string | null,
  depth: number,
): readonly Item[] {
  const levels = new Map(inTreeOrder(items).map(({ item, level }) => [item.id, level]))
  const levelOf = (one: string): number => levels.get(one) ?? 0
  const below = id === null ? new Set<string>() : idsBelow(new Map(items.map((one) => [one.id, one.parent])), id)
  const height = id === null ? 1 : Math.max(levelOf(id), ...[...below].map(levelOf)) - levelOf(id) + 1
  return items.filter((one) => one.id !== id && !below.has(one.id) && levelOf(one.id) + height <= depth)
}
