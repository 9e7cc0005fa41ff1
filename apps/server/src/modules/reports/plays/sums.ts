import { shareOf } from '@deckle/core/report/report.ts'
import { type DeckSums, type FigureGroup, nothingPlayed, openFigures } from '../../figures/index.ts'
import { isFiltered, keepsKey, type PlayScope, sourcesOf } from './play-scope.ts'

const MILLION = 1_000_000

/** By key, without those that nothing was played of. Views are of a deck, whoever plays it, and are split by deck and day alone. */
export async function readSums(play: PlayScope, group?: FigureGroup): Promise<readonly DeckSums[]> {
  const sums = new Map<string, DeckSums>()
  for (const { source, sign } of await sourcesOf(play, { group }))
    for (const row of await source.deck(group))
      sums.set(row.key, plus(sums.get(row.key) ?? nothingPlayed(row.key), row, sign))
  if (isFiltered(play) && hasViews(group)) await replaceViews(sums, play, group)
  return [...sums.values()]
    .filter((row) => group === undefined || ((row.views > 0 || row.starts > 0) && keepsKey(play, group, row.key)))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
}

const hasViews = (group: FigureGroup | undefined): boolean =>
  group === undefined || group === 'deck' || group === 'day' || group === 'month'

async function replaceViews(sums: Map<string, DeckSums>, play: PlayScope, group?: FigureGroup): Promise<void> {
  for (const [key, row] of sums) sums.set(key, { ...row, views: 0 })
  const { request, base } = play
  const unfiltered = await openFigures(request.deps, { ...base, filters: {} })
  for (const { key, views } of await unfiltered.deck(group))
    sums.set(key, { ...(sums.get(key) ?? nothingPlayed(key)), views })
}

function plus(one: DeckSums, other: DeckSums, sign: 1 | -1): DeckSums {
  const { key, ...figures } = one
  return {
    key,
    ...(Object.fromEntries(
      Object.entries(figures).map(([name, value]) => [name, value + sign * Number(other[name as keyof DeckSums])]),
    ) as Omit<DeckSums, 'key'>),
  }
}

export const added = (rows: readonly DeckSums[], key: string): DeckSums =>
  rows.reduce((sum, row) => plus(sum, row, 1), nothingPlayed(key))

const oneDecimal = (value: number): number => Math.round(value * 10) / 10

export const meanPercentage = ({ scored, percentageSum }: DeckSums): number | null =>
  scored === 0 ? null : oneDecimal(percentageSum / scored / MILLION)

export const meanSeconds = ({ timed, secondsSum }: DeckSums): number | null =>
  timed === 0 ? null : oneDecimal(secondsSum / timed)

/** Columns of `plays`. */
export const playFigures = (sums: DeckSums) => ({
  views: sums.views,
  ...finishedFigures(sums),
  percentage: meanPercentage(sums),
  leads: sums.leads,
})

export const finishedFigures = ({ starts, completions, passed, failed }: DeckSums) => ({
  starts,
  completions,
  completion_rate: shareOf(completions, starts),
  passed,
  failed,
})
