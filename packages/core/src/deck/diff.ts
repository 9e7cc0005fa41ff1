import type { DeckContent } from './deck.ts'
import type { Slide } from './slide.ts'
import { isPlainObject, isSame, keyedList, keysOf, ownValue, pathTo } from './tree/tree.ts'

/** What became of one slide from one content to another. */
export interface SlideChange {
  readonly slideId: string
  readonly kind: 'added' | 'removed' | 'changed'
  /** It stands elsewhere among the slides that both have. */
  readonly moved: boolean
  /** Index before; null for an added slide. */
  readonly from: number | null
  /** Index after; null for a removed slide. */
  readonly to: number | null
  /** What differs within it: `template`, `data.options.<id>.text`, `nav.next`; empty where it only moved, or came, or went. */
  readonly paths: readonly string[]
}

export interface DeckChanges {
  /** What differs of the deck beside its slides: `name`, `design.theme`, `translations.hi.name`. */
  readonly deck: readonly string[]
  /** Slides in the order of `b`, then the removed ones in that of `a`. Unchanged ones are left out. */
  readonly slides: readonly SlideChange[]
}

/** What changed from `a` to `b`, slide by slide. Numbers of slides (`slideSeq`) count as order, not as a change. */
export function changesBetween(a: DeckContent, b: DeckContent): DeckChanges {
  const { contentHash: before, ...deckBefore } = a
  const { contentHash: after, ...deckAfter } = b
  const indexBefore = new Map(before.map((slide, at) => [slide.slideId, at]))
  const idsAfter = new Set(after.map((slide) => slide.slideId))
  const staying = stayingIds(
    after.map((slide) => slide.slideId).filter((id) => indexBefore.has(id)),
    indexBefore,
  )
  const present = after.flatMap((slide, to): SlideChange[] => {
    const from = indexBefore.get(slide.slideId)
    if (from === undefined) return [{ slideId: slide.slideId, kind: 'added', moved: false, from: null, to, paths: [] }]
    const paths = slidePaths(before[from] as Slide, slide)
    const moved = !staying.has(slide.slideId)
    return paths.length > 0 || moved ? [{ slideId: slide.slideId, kind: 'changed', moved, from, to, paths }] : []
  })
  const removed = before.flatMap((slide, from): SlideChange[] =>
    idsAfter.has(slide.slideId)
      ? []
      : [{ slideId: slide.slideId, kind: 'removed', moved: false, from, to: null, paths: [] }],
  )
  return { deck: differences(deckBefore, deckAfter, ''), slides: [...present, ...removed] }
}

/** Whether two contents say the same. */
export function isSameContent(a: DeckContent, b: DeckContent): boolean {
  return isSame(a, b)
}

/** Paths of the leaves that differ; list items by their id, a changed order as the list's own path. */
export function differences(a: unknown, b: unknown, path: string): string[] {
  if (Object.is(a, b)) return []
  if (isPlainObject(a) && isPlainObject(b)) {
    return keysOf(a, b).flatMap((key) => differences(ownValue(a, key), ownValue(b, key), pathTo(path, key)))
  }
  if (Array.isArray(a) && Array.isArray(b)) return listDifferences(a, b, path)
  return [path]
}

function listDifferences(a: readonly unknown[], b: readonly unknown[], path: string): string[] {
  const before = keyedList(a)
  const after = keyedList(b)
  if (!before || !after) return isSame(a, b) ? [] : [path]
  const keys = [...new Set([...after.keys, ...before.keys])]
  const found = keys.flatMap((key) => {
    if (!before.byKey.has(key) || !after.byKey.has(key)) return [pathTo(path, key)]
    return differences(before.byKey.get(key), after.byKey.get(key), pathTo(path, key))
  })
  const order = (list: readonly string[], other: ReadonlyMap<string, unknown>): string =>
    list.filter((key) => other.has(key)).join('\n')
  return order(before.keys, after.byKey) === order(after.keys, before.byKey) ? found : [path, ...found]
}

function slidePaths(a: Slide, b: Slide): string[] {
  return differences({ ...a, slideSeq: 0 }, { ...b, slideSeq: 0 }, '')
}

/** The most ids whose order did not change: all others have moved (a longest increasing run). */
function stayingIds(ids: readonly string[], indexBefore: ReadonlyMap<string, number>): ReadonlySet<string> {
  const best: { readonly length: number; readonly previous: number }[] = []
  const position = (at: number): number => indexBefore.get(ids[at] ?? '') ?? -1
  let end = -1
  for (let at = 0; at < ids.length; at++) {
    let chosen = { length: 1, previous: -1 }
    for (let earlier = 0; earlier < at; earlier++) {
      const length = (best[earlier]?.length ?? 0) + 1
      if (position(earlier) < position(at) && length > chosen.length) chosen = { length, previous: earlier }
    }
    best.push(chosen)
    if (end < 0 || chosen.length > (best[end]?.length ?? 0)) end = at
  }
  const staying = new Set<string>()
  for (let at = end; at >= 0; at = best[at]?.previous ?? -1) staying.add(ids[at] ?? '')
  return staying
}
