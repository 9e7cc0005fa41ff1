import { bestPercentage, courseProgress, type DeckProgress, type ProgressCourse } from './progress.ts'
import { topicsOf } from './required.ts'

/** What a learner has of a deck or a topic. */
interface PartState {
  readonly completed: boolean
  /** Tenths of a per cent, which add up the same in any order; null where nothing is scored. */
  readonly tenths: number | null
}

/** By how much a learner's step changes the counts of a part: a deck or a topic, by its id. */
export interface PartChange {
  readonly part: string
  readonly started: number
  readonly completed: number
  readonly scored: number
  readonly percentageSum: number
}

type Decks = ReadonlyMap<string, DeckProgress>

/** Of the course's parts that were begun. The result of a topic is the mean of its scored decks so far. */
function partStates(course: ProgressCourse, decks: Decks): ReadonlyMap<string, PartState> {
  const { completedDecks, topics } = courseProgress(course, decks)
  const tenthsOf = (id: string): number | null => {
    const best = bestPercentage(decks.get(id) as DeckProgress)
    return best === null ? null : Math.round(best * 10)
  }
  const known = new Set([...course.decks.map(({ id }) => id), course.finalExam?.deck_id])
  const ofDecks = [...decks.keys()]
    .filter((id) => known.has(id))
    .map((id) => [id, { completed: completedDecks.has(id), tenths: tenthsOf(id) }] as const)
  const ofTopics = topicsOf(course).flatMap(({ topic, decks: own }) => {
    const begun = own.filter(({ id }) => decks.has(id))
    if (begun.length === 0) return []
    const scores = begun.flatMap(({ id }) => tenthsOf(id) ?? [])
    const part = topics.get(topic.id)
    const tenths = scores.length === 0 ? null : Math.round(scores.reduce((sum, one) => sum + one, 0) / scores.length)
    return [[topic.id, { completed: part !== undefined && part.completed === part.of, tenths }] as const]
  })
  return new Map<string, PartState>([...ofDecks, ...ofTopics])
}

/**
 * What a step of a learner changes in the counts of decks and topics; parts without a change are left out.
 * @param before decks that were begun, by id
 */
export function partChanges(course: ProgressCourse, before: Decks, after: Decks): readonly PartChange[] {
  const [old, now] = [partStates(course, before), partStates(course, after)]
  return [...new Set([...old.keys(), ...now.keys()])].toSorted().flatMap((part) => {
    const change = {
      part,
      started: Number(now.has(part)) - Number(old.has(part)),
      completed: Number(now.get(part)?.completed ?? false) - Number(old.get(part)?.completed ?? false),
      scored: Number((now.get(part)?.tenths ?? null) !== null) - Number((old.get(part)?.tenths ?? null) !== null),
      percentageSum: (now.get(part)?.tenths ?? 0) - (old.get(part)?.tenths ?? 0),
    }
    return change.started || change.completed || change.scored || change.percentageSum ? [change] : []
  })
}
