/** What each thing that readers do counts for (decisions.md §4). */
export const popularityPoints = { views: 1, likes: 5, comments: 3 } as const
/** Days that count. */
export const POPULAR_DAYS = 30
/** Days after which a point counts half. */
export const POPULARITY_HALF_LIFE = 7
/** A Thursday: scores count weeks from here. */
export const POPULARITY_EPOCH = '2020-01-02'

export interface ReadersDay {
  /** `2026-11-24` */
  readonly day: string
  readonly views: number
  readonly likes: number
  readonly comments: number
}

const DAY = 86_400_000
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY

/**
 * The binary logarithm of the points of the last 30 days, each halved for each week since its day, with the weeks since
 * the epoch added: a score that was stored last week is compared with one of today as it stands. 0 without points.
 */
export function popularityScore(days: readonly ReadersDay[], today: string): number {
  const sum = days
    .map(({ day, views, likes, comments }) => ({
      age: daysBetween(day, today),
      points: views * popularityPoints.views + likes * popularityPoints.likes + comments * popularityPoints.comments,
    }))
    .filter(({ age }) => age < POPULAR_DAYS)
    .reduce((all, { age, points }) => all + points * 2 ** (-age / POPULARITY_HALF_LIFE), 0)
  return sum > 0 ? Math.log2(sum) + daysBetween(POPULARITY_EPOCH, today) / POPULARITY_HALF_LIFE : 0
}
