import fc from 'fast-check'
import { type CourseTopic, newTopic } from '../../course/course.ts'
import { sampleCourse } from '../../course/test/sample-course.ts'
import type { Outline } from '../unlock.ts'

const HOUR = 3_600_000
export const start = Date.parse('2026-01-05T09:00:00.000Z')
export const hoursOn = (hours: number): string => new Date(start + hours * HOUR).toISOString()

/** Within 30 days around the start. */
export const anyMoment = fc.integer({ min: -360, max: 360 }).map(hoursOn)
const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: null })

const anyTopic = (id: string): fc.Arbitrary<CourseTopic> =>
  fc.record({
    id: fc.constant(id),
    title: fc.constant(newTopic(id, id).title),
    required: fc.boolean(),
    unlock: fc.constantFrom('always', 'after_previous', 'on_date', 'after_days'),
    unlock_at: maybe(anyMoment),
    unlock_days: maybe(fc.integer({ min: 0, max: 14 })),
  })

/** Of the topics and decks of the sample course, with or without its exam. */
export const anyOutline: fc.Arbitrary<Outline> = fc.record({
  topics: fc.tuple(anyTopic('A'), anyTopic('B'), anyTopic('C')),
  decks: fc
    .array(fc.boolean(), { minLength: 5, maxLength: 5 })
    .map((required) => sampleCourse.decks.map((deck, at) => ({ ...deck, required: required[at] ?? true }))),
  finalExam: fc.constantFrom(null, sampleCourse.finalExam),
  sequential: fc.boolean(),
  starts_at: maybe(anyMoment),
  ends_at: maybe(anyMoment),
  prerequisites: fc.subarray(['p', 'q']),
})

/** Decks of the sample course, in any order. */
export const anyCompleted = fc.shuffledSubarray(['a', 'b', 'c', 'd', 'e', 'exam'])
