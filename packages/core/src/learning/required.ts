import { type CourseContent, type CourseDeck, type CourseTopic, decksOf } from '../course/course.ts'

export interface TopicDecks {
  readonly topic: CourseTopic
  /** In their order. */
  readonly decks: readonly CourseDeck[]
  /** Those that completing the course takes; none of a topic that is not required. */
  readonly required: readonly CourseDeck[]
}

/** Topics in their order. */
export const topicsOf = (course: Pick<CourseContent, 'topics' | 'decks'>): readonly TopicDecks[] =>
  course.topics.map((topic) => {
    const decks = decksOf(course, topic.id)
    return { topic, decks, required: topic.required ? decks.filter((deck) => deck.required) : [] }
  })
