import type { CourseContent, CourseDeck } from '../course/course.ts'
import { begunAt, daysAfter, isBefore } from './dates.ts'
import { missingPrerequisites } from './prerequisites.ts'
import { type TopicDecks, topicsOf } from './required.ts'

/** Why something is locked. `until`: ISO 8601. `after`: the id of what has to be completed first. */
export type Lock =
  /** A course. */
  | { readonly reason: 'prerequisite'; readonly after: string }
  | { readonly reason: 'not_started'; readonly until: string }
  | { readonly reason: 'ended' }
  /** A topic. */
  | { readonly reason: 'previous'; readonly after: string }
  | { readonly reason: 'date' | 'days'; readonly until: string }
  /** A deck. */
  | { readonly reason: 'sequential'; readonly after: string }

/** Null: open. */
export type MaybeLocked = Lock | null

export type Outline = Pick<
  CourseContent,
  'topics' | 'decks' | 'finalExam' | 'sequential' | 'starts_at' | 'ends_at' | 'prerequisites'
>

export interface Learner {
  /** ISO 8601; of a renewed enrolment, when it was renewed. */
  readonly enrolledAt: string
  /** Ids of decks; the final exam's once it is passed. */
  readonly completed: ReadonlySet<string>
  /** Ids of courses. */
  readonly passedCourses: ReadonlySet<string>
}

export interface OutlineLocks {
  /** Of the course; then everything in it has the same. */
  readonly course: MaybeLocked
  /** By id, in order. */
  readonly topics: ReadonlyMap<string, MaybeLocked>
  /** By id, in order, the final exam last. */
  readonly decks: ReadonlyMap<string, MaybeLocked>
  /** The deck to go on with: the first open one to complete, required ones and the final exam before others. */
  readonly next: string | null
}

/**
 * What a learner reaches of a course and why not more. A completed deck stays open whatever its topic becomes. Topics
 * that are not required, and decks that are not, lock nothing. A missing date or number of days locks nothing.
 * @param now milliseconds since 1970
 */
export function locksOf(outline: Outline, learner: Learner, now: number): OutlineLocks {
  const all = topicsOf(outline)
  const course = courseLock(outline, learner, now)
  const topics = new Map<string, MaybeLocked>()
  const decks = new Map<string, MaybeLocked>()
  for (const [at, { topic, decks: own }] of all.entries()) {
    const lock = course ?? topicLock(all, at, { outline, learner, now })
    topics.set(topic.id, lock)
    for (const deck of own) decks.set(deck.id, course ?? deckLock(deck, own, { outline, learner, topic: lock }))
  }
  if (outline.finalExam)
    decks.set(outline.finalExam.deck_id, course ?? examLock(outline.finalExam.deck_id, all, learner))
  return { course, topics, decks, next: nextDeck(all, outline, decks, learner) }
}

function courseLock(
  { starts_at, ends_at, prerequisites }: Outline,
  { passedCourses }: Learner,
  now: number,
): MaybeLocked {
  if (ends_at !== null && now >= Date.parse(ends_at)) return { reason: 'ended' }
  const [missing] = missingPrerequisites(prerequisites, passedCourses)
  if (missing !== undefined) return { reason: 'prerequisite', after: missing }
  return isBefore(now, starts_at) ? { reason: 'not_started', until: starts_at as string } : null
}

interface Context {
  readonly outline: Outline
  readonly learner: Learner
  readonly now: number
}

function topicLock(all: readonly TopicDecks[], at: number, { outline, learner, now }: Context): MaybeLocked {
  const { unlock, unlock_at, unlock_days } = (all[at] as TopicDecks).topic
  if (unlock === 'on_date') return isBefore(now, unlock_at) ? { reason: 'date', until: unlock_at as string } : null
  if (unlock === 'after_days' && unlock_days !== null) {
    const until = daysAfter(begunAt(learner.enrolledAt, outline), unlock_days)
    return isBefore(now, until) ? { reason: 'days', until } : null
  }
  // Topics with nothing to complete are passed over, to the one before them.
  const previous = unlock === 'after_previous' ? all.slice(0, at).findLast(({ required }) => required.length > 0) : null
  return previous ? openTopicLock([previous], learner) : null
}

/** By the first that has a required deck open. */
function openTopicLock(topics: readonly TopicDecks[], { completed }: Learner): MaybeLocked {
  const open = topics.find(({ required }) => required.some(({ id }) => !completed.has(id)))
  return open ? { reason: 'previous', after: open.topic.id } : null
}

interface DeckContext {
  readonly outline: Outline
  readonly learner: Learner
  readonly topic: MaybeLocked
}

function deckLock(
  { id }: CourseDeck,
  own: readonly CourseDeck[],
  { outline, learner: { completed }, topic }: DeckContext,
): MaybeLocked {
  if (completed.has(id)) return null
  if (topic || !outline.sequential) return topic
  const first = own.find((deck) => deck.id === id || (deck.required && !completed.has(deck.id)))
  return first && first.id !== id ? { reason: 'sequential', after: first.id } : null
}

const examLock = (examId: string, all: readonly TopicDecks[], learner: Learner): MaybeLocked =>
  learner.completed.has(examId) ? null : openTopicLock(all, learner)

function nextDeck(
  all: readonly TopicDecks[],
  { finalExam }: Outline,
  locks: ReadonlyMap<string, MaybeLocked>,
  { completed }: Learner,
): string | null {
  const required = all.flatMap((topic) => topic.required.map(({ id }) => id))
  const exam = finalExam ? [finalExam.deck_id] : []
  const inOrder = [...required, ...exam, ...all.flatMap((topic) => topic.decks.map(({ id }) => id))]
  return inOrder.find((id) => locks.get(id) === null && !completed.has(id)) ?? null
}
