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
}

/** Values of a scale are numbers: 1 … n, of yes and no 1 and 0. */
export function scaleFigures(distribution: readonly Row[]): ScaleFigures {
  const values = distribution.toSorted((one, other) => Number(one.key) - Number(other.key))
  const answers = values.reduce((sum, { count }) => sum + count, 0)
  if (answers === 0) return { values, answers, average: null, promoters: null }
  const average = values.reduce((sum, { key, count }) => sum + Number(key) * count, 0) / answers
  const among = (from: number, to: number) =>
    values.filter(({ key }) => Number(key) >= from && Number(key) <= to).reduce((sum, { count }) => sum + count, 0)
  const promoters = values.length === 10 ? ((among(9, 10) - among(1, 6)) / answers) * 100 : null
  return { values, answers, average, promoters }
}
