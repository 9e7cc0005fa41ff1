import type { ReportRow } from '../queries.ts'

export interface TrendPoint {
  /** The first day of the period. */
  readonly day: string
  readonly mean: number
  readonly answered: number
}

export interface Trend {
  readonly slideId: string
  readonly question: string
  /** In order of time. */
  readonly points: readonly TrendPoint[]
}

/** Questions that have a mean, in the order of the rows, with their periods. */
export function trendsOf(rows: readonly ReportRow[]): readonly Trend[] {
  const trends = new Map<string, { slideId: string; question: string; points: TrendPoint[] }>()
  for (const { slide_id, question, day, mean, answered } of rows) {
    if (typeof mean !== 'number') continue
    const slideId = String(slide_id)
    const trend = trends.get(slideId) ?? { slideId, question: String(question), points: [] }
    trends.set(slideId, trend)
    trend.points.push({ day: String(day), mean, answered: Number(answered) })
  }
  return [...trends.values()].map((trend) => ({
    ...trend,
    points: trend.points.toSorted((one, other) => one.day.localeCompare(other.day)),
  }))
}
