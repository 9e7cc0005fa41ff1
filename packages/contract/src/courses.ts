import { courseLevels, courseLimits, courseStatuses } from '@deckle/core/course/course.ts'
import type { CourseContent } from '@deckle/core/course/course.ts'
import { languages } from '@deckle/core/deck/deck.ts'
import { readerTypes } from '@deckle/core/reader-type/reader-type.ts'
import * as z from 'zod/mini'
import { endpoint, type Output, type Resource } from './kit/endpoint.ts'
import { can, id, idParams, line, moment, ok, page, pageQuery, text, wholeNumber } from './kit/shapes.ts'
import { courseContent } from './models/course-content.ts'
import { tagIds, tagName } from './models/tag.ts'
import { routes } from './routes.ts'
import { newShares, sharePerson, shares } from './sharing.ts'

/** 500 decks of four values and 100 topics of seven. */
const courseBody = { bodyValues: 5000 } as const

/** Not validated again: it passed `courseContent` when it was saved. */
const content = z.custom<CourseContent>()
const owner = z.object({ id, name: z.string() })
const allowed = can('edit', 'delete', 'publish', 'share', 'learners')

const courseRow = z.object({
  id,
  title: z.string(),
  cover: z.object({ id: z.string(), alt: z.string() }),
  category: z.nullable(id),
  language: z.enum(languages),
  level: z.enum(courseLevels),
  minutes: z.number(),
  topics: z.number(),
  decks: z.number(),
  status: z.enum(courseStatuses),
  /** The draft was changed after publishing. */
  outdated: z.boolean(),
  owner,
  /** By name. */
  tags: z.array(tagName),
  /** In the course now. */
  learners: z.number(),
  createdAt: moment,
  updatedAt: moment,
  deletedAt: z.nullable(moment),
  can: allowed,
})
export type CourseRow = Output<typeof courseRow>

/** A course for its editors. `revision` counts saves; a save names the revision that it edits. */
export const course = z.object({
  id,
  revision: z.number(),
  content,
  status: z.enum(courseStatuses),
  /** What learners get; null before it is published. */
  publication: z.nullable(z.object({ publishedAt: moment, outdated: z.boolean() })),
  /** What learners see of who is ahead; null where the course has no leaderboard. `exam`: of its final exam too. */
  leaderboard: z.nullable(z.object({ exam: z.boolean() })),
  /** Address of the link that enrols whoever opens it; null where there is none. */
  joinUrl: z.nullable(z.string()),
  owner,
  /** By name. */
  tags: z.array(tagName),
  createdAt: moment,
  updatedAt: moment,
  can: allowed,
})
export type Course = Output<typeof course>

/** A deck of the draft, for the builder. */
const courseDeck = z.object({
  id,
  /** False for one in the bin, or that the caller may not see: then nothing below is told but the name. */
  available: z.boolean(),
  name: z.string(),
  readerType: z.enum(readerTypes),
  slides: z.number(),
  minutes: z.number(),
  /** Whether it can be a final exam (decisions.md §2). */
  hasPassMark: z.boolean(),
  /** What learners get: number and time of the version; null before the course is published with it. */
  pinned: z.nullable(z.object({ version: z.number(), publishedAt: moment })),
  /** The deck was changed since that version. */
  newer: z.boolean(),
  /** Errors that prevent publishing. */
  problems: z.number(),
  /** Learners who began it in the course and did not complete it. */
  inProgress: z.number(),
  can: can('edit'),
})
export type CourseDeckFacts = Output<typeof courseDeck>

const one = z.object({ course })

const listQuery = z.object({
  ...pageQuery,
  search: z.optional(text(100)),
  status: z.optional(z.enum([...courseStatuses, 'bin'])),
  category: z.optional(id),
  language: z.optional(z.enum(languages)),
  level: z.optional(z.enum(courseLevels)),
  /** Courses with this tag. */
  tag: z.optional(id),
  /** The caller's courses, others' that are shared with the caller, or all that the caller may see. */
  owner: z.optional(z.enum(['me', 'shared', 'anyone'])),
  sort: z._default(z.enum(['updated', 'created', 'title']), 'updated'),
})
export type CourseListQuery = z.input<typeof listQuery>

const libraryItem = z.object({
  kind: z.enum(['deck', 'course', 'article']),
  id,
  title: z.string(),
  language: z.enum(languages),
  /** Of a deck. */
  readerType: z.nullable(z.enum(readerTypes)),
  published: z.boolean(),
  owner,
  createdAt: moment,
  updatedAt: moment,
})

