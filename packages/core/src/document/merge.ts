import { mergeOrder } from './merge-order.ts'
import { isPlainObject, isSame, type KeyedList, keyedList, keysOf, ownValue, type PlainObject, pathTo } from './tree.ts'

/** Absent values are `undefined`. */
export type Three<T> = readonly [base: T, mine: T, theirs: T]

export interface MergePlace {
  /** Keys from the document down to the value, items of a list by their id: `topics.<id>.title`; '' for the document. */
  readonly path: string
  /** Of a place that both sides changed differently: mine is in the result. */
  readonly report: (path: string, mine: unknown, theirs: unknown) => void
  /** Lists whose items are merged in their own way; null for all others. Undefined leaves an item out. */
  readonly itemMerge?: (listPath: string) => ((three: Three<unknown>) => unknown) | null
  /** Items that a list must keep; by default none. */
  readonly leastItems?: (listPath: string, lengths: { readonly mine: number; readonly theirs: number }) => number
}

/**
 * Three-way merge of plain data: object by object, list items by id. Where both sides changed the same leaf, or one
 * deleted what the other changed, mine stays, or what is left, and the place is reported. What both sides added stays.
 */
export function mergeValues(three: Three<unknown>, place: MergePlace): unknown {
  const [base, mine, theirs] = three
  if (isSame(mine, theirs) || isSame(base, theirs)) return mine
  if (isSame(base, mine)) return theirs
  if (isPlainObject(mine) && isPlainObject(theirs))
    return mergeObjects([isPlainObject(base) ? base : {}, mine, theirs], place)
  if (Array.isArray(mine) && Array.isArray(theirs)) {
    const lists = [Array.isArray(base) ? base : [], mine, theirs].map(keyedList)
    if (lists.every((list) => list !== null)) return mergeLists(lists as unknown as Three<KeyedList>, place)
  }
  place.report(place.path, mine, theirs)
  return mine === undefined ? theirs : mine
}

export function mergeObjects(three: Three<PlainObject>, place: MergePlace): PlainObject {
  const [base, mine, theirs] = three
  const entries = keysOf(mine, theirs).map((key) => [
    key,
    mergeValues([ownValue(base, key), ownValue(mine, key), ownValue(theirs, key)], {
      ...place,
      path: pathTo(place.path, key),
    }),
  ])
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as PlainObject
}

function mergeLists([base, mine, theirs]: Three<KeyedList>, place: MergePlace): readonly unknown[] {
  const order = mergeOrder(base.keys, mine.keys, theirs.keys)
  if (order.conflict) place.report(place.path, mine.keys, theirs.keys)
  const mergeItem = place.itemMerge?.(place.path) ?? null
  const values = order.keys.map((key) => {
    const three: Three<unknown> = [base.byKey.get(key), mine.byKey.get(key), theirs.byKey.get(key)]
    return mergeItem ? mergeItem(three) : mergeValues(three, { ...place, path: pathTo(place.path, key) })
  })
  const merged = values.filter((value) => value !== undefined)
  // Each side alone respects a list's minimum, the deletions of both together may not: then theirs are undone.
  const least = place.leastItems?.(place.path, { mine: mine.keys.length, theirs: theirs.keys.length }) ?? 0
  if (merged.length >= least) return merged
  place.report(place.path, mine.keys, theirs.keys)
  return order.keys.flatMap((key, at) => values[at] ?? mine.byKey.get(key) ?? [])
}
