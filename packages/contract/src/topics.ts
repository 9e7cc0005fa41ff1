import { courseLimits, topicUnlocks } from '@deckle/core/course/course.ts'
import * as z from 'zod/mini'
import { course } from './courses.ts'
import { endpoint, type Resource } from './kit/endpoint.ts'
import { id, idParams, instant, itemId, line } from './kit/shapes.ts'
import { routes } from './routes.ts'

const one = z.object({ course })
/** Topics are unique in their course; the course need be named only where several have the topic. */
const topicParams = z.object({ id: itemId })
const ofCourse = { course_id: z.optional(id) }
const move = z.strictObject(ofCourse)
const moveDeck = z.strictObject({ ...ofCourse, topic_id: itemId })
const errors = ['not_found', 'rule_broken', 'conflict'] as const

/**
 * Single edits of a course's draft, for programs; the builder saves whole drafts. Each is applied to the newest
 * revision under its lock, so that however many move at once, no place is double and none is left out.
 */
export const topics = {
  create: endpoint(routes.topics.create, {
    summary: 'Add a topic at the end of a course',
    body: z.strictObject({ course_id: id, title: line(courseLimits.topicTitle) }),
    reply: z.object({ course, topic: z.object({ id: z.string(), title: z.string() }) }),
    errors,
  }),
  update: endpoint(routes.topics.update, {
    summary: 'Change a topic',
    params: topicParams,
    body: z.strictObject({
      ...ofCourse,
      title: z.optional(line(courseLimits.topicTitle)),
      required: z.optional(z.boolean()),
      unlock: z.optional(z.enum(topicUnlocks)),
      unlock_at: z.optional(instant),
      unlock_days: z.optional(z.nullable(z.number().check(z.int(), z.gte(0), z.lte(courseLimits.days)))),
    }),
    reply: one,
    errors,
  }),
  delete: endpoint(routes.topics.delete, {
    summary: 'Remove a topic with its decks from a course; the decks stay in the library',
    params: topicParams,
    body: z.strictObject(ofCourse),
    reply: one,
    errors,
  }),
  moveUp: endpoint(routes.topics.moveUp, {
    summary: 'Move a topic before the one above it; the first one stays',
    params: topicParams,
    body: move,
    reply: one,
    errors,
  }),
  moveDown: endpoint(routes.topics.moveDown, {
    summary: 'Move a topic behind the one below it; the last one stays',
    params: topicParams,
    body: move,
    reply: one,
    errors,
  }),
  moveDeckUp: endpoint(routes.topics.moveDeckUp, {
    summary: 'Move a deck up within its topic; the first one stays',
    params: idParams,
    body: moveDeck,
    reply: one,
    errors,
  }),
  moveDeckDown: endpoint(routes.topics.moveDeckDown, {
    summary: 'Move a deck down within its topic; the last one stays',
    params: idParams,
    body: moveDeck,
    reply: one,
    errors,
  }),
} as const satisfies Resource<typeof routes.topics>
