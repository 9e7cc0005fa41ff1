import type { CountRow, SlideSums } from '../../figures/index.ts'
import { type PlayScope, sourcesOf } from './play-scope.ts'

const same = (...parts: readonly string[]): string => parts.join('\n')
export const slideKey = (deckId: string, slideId: string): string => same(deckId, slideId)

/** By deck and slide. */
export async function readSlides(
  play: PlayScope,
  deckIds?: readonly string[],
): Promise<ReadonlyMap<string, SlideSums>> {
  const sums = new Map<string, SlideSums>()
  for (const { source, sign } of await sourcesOf(play, { deckIds }))
    for (const row of await source.slides()) {
      const key = slideKey(row.deckId, row.slideId)
      sums.set(key, added(sums.get(key), row, sign))
    }
  return sums
}

const added = <R extends object>(known: R | undefined, row: R, sign: 1 | -1): R =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'number' ? Number(known?.[name as keyof R] ?? 0) + sign * value : value,
    ]),
  ) as R

interface What {
  readonly measures: readonly CountRow['measure'][]
  readonly deckIds?: readonly string[]
}

/** By deck, slide, measure and what was counted. */
export async function readCounts(play: PlayScope, { measures, deckIds }: What): Promise<readonly CountRow[]> {
  const counts = new Map<string, CountRow>()
  for (const { source, sign } of await sourcesOf(play, { deckIds }))
    for (const row of await source.counts({ measures })) {
      const key = same(row.deckId, row.slideId, row.measure, row.of)
      counts.set(key, added(counts.get(key), row, sign))
    }
  return [...counts.values()].filter(({ count }) => count > 0)
}

/** Ids of the versions that attempts were started of. */
export async function readPlayedVersions(play: PlayScope, deckIds: readonly string[]): Promise<readonly string[]> {
  const starts = new Map<string, number>()
  for (const { source, sign } of await sourcesOf(play, { deckIds }))
    for (const { key, starts: count } of await source.deck('version'))
      starts.set(key, (starts.get(key) ?? 0) + sign * count)
  return [...starts].filter(([, count]) => count > 0).map(([id]) => id)
}

/** By deck and slide. */
export async function readDroppedOff(
  play: PlayScope,
  deckIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const left = new Map<string, number>()
  for (const { source, sign } of await sourcesOf(play, { deckIds }))
    for (const row of await source.droppedOff()) {
      const key = slideKey(row.deckId, row.slideId)
      left.set(key, (left.get(key) ?? 0) + sign * row.count)
    }
  return left
}