/** product.md §7 "Content": courses, with the patterns of decisions.md §5. */
export const courses = {
  list: endpoint(routes.courses.list, {
    summary: 'Courses that the caller may see as an author; for learners those they are in',
    query: listQuery,
    reply: page('courses', courseRow),
    errors: ['bad_cursor'],
  }),
  create: endpoint(routes.courses.create, {
    summary: 'Create a course with one empty topic, or from content',
    body: z.strictObject({
      title: line(courseLimits.title),
      language: z._default(z.enum(languages), 'en'),
      content: z.optional(courseContent),
    }),
    ...courseBody,
    reply: one,
    errors: ['rule_broken'],
  }),
  show: endpoint(routes.courses.show, {
    summary: 'One course with its draft, for who may see it as an author',
    params: idParams,
    reply: one,
    errors: ['not_found'],
  }),
  update: endpoint(routes.courses.update, {
    summary: 'Save the draft over the revision it edits; over a newer one: 409 with the newer course in `data`',
    params: idParams,
    body: z.strictObject({ revision: wholeNumber, content: courseContent }),
    ...courseBody,
    reply: z.object({ course: z.object({ id, revision: z.number(), updatedAt: moment }) }),
    errors: ['not_found', 'revision_conflict', 'rule_broken'],
  }),
  updateTags: endpoint(routes.courses.updateTags, {
    summary: 'Replace the tags of a course',
    params: idParams,
    body: z.strictObject({ tags: tagIds }),
    reply: z.object({ tags: z.array(tagName) }),
    errors: ['not_found', 'rule_broken'],
  }),
  duplicate: endpoint(routes.courses.duplicate, {
    summary: "Copy a course's draft into the caller's courses, with its tags and the same decks, without its learners",
    params: idParams,
    reply: one,
    errors: ['not_found'],
  }),
  delete: endpoint(routes.courses.delete, {
    summary: 'Put a course into the bin for 30 days; its learners reach it no longer',
    params: idParams,
    reply: ok,
    errors: ['not_found'],
  }),
  restore: endpoint(routes.courses.restore, {
    summary: 'Take a course out of the bin, with its learners and their progress',
    params: idParams,
    reply: one,
    errors: ['not_found', 'plan_limit'],
  }),
  publish: endpoint(routes.courses.publish, {
    summary:
      'Publish the draft: learners get it from now on. Each deck without a version is pinned to its present content',
    params: idParams,
    body: z.strictObject({ revision: wholeNumber }),
    reply: one,
    errors: ['not_found', 'plan_limit', 'not_publishable', 'revision_conflict'],
  }),
  updateStatus: endpoint(routes.courses.updateStatus, {
    summary:
      'Archive a published course (nobody new comes in), publish an archived one again, or take it back to a draft',
    params: idParams,
    body: z.strictObject({ status: z.enum(courseStatuses) }),
    reply: one,
    errors: ['not_found', 'rule_broken', 'plan_limit', 'not_publishable'],
  }),
  updateJoinCode: endpoint(routes.courses.updateJoinCode, {
    summary: 'Make a new link that enrols whoever of the organisation opens it; the former one ends. Or none',
    params: idParams,
    body: z.strictObject({ enabled: z.boolean() }),
    reply: one,
    errors: ['not_found'],
  }),
  decks: endpoint(routes.courses.decks, {
    summary: 'What the builder shows of the decks of the draft, in no order, the final exam among them',
    params: idParams,
    reply: z.object({ decks: z.array(courseDeck) }),
    errors: ['not_found'],
  }),
  shares: endpoint(routes.courses.shares, {
    summary: 'With whom a course is shared',
    params: idParams,
    reply: shares,
    errors: ['not_found'],
  }),
  updateShares: endpoint(routes.courses.updateShares, {
    summary: 'Share a course with the whole client, and with these people only by name',
    params: idParams,
    body: newShares,
    reply: shares,
    errors: ['not_found', 'rule_broken'],
  }),
  sharePeople: endpoint(routes.courses.sharePeople, {
    summary: 'People whom a course can be shared with, by a part of the name; the first 20',
    params: idParams,
    query: z.object({ search: z.optional(text(100)) }),
    reply: z.object({ people: z.array(sharePerson) }),
    errors: ['not_found'],
  }),
  library: endpoint(routes.courses.library, {
    summary: 'Decks, courses and articles that the caller may see as an author, changed last first',
    query: z.object({
      ...pageQuery,
      search: z.optional(text(100)),
      kind: z.optional(z.enum(['deck', 'course', 'article'])),
      owner: z.optional(z.enum(['me', 'shared', 'anyone'])),
    }),
    reply: page('items', libraryItem),
    errors: ['bad_cursor'],
  }),
} as const satisfies Resource<typeof routes.courses>
