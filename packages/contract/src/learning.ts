import { learningLimits } from '@deckle/core/learning/limits.ts'
import { learningGroups } from '@deckle/core/learning/lists.ts'
import { courseEnrolments, courseLevels } from '@deckle/core/course/course.ts'
import { languages } from '@deckle/core/deck/deck.ts'
import { enrolmentStatuses } from '@deckle/core/learning/enrolment.ts'
import { list } from '@deckle/slides/fields/bounded.ts'
import * as z from 'zod/mini'
import { endpoint, type Output, type Resource } from './kit/endpoint.ts'
import { can, id, idParams, itemId, line, moment, ok, optionalLine, page, pageQuery, text } from './kit/shapes.ts'
import { answer } from './models/answer.ts'
import { leadForm } from './models/deck-content.ts'
import { verdict } from './models/ending.ts'
import { routes } from './routes.ts'

const token = text(400)

const enrolment = z.object({
  status: z.enum(enrolmentStatuses),
  enrolledAt: moment,
  startedAt: z.nullable(moment),
  /** When it was passed, or failed. */
  completedAt: z.nullable(moment),
  dueAt: z.nullable(moment),
  /** When what was passed is good no longer. */
  expiresAt: z.nullable(moment),
  overdue: z.boolean(),
  waived: z.boolean(),
  /** Completed parts in per cent. */
  percent: z.number(),
  /** The result so far; null where nothing is scored. */
  percentage: z.nullable(z.number()),
})
export type MyEnrolment = Output<typeof enrolment>

const cardFields = {
  id,
  title: z.string(),
  cover: z.object({ id: z.string(), alt: z.string() }),
  language: z.enum(languages),
  level: z.enum(courseLevels),
  minutes: z.number(),
  topics: z.number(),
  decks: z.number(),
}

const mine = z.object({ ...cardFields, group: z.enum(learningGroups), enrolment })
export type MyCourse = Output<typeof mine>

/** A course of the catalogue. */
export const offeredCourse = z.object({
  ...cardFields,
  enrolment: z.enum(courseEnrolments),
  learners: z.number(),
  passed: z.number(),
  /** The caller's own; null where they are not in it. */
  mine: z.nullable(enrolment),
})
export type OfferedCourse = Output<typeof offeredCourse>

/** Why something is locked. `after`: the id of what comes first, with its name; `until`: a moment. */
const lock = z.object({
  reason: z.enum(['prerequisite', 'not_started', 'ended', 'previous', 'date', 'days', 'sequential']),
  until: z.nullable(moment),
  after: z.nullable(z.object({ id: z.string(), name: z.string() })),
})
export type ShownLock = Output<typeof lock>

const deck = z.object({
  id,
  name: z.string(),
  slides: z.number(),
  minutes: z.number(),
  required: z.boolean(),
  lock: z.nullable(lock),
  started: z.boolean(),
  /** Of the final exam: passed. */
  completed: z.boolean(),
  /** Of slides seen. */
  percent: z.number(),
  /** The best result; null where nothing is scored or nothing was completed. */
  percentage: z.nullable(z.number()),
})
export type LearnerDeck = Output<typeof deck>

const topic = z.object({
  id: z.string(),
  title: z.string(),
  required: z.boolean(),
  lock: z.nullable(lock),
  completed: z.number(),
  of: z.number(),
  percent: z.number(),
  decks: z.array(deck),
})
export type LearnerTopic = Output<typeof topic>

/** `go_on`: an attempt runs until `until`; `wait`: the next may begin then. */
const exam = z.object({
  deck,
  attempts: z.nullable(z.number()),
  timeLimitMinutes: z.nullable(z.number()),
  waitHours: z.number(),
  may: z.enum(['begin', 'go_on', 'wait', 'none']),
  /** Attempts that may begin; null for any number. */
  left: z.nullable(z.number()),
  until: z.nullable(moment),
})
export type LearnerExam = Output<typeof exam>

const course = z.object({
  ...cardFields,
  summary: z.string(),
  startsAt: z.nullable(moment),
  endsAt: z.nullable(moment),
  /** False once it is archived: nobody new comes in. */
  open: z.boolean(),
  passingPercentage: z.number(),
  certificate: z.boolean(),
  leaderboard: z.boolean(),
  enrolment: z.enum(courseEnrolments),
  lock: z.nullable(lock),
  prerequisites: z.array(z.object({ id, title: z.string(), passed: z.boolean() })),
  contents: z.array(topic),
  exam: z.nullable(exam),
  /** The deck to go on with. */
  next: z.nullable(id),
  mine: z.nullable(enrolment),
  /** What became of asking to come in; null where the caller did not ask. */
  request: z.nullable(z.enum(['open', 'granted', 'refused'])),
  can: can('enrol', 'ask', 'leave', 'learn'),
})
export type LearnerCourse = Output<typeof course>

const attempt = z.object({
  id,
  token: z.string(),
  /** The oldest first, each with what was told: of an exam nothing. */
  answers: z.array(z.object({ slideId: z.string(), answer, verdict })),
})

const deckParams = z.object({ id, deck_id: id })

const note = z.object({
  id,
  deckId: id,
  slideId: z.string(),
  /** Empty for a bookmark. */
  text: z.string(),
  createdAt: moment,
  updatedAt: moment,
})
export type LearnerNote = Output<typeof note>

