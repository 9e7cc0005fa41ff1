/** decisions.md §3, "Leaderboards". */
export const points = { slide: 1, deck: 10, pass: 20, course: 100, first_try: 10, streak: 5 } as const

/** What a person gets points for. Ids have no colon. */
export type PointsEntry =
  /** A slide seen, a question answered right at the first try. */
  | {
      readonly reason: 'slide' | 'first_try'
      readonly courseId: string
      readonly deckId: string
      readonly slideId: string
    }
  /** A deck completed, a scored one passed. */
  | { readonly reason: 'deck' | 'pass'; readonly courseId: string; readonly deckId: string }
  /** A course passed. */
  | { readonly reason: 'course'; readonly courseId: string }
  /** A day, `YYYY-MM-DD` by the person's calendar, on which they went on learning after the day before. */
  | { readonly reason: 'streak'; readonly day: string }

/**
 * The key of an entry in a person's ledger: each reason counts once, also in a later round of the course. The same deck
 * counts in each course that holds it.
 */
export function pointsKey(entry: PointsEntry): string {
  switch (entry.reason) {
    case 'slide':
    case 'first_try':
      return [entry.reason, entry.courseId, entry.deckId, entry.slideId].join(':')
    case 'deck':
    case 'pass':
      return [entry.reason, entry.courseId, entry.deckId].join(':')
    case 'course':
      return [entry.reason, entry.courseId].join(':')
    case 'streak':
      return [entry.reason, entry.day].join(':')
  }
}

/** Of entries in any order, each counted once. */
export const sumOfPoints = (entries: Iterable<PointsEntry>): number =>
  [...new Map([...entries].map((entry) => [pointsKey(entry), points[entry.reason]])).values()].reduce<number>(
    (sum, one) => sum + one,
    0,
  )
