import { isBlank } from '../text/is-blank.ts'
import { type CourseContent, type CourseTopic, decksOf } from './course.ts'

/** What the check list says before publishing. Errors prevent it. */
export interface CourseProblem {
  readonly code:
    | 'title_missing'
    | 'no_decks'
    | 'topic_title_missing'
    | 'topic_empty'
    | 'unlock_date_missing'
    | 'unlock_days_missing'
    | 'unlock_after_end'
    | 'unlocked_after_nothing'
    | 'ends_before_start'
    | 'nothing_required'
    | 'summary_missing'
    | 'exam_in_topic'
  readonly severity: 'error' | 'warning'
  /** Null for the course itself. */
  readonly topicId: string | null
}

const error = (code: CourseProblem['code'], topicId: string | null = null): CourseProblem => ({
  code,
  severity: 'error',
  topicId,
})
const warning = (code: CourseProblem['code'], topicId: string | null = null): CourseProblem => ({
  code,
  severity: 'warning',
  topicId,
})

/** Of the course first, then of its topics in their order. What needs other rows (decks, courses) is the server's to say. */
export function problemsOfCourse(course: CourseContent): readonly CourseProblem[] {
  return [
    ...(isBlank(course.title) ? [error('title_missing')] : []),
    ...(course.decks.length === 0 && course.finalExam === null ? [error('no_decks')] : []),
    ...(isAfter(course.starts_at, course.ends_at) ? [error('ends_before_start')] : []),
    ...(course.decks.some(({ id }) => id === course.finalExam?.deck_id) ? [error('exam_in_topic')] : []),
    ...(hasNothingRequired(course) ? [warning('nothing_required')] : []),
    ...(isBlank(course.summary) ? [warning('summary_missing')] : []),
    ...course.topics.flatMap((topic, at) => problemsOfTopic(course, topic, at)),
  ]
}

export const isPublishable = (course: CourseContent): boolean =>
  problemsOfCourse(course).every(({ severity }) => severity !== 'error')

function problemsOfTopic(course: CourseContent, topic: CourseTopic, at: number): readonly CourseProblem[] {
  const { id, unlock, unlock_at, unlock_days } = topic
  return [
    ...(isBlank(topic.title) ? [error('topic_title_missing', id)] : []),
    ...(unlock === 'on_date' && unlock_at === null ? [error('unlock_date_missing', id)] : []),
    ...(unlock === 'after_days' && unlock_days === null ? [error('unlock_days_missing', id)] : []),
    ...(unlock === 'on_date' && isAfter(unlock_at, course.ends_at) ? [error('unlock_after_end', id)] : []),
    ...(unlock === 'after_previous' && at === 0 ? [warning('unlocked_after_nothing', id)] : []),
    ...(decksOf(course, id).length === 0 ? [warning('topic_empty', id)] : []),
  ]
}

function hasNothingRequired({ topics, decks, finalExam }: CourseContent): boolean {
  const required = new Set(topics.filter((topic) => topic.required).map(({ id }) => id))
  return finalExam === null && decks.length > 0 && !decks.some((deck) => deck.required && required.has(deck.topic_id))
}

/** Both ISO 8601; false where one is open. */
const isAfter = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && Date.parse(one) > Date.parse(other)

/** What prevents publishing beside the document's own check list: what only the server knows. */
export const courseBlockers = [
  'deck_missing',
  'deck_not_publishable',
  'exam_type',
  'prerequisite_missing',
  'prerequisite_circle',
] as const
