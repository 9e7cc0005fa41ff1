import { type CourseContent, newCourse, newTopic } from '../course.ts'

const deck = (id: string, topic_id: string) => ({ id, topic_id, version_id: `v-${id}`, required: true })

/** Topics A (decks a, b), B (c, d), C (e) and a final exam. */
export const sampleCourse: CourseContent = {
  ...newCourse({ title: 'Coffee', language: 'en', topicId: 'A', topicTitle: 'Beans' }),
  summary: 'From the bean to the cup.',
  topics: [newTopic('A', 'Beans'), newTopic('B', 'Roasting'), newTopic('C', 'Brewing')],
  decks: [deck('a', 'A'), deck('b', 'A'), deck('c', 'B'), deck('d', 'B'), deck('e', 'C')],
  finalExam: { deck_id: 'exam', version_id: null, attempts: 3, time_limit_minutes: 30, wait_hours: 24 },
}
