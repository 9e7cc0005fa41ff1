import {
  type CourseContent,
  courseEnrolments,
  courseLevels,
  courseLimits,
  topicUnlocks,
} from '@deckle/core/course/course.ts'
import { languages } from '@deckle/core/deck/deck.ts'
import { list } from '@deckle/slides/fields/bounded.ts'
import { imageRefSchema } from '@deckle/slides/fields/schema.ts'
import * as z from 'zod/mini'
import { id, instant, itemId, text } from '../kit/shapes.ts'

const whole = (least: number, most: number) => z.nullable(z.number().check(z.int(), z.gte(least), z.lte(most)))
const distinct = (most: number) =>
  list(id, { max: most }).check(z.refine<readonly string[]>((ids) => new Set(ids).size === ids.length, 'repeated_id'))

export const topicSettings = {
  title: text(courseLimits.topicTitle),
  required: z.boolean(),
  unlock: z.enum(topicUnlocks),
  unlock_at: instant,
  unlock_days: whole(0, courseLimits.days),
}
const topic = z.strictObject({ id: itemId, ...topicSettings })

const deck = z.strictObject({
  id,
  topic_id: itemId,
  version_id: z.nullable(id),
  required: z.boolean(),
})

const finalExam = z.strictObject({
  deck_id: id,
  version_id: z.nullable(id),
  attempts: whole(1, courseLimits.examAttempts),
  time_limit_minutes: whole(1, courseLimits.examMinutes),
  wait_hours: z.number().check(z.int(), z.gte(0), z.lte(courseLimits.examWaitHours)),
})

const hasDistinctIds = (items: readonly { readonly id: string }[]): boolean =>
  new Set(items.map((item) => item.id)).size === items.length

/** A course's document as the builder saves it. */
export const courseContent = z
  .strictObject({
    title: text(courseLimits.title),
    summary: text(courseLimits.summary),
    cover: imageRefSchema,
    category: z.nullable(id),
    language: z.enum(languages),
    level: z.enum(courseLevels),
    estimated_minutes: whole(1, courseLimits.minutes),
    starts_at: instant,
    ends_at: instant,
    due_days: whole(1, courseLimits.days),
    prerequisites: distinct(courseLimits.prerequisites),
    sequential: z.boolean(),
    passingPercentage: z.number().check(z.gte(0), z.lte(100)),
    enrolment: z.enum(courseEnrolments),
    finalExam: z.nullable(finalExam),
    certificate: z.nullable(z.strictObject({ template: itemId, valid_days: whole(1, courseLimits.days) })),
    leaderboard: z.boolean(),
    leadForms: z.optional(z.boolean()),
    competencies: distinct(courseLimits.competencies),
    topics: list(topic, { min: 1, max: courseLimits.topics }).check(
      z.refine<readonly { readonly id: string }[]>(hasDistinctIds, 'repeated_id'),
    ),
    decks: list(deck, { max: courseLimits.decks }).check(
      z.refine<readonly { readonly id: string }[]>(hasDistinctIds, 'repeated_id'),
    ),
  })
  .check(
    z.refine<CourseContent>(
      ({ topics, decks }) => {
        const ids = new Set(topics.map((one) => one.id))
        return decks.every(({ topic_id }) => ids.has(topic_id))
      },
      { error: 'unknown_topic', path: ['decks'] },
    ),
  )
