import type { CountContribution } from './contributions.ts'

/** Where a fact is counted. */
export interface Placed {
  readonly deckId: string
  readonly versionId: string
  /** `YYYY-MM-DD` in the client's reporting zone. */
  readonly day: string
  readonly device: string
  readonly country: string | null
  readonly source: string
  readonly medium: string
  readonly campaign: string
}

/** The `day` of cells of all time. */
export const ALL_TIME_DAY = '1970-01-01'

/** What cells have in common; `day` is the first of a month, `ALL_TIME_DAY` of all time. */
export interface CellGroup {
  readonly deckId: string
  readonly dim: string
  readonly value: string
  readonly grain: 'all' | 'month' | 'day'
  readonly day: string
}

export const keyOf = ({ deckId, dim, grain, day, value }: CellGroup): string =>
  `${deckId} ${dim} ${grain} ${day} ${value}`

/** What a fact is added to. `source`, `medium` and `campaign` are single lines. */
export function groupsOf({ deckId, versionId, day, device, country, source, medium, campaign }: Placed): CellGroup[] {
  const values = [
    ['version', versionId],
    ['source', source],
    ['device', device],
    ['country', country ?? ''],
    ['tags', `${source}\n${medium}\n${campaign}`],
  ] as const
  const groups = values.flatMap(([dim, value]) => [
    monthOf({ deckId, dim, value }, day),
    { deckId, dim, value, grain: 'day', day } as const,
  ])
  return [...groups, { deckId, dim: 'all', value: '', grain: 'day', day }]
}

/** Views are the deck's alone. */
export function groupsOfViews(deckId: string, day: string): CellGroup[] {
  const all = { deckId, dim: 'all', value: '' }
  return [monthOf(all, day), { ...all, grain: 'day', day }]
}

const monthOf = (of: Pick<CellGroup, 'deckId' | 'dim' | 'value'>, day: string): CellGroup => ({
  ...of,
  grain: 'month',
  day: `${day.slice(0, 7)}-01`,
})

/** Everybody has one version. */
export const everyoneOf = (group: CellGroup): CellGroup => ({ ...group, dim: 'all', value: '' })
export const allTimeOf = (group: CellGroup): CellGroup => ({ ...group, grain: 'all', day: ALL_TIME_DAY })

/** What a group keeps: sums of the deck, its counts, those of slides, and measures of totals, each with those before. */
export type Level = 'sums' | 'deck' | 'slides' | 'totals'

/** By day, slides are kept of all attempts together alone: few attempts of a day have much in common. */
export function levelOf({ dim, grain }: Pick<CellGroup, 'dim' | 'grain'>): Level {
  if (dim === 'tags') return 'sums'
  if (grain !== 'day') return 'totals'
  return dim === 'all' ? 'slides' : 'deck'
}

export const keepsSlides = (level: Level): boolean => level === 'slides' || level === 'totals'

export const keepsCount = (level: Level, { slideId, measure }: CountContribution): boolean =>
  level !== 'sums' && (slideId === '' || level === 'totals' || (level === 'slides' && !isOfTotals(measure)))

/** Measures of which there are too many to keep them by day. */
export const isOfTotals = (measure: string): boolean => measure === 'total' || measure === 'chosen'