/** Taking courses: each call is about the caller. */
export const learning = {
  list: endpoint(routes.learning.list, {
    summary: 'Courses that the caller is in, the next due first',
    query: z.object({
      ...pageQuery,
      search: z.optional(text(100)),
      /** Without it, those to go on with: all but what is done. */
      group: z.optional(z.enum(learningGroups)),
    }),
    reply: page('courses', mine),
    errors: ['bad_cursor'],
  }),
  catalogue: endpoint(routes.learning.catalogue, {
    summary: 'Published courses that the caller may enrol in, may ask for or is in, published last first',
    query: z.object({
      ...pageQuery,
      search: z.optional(text(100)),
      category: z.optional(id),
      tag: z.optional(id),
      language: z.optional(z.enum(languages)),
      level: z.optional(z.enum(courseLevels)),
    }),
    reply: page('courses', offeredCourse),
    errors: ['bad_cursor'],
  }),
  show: endpoint(routes.learning.show, {
    summary: 'A course as its learners see it: contents, progress, what is locked, why and until when',
    params: idParams,
    reply: z.object({ course }),
    errors: ['not_found'],
  }),
  enrol: endpoint(routes.learning.enrol, {
    summary: 'Enrol oneself in an open course, or in any by the code of its link. Twice changes nothing',
    params: idParams,
    body: z.strictObject({ code: z.optional(line(60)) }),
    reply: ok,
    errors: ['not_found', 'rule_broken'],
  }),
  ask: endpoint(routes.learning.ask, {
    summary: 'Ask to come into a course; asking again replaces what was said',
    params: idParams,
    body: z.strictObject({ text: z._default(optionalLine(learningLimits.request), '') }),
    reply: ok,
    errors: ['not_found', 'rule_broken'],
  }),
  leave: endpoint(routes.learning.leave, {
    summary: 'Leave a course that one has enrolled oneself in; progress is kept',
    params: idParams,
    reply: ok,
    errors: ['not_found', 'rule_broken'],
  }),
  deck: endpoint(routes.learning.deck, {
    summary: 'A deck of a course as it is played, and where the caller stands in it. Refused while it is locked',
    params: deckParams,
    query: z.object({ language: z.optional(text(10)) }),
    reply: z.object({
      /** As the player takes it (`PlayDeck`), without right answers. */
      deck: z.record(z.string(), z.unknown()),
      /** Shown to the learner; null where the course asks nothing, and once the open attempt has a lead. */
      leadForm: z.nullable(leadForm),
      /** The open attempt; null for none. */
      attempt: z.nullable(attempt),
      seen: z.array(z.string()),
      /** The slide that was shown last, on any device. */
      lastSlide: z.nullable(z.string()),
      completed: z.boolean(),
      percentage: z.nullable(z.number()),
      isExam: z.boolean(),
      /** The end of the open attempt's time. */
      endsAt: z.nullable(moment),
      /** By the server's clock, for counting down. */
      now: moment,
    }),
    errors: ['not_found', 'conflict'],
  }),
  begin: endpoint(routes.learning.begin, {
    summary:
      'Begin an attempt under an id made by the player, or go on with the open one. Refused while the deck is locked, and by the rules of the final exam',
    params: deckParams,
    body: z.strictObject({ id, language: z.optional(text(10)) }),
    reply: z.object({ attempt: z.object({ id, token: z.string(), endsAt: z.nullable(moment) }) }),
    errors: ['not_found', 'conflict', 'rule_broken'],
  }),
  askAttempt: endpoint(routes.learning.askAttempt, {
    summary:
      "Ask the course's owner for another attempt at the final exam, once none is left. Asking again while the notification is unread adds nothing",
    params: idParams,
    reply: ok,
    errors: ['not_found', 'rule_broken'],
  }),
  progress: endpoint(routes.learning.progress, {
    summary: 'Record slides as seen, and where the learner is; in any order and however often',
    params: idParams,
    body: z.strictObject({ token, slides: list(itemId, { max: 500 }), at: z.optional(itemId) }),
    reply: ok,
    errors: ['not_found', 'gone'],
  }),
  notes: endpoint(routes.learning.notes, {
    summary: "The caller's notes and bookmarks in a course, newest first",
    params: idParams,
    query: z.object({ ...pageQuery, deck: z.optional(id) }),
    reply: page('notes', note),
    errors: ['not_found', 'bad_cursor'],
  }),
  addNote: endpoint(routes.learning.addNote, {
    summary: 'Add a note at a slide, or a bookmark without text',
    params: idParams,
    body: z.strictObject({ deck_id: id, slide_id: itemId, text: z._default(text(learningLimits.note), '') }),
    reply: z.object({ note }),
    errors: ['not_found', 'rule_broken'],
  }),
  updateNote: endpoint(routes.learning.updateNote, {
    summary: 'Change the text of a note',
    params: idParams,
    body: z.strictObject({ text: text(learningLimits.note) }),
    reply: z.object({ note }),
    errors: ['not_found'],
  }),
  deleteNote: endpoint(routes.learning.deleteNote, {
    summary: 'Delete a note or a bookmark',
    params: idParams,
    reply: ok,
    errors: ['not_found'],
  }),
} as const satisfies Resource<typeof routes.learning>
