import type { CourseContent } from '../course/course.ts'
import { percentOf } from '../deck/ending/outcome.ts'
import { topicsOf } from './required.ts'

/** Of a completed attempt at a deck. */
export interface AttemptResult {
  /** ISO 8601. */
  readonly completed_at: string
  /** 0 … 100, one decimal; null where nothing is scored. */
  readonly percentage: number | null
  /** By the pass mark of its version; null where nothing is scored, or its kind of deck has no pass mark. */
  readonly passed: boolean | null
}

/** What a learner has done of a deck in one round of a course. */
export interface DeckProgress {
  /** Ids of slides seen. */
  readonly seen: ReadonlySet<string>
  /** By id, null for one that runs. All are kept, the best counts. */
  readonly attempts: ReadonlyMap<string, AttemptResult | null>
}

export const noProgress: DeckProgress = { seen: new Set(), attempts: new Map() }

/** Of two reports of the same deck, in any order and however often: the same. */
export function mergeProgress(one: DeckProgress, other: DeckProgress): DeckProgress {
  const attempts = new Map(one.attempts)
  for (const [id, result] of other.attempts) {
    const before = attempts.get(id) ?? null
    attempts.set(id, before && result ? mergeResults(before, result) : (before ?? result))
  }
  return { seen: new Set([...one.seen, ...other.seen]), attempts }
}

const mergeResults = (one: AttemptResult, other: AttemptResult): AttemptResult => ({
  completed_at: first([one.completed_at, other.completed_at]) as string,
  percentage: highest([one.percentage, other.percentage]),
  passed: one.passed || other.passed ? true : one.passed === null || other.passed === null ? null : false,
})

/** The earliest; of the same moment in two ways of writing, the one that sorts first. */
const first = (moments: readonly (string | null)[]): string | null =>
  moments
    .filter((moment) => moment !== null)
    .toSorted((a, b) => Date.parse(a) - Date.parse(b) || (a < b ? -1 : 1))[0] ?? null

const highest = (percentages: readonly (number | null)[]): number | null =>
  percentages.reduce((best, one) => (one !== null && (best === null || one > best) ? one : best), null)

const resultsOf = ({ attempts }: DeckProgress): readonly AttemptResult[] =>
  [...attempts.values()].filter((result) => result !== null)

/** When it was first completed; null where it was not. */
export const completedAt = (deck: DeckProgress): string | null =>
  first(resultsOf(deck).map(({ completed_at }) => completed_at))

/** Null where nothing was scored. */
export const bestPercentage = (deck: DeckProgress): number | null =>
  highest(resultsOf(deck).map(({ percentage }) => percentage))

/** When a final exam was first passed. One without points is passed by completing it (decisions.md §3). */
export const passedAt = (deck: DeckProgress): string | null =>
  first(resultsOf(deck).map(({ completed_at, passed }) => (passed === false ? null : completed_at)))

/** Of slides seen, in whole per cent; 100 only once the deck is completed. @param slides ids of its version's slides */
export function deckPercent(deck: DeckProgress, slides: readonly string[]): number {
  if (completedAt(deck) !== null) return 100
  const seen = slides.filter((id) => deck.seen.has(id)).length
  return Math.min(99, Math.floor(percentOf(seen, slides.length)))
}

export interface CompletedPart {
  readonly completed: number
  readonly of: number
  /** One decimal, half up; 100 where there is nothing to complete. */
  readonly percent: number
}

export interface CourseProgress extends CompletedPart {
  /** By the topic's id. Of a topic without required decks, or not required, every deck counts. */
  readonly topics: ReadonlyMap<string, CompletedPart>
  /** Ids of decks, as locks of an outline take them: the final exam once it is passed. */
  readonly completedDecks: ReadonlySet<string>
  /** The final exam's best; without one the mean of scored decks so far, one decimal. Null where there is none. */
  readonly percentage: number | null
  /** When the last that it takes was completed; null before. */
  readonly completed_at: string | null
  /** Null before it is completed, and while the final exam is not passed. */
  readonly passed: boolean | null
}

export type ProgressCourse = Pick<CourseContent, 'topics' | 'decks' | 'finalExam' | 'passingPercentage'>

/**
 * Completed: every required deck completed, and the final exam passed where there is one. Passed: with a final exam, as
 * its version says; without, the mean of the required scored decks' best percentages reaches the course's; with nothing
 * scored, what is completed (decisions.md §3). Where nothing is required, every deck is.
 * @param decks by the deck's id; of the final exam too
 */
export function courseProgress(course: ProgressCourse, decks: ReadonlyMap<string, DeckProgress>): CourseProgress {
  const all = topicsOf(course)
  const examId = course.finalExam?.deck_id
  const of = (id: string): DeckProgress => decks.get(id) ?? noProgress
  const doneAt = (id: string): string | null => (id === examId ? passedAt(of(id)) : completedAt(of(id)))
  const part = (ids: readonly string[]): CompletedPart => {
    const completed = ids.filter((id) => doneAt(id) !== null).length
    return { completed, of: ids.length, percent: ids.length === 0 ? 100 : percentOf(completed, ids.length) }
  }
  const required = requiredDecks(course)
  const taken = examId === undefined ? required : [...required, examId]
  const whole = part(taken)
  const completed_at = whole.completed === taken.length ? last(taken.map(doneAt)) : null
  const scores = (examId === undefined ? required : [examId]).flatMap((id) => bestPercentage(of(id)) ?? [])
  return {
    ...whole,
    percent: taken.length === 0 ? 0 : whole.percent,
    topics: new Map(
      all.map(({ topic, decks: own, required: needed }) => {
        const counted = needed.length > 0 ? needed : own
        return [topic.id, part(counted.map(({ id }) => id))] as const
      }),
    ),
    completedDecks: new Set([...course.decks.map(({ id }) => id), ...taken].filter((id) => doneAt(id) !== null)),
    percentage: scores.length === 0 ? null : percentOf(tenthsOf(scores), scores.length * 1000),
    completed_at,
    passed: completed_at === null ? null : examId !== undefined || reaches(scores, course.passingPercentage),
  }
}

/** In the order of topics. */
function requiredDecks(course: ProgressCourse): readonly string[] {
  const all = topicsOf(course)
  const required = all.flatMap((topic) => topic.required.map(({ id }) => id))
  const isEmpty = required.length === 0 && course.finalExam === null
  return isEmpty ? all.flatMap((topic) => topic.decks.map(({ id }) => id)) : required
}

/** Sums of fractions depend on their order, those of tenths don't. */
const tenthsOf = (percentages: readonly number[]): number =>
  percentages.reduce((sum, one) => sum + Math.round(one * 10), 0)

const reaches = (scores: readonly number[], passingPercentage: number): boolean =>
  scores.length === 0 || tenthsOf(scores) >= passingPercentage * 10 * scores.length - 1e-9

const last = (moments: readonly (string | null)[]): string | null =>
  moments.reduce(
    (latest, one) => (latest === null || (one !== null && Date.parse(one) > Date.parse(latest)) ? one : latest),
    null,
  )

/** What a learner's progress comes to: an event of their enrolment (`enrolment.ts`), or none yet. */
export function enrolmentEventOf(
  { passed }: Pick<CourseProgress, 'passed'>,
  /** The final exam was taken as often as it may be, and not passed. */
  examIsFailed: boolean,
): 'pass' | 'fail' | null {
  if (passed !== null) return passed ? 'pass' : 'fail'
  return examIsFailed ? 'fail' : null
}
