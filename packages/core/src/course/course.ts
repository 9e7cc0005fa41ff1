import type { Language } from '../deck/deck.ts'
import type { ImageRef } from '../deck/design/image-ref.ts'

/** Characters, numbers of things, minutes, days and attempts of a course at most. */
export const courseLimits = {
  title: 120,
  summary: 2000,
  topicTitle: 120,
  topics: 100,
  decks: 500,
  prerequisites: 20,
  competencies: 20,
  minutes: 60_000,
  days: 3650,
  examAttempts: 100,
  examMinutes: 600,
  examWaitHours: 720,
  /** Courses that a person is enrolled in when created. */
  perNewPerson: 100,
} as const

export const courseStatuses = ['draft', 'published', 'archived'] as const
export type CourseStatus = (typeof courseStatuses)[number]

export const courseLevels = ['all', 'beginner', 'intermediate', 'advanced'] as const
export type CourseLevel = (typeof courseLevels)[number]

/** How people come into a course by themselves: not at all, by asking, or at once. */
export const courseEnrolments = ['closed', 'ask', 'open'] as const
export type CourseEnrolment = (typeof courseEnrolments)[number]

export const topicUnlocks = ['always', 'after_previous', 'on_date', 'after_days'] as const
export type TopicUnlock = (typeof topicUnlocks)[number]

export interface CourseTopic {
  /** 1 to 40 characters of `[A-Za-z0-9_-]`, unique in the course. */
  readonly id: string
  readonly title: string
  /** A topic that is not required takes no part in completing the course and locks nothing behind it. */
  readonly required: boolean
  readonly unlock: TopicUnlock
  /** ISO 8601, with `on_date`. */
  readonly unlock_at: string | null
  /** Days after the enrolment began, with `after_days`. */
  readonly unlock_days: number | null
}

/** A deck is in a course once. */
export interface CourseDeck {
  /** The deck's own id. */
  readonly id: string
  readonly topic_id: string
  /** The version that learners get; null until the course is published with it. */
  readonly version_id: string | null
  readonly required: boolean
}

export interface FinalExam {
  readonly deck_id: string
  readonly version_id: string | null
  /** Null for any number. */
  readonly attempts: number | null
  readonly time_limit_minutes: number | null
  /** Hours between the end of an attempt and the next. */
  readonly wait_hours: number
}

export interface CourseCertificate {
  readonly template: string
  /** Null where it never expires. */
  readonly valid_days: number | null
}

/** The document that authors edit and learners get once it is published (decisions.md §3). */
export interface CourseContent {
  readonly title: string
  readonly summary: string
  readonly cover: ImageRef
  /** The id of a category of courses. */
  readonly category: string | null
  readonly language: Language
  readonly level: CourseLevel
  /** Null where they are computed from the decks. */
  readonly estimated_minutes: number | null
  /** ISO 8601. */
  readonly starts_at: string | null
  readonly ends_at: string | null
  /** Days after the enrolment began. */
  readonly due_days: number | null
  /** Ids of courses to pass first. */
  readonly prerequisites: readonly string[]
  /** Decks of a topic one after another. */
  readonly sequential: boolean
  readonly passingPercentage: number
  readonly enrolment: CourseEnrolment
  readonly finalExam: FinalExam | null
  readonly certificate: CourseCertificate | null
  readonly leaderboard: boolean
  /** Learners are asked by the lead forms of decks, never in the final exam. Absent: false. */
  readonly leadForms?: boolean | undefined
  /** Ids of competencies. */
  readonly competencies: readonly string[]
  /** In their order. */
  readonly topics: readonly CourseTopic[]
  /** In their order; those of a topic follow each other in it, whatever is between them here. */
  readonly decks: readonly CourseDeck[]
}

/** With one empty topic. */
export function newCourse({
  title,
  language,
  topicId,
  topicTitle,
}: {
  readonly title: string
  readonly language: Language
  readonly topicId: string
  readonly topicTitle: string
}): CourseContent {
  return {
    title,
    summary: '',
    cover: { id: '', alt: '' },
    category: null,
    language,
    level: 'all',
    estimated_minutes: null,
    starts_at: null,
    ends_at: null,
    due_days: null,
    prerequisites: [],
    sequential: false,
    passingPercentage: 70,
    enrolment: 'closed',
    finalExam: null,
    certificate: null,
    leaderboard: false,
    competencies: [],
    topics: [newTopic(topicId, topicTitle)],
    decks: [],
  }
}

export const newTopic = (id: string, title: string): CourseTopic => ({
  id,
  title,
  required: true,
  unlock: 'always',
  unlock_at: null,
  unlock_days: null,
})

/** In their order. */
export const decksOf = ({ decks }: Pick<CourseContent, 'decks'>, topicId: string): readonly CourseDeck[] =>
  decks.filter((deck) => deck.topic_id === topicId)

/** Every deck in the order of topics, the final exam last. */
export function deckIdsOf(course: Pick<CourseContent, 'topics' | 'decks' | 'finalExam'>): readonly string[] {
  const inTopics = course.topics.flatMap(({ id }) => decksOf(course, id).map((deck) => deck.id))
  return course.finalExam ? [...inTopics, course.finalExam.deck_id] : inTopics
}
