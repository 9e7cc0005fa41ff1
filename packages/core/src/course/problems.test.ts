import { expect, it } from 'vitest'
import { type CourseContent, newCourse } from './course.ts'
import { isPublishable, problemsOfCourse } from './problems.ts'
import { sampleCourse } from './test/sample-course.ts'

const withTopic = (patch: Partial<CourseContent['topics'][number]>, at = 0): CourseContent => ({
  ...sampleCourse,
  topics: sampleCourse.topics.map((topic, index) => (index === at ? { ...topic, ...patch } : topic)),
})
const found = (course: CourseContent) =>
  problemsOfCourse(course).map(({ code, severity, topicId }) => `${severity} ${code}${topicId ? ` ${topicId}` : ''}`)

it.each<[string, CourseContent, string[]]>([
  ['a whole course', sampleCourse, []],
  [
    'a new course',
    newCourse({ title: 'Safety', language: 'en', topicId: 't', topicTitle: 'Topic 1' }),
    ['error no_decks', 'warning summary_missing', 'warning topic_empty t'],
  ],
  ['a blank title', { ...sampleCourse, title: ' ' }, ['error title_missing']],
  [
    'an end before the start',
    { ...sampleCourse, starts_at: '2026-02-01T00:00:00Z', ends_at: '2026-01-01T00:00:00Z' },
    ['error ends_before_start'],
  ],
  ['a topic without a title', withTopic({ title: '' }), ['error topic_title_missing A']],
  ['a date that is missing', withTopic({ unlock: 'on_date' }), ['error unlock_date_missing A']],
  ['days that are missing', withTopic({ unlock: 'after_days' }), ['error unlock_days_missing A']],
  [
    'a topic that opens after the end',
    {
      ...withTopic({ unlock: 'on_date', unlock_at: '2026-03-01T00:00:00Z' }, 1),
      ends_at: '2026-02-01T00:00:00Z',
    },
    ['error unlock_after_end B'],
  ],
  ['a first topic after the previous', withTopic({ unlock: 'after_previous' }), ['warning unlocked_after_nothing A']],
  [
    'the final exam in a topic',
    { ...sampleCourse, finalExam: { ...sampleCourse.finalExam!, deck_id: 'a' } },
    ['error exam_in_topic'],
  ],
  [
    'nothing that is required',
    { ...sampleCourse, finalExam: null, decks: sampleCourse.decks.map((deck) => ({ ...deck, required: false })) },
    ['warning nothing_required'],
  ],
])('of %s', (_name, course, expected) => {
  expect(found(course)).toEqual(expected)
  expect(isPublishable(course)).toBe(expected.every((one) => one.startsWith('warning')))
})
