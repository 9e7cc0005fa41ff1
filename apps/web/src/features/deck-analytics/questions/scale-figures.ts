import type { QuestionFigures } from '@deckle/contract/analytics.ts'

type Row = QuestionFigures['distribution'][number]

interface ScaleFigures {
  /** From the lowest value to the highest. */
  readonly values: readonly Row[]
  readonly answers: number
  /** Mean value; null without answers. */
  readonly average: number | null
  /** Net promoter score, −100 … 100, of ten stars (decisions.md §2); null for other scales and without answers. */
  readonly promoters: number | null
  /** Who makes the score up: 1 to 6, 7 and 8, 9 and 10 stars. Null where there is none. */
  readonly groups: Readonly<Record<NpsGroup, number>> | null
}

export const npsGroups = ['detractors', 'passives', 'promoters'] as const
export type NpsGroup = (typeof npsGroups)[number]

/** Values of a scale are numbers: 1 … n, of yes and no 1 and 0. */
export function scaleFigures(distribution: readonly Row[]): ScaleFigures {
  const values = distribution.toSorted((one, other) => Number(one.key) - Number(other.key))
  const answers = values.reduce((sum, { count }) => sum + count, 0)
  if (answers === 0) return { values, answers, average: null, promoters: null, groups: null }
  const average = values.reduce((sum, { key, count }) => sum + Number(key) * count, 0) / answers
  const among = (from: number, to: number) =>
    values.filter(({ key }) => Number(key) >= from && Number(key) <= to).reduce((sum, { count }) => sum + count, 0)
  if (values.length !== 10) return { values, answers, average, promoters: null, groups: null }
  const groups = { detractors: among(1, 6), passives: among(7, 8), promoters: among(9, 10) }
  const promoters = ((groups.promoters - groups.detractors) / answers) * 100
  return { values, answers, average, promoters, groups }
}
