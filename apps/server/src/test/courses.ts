import type { Course } from '@deckle/contract/courses.ts'
import { type CourseContent, newCourse, newTopic } from '@deckle/core/course/course.ts'
import { expect } from 'vitest'
import type { TestApp } from './app.ts'
import { makeDeck } from './decks.ts'
import type { Person } from './factories.ts'
import { sampleContent } from './sample-content.ts'

/** Two topics with two decks each, in the order of the ids. */
export function courseOf(decks: readonly string[], change: Partial<CourseContent> = {}): CourseContent {
  return {
    ...newCourse({ title: 'Coffee', language: 'en', topicId: 'beans', topicTitle: 'Beans' }),
    topics: [newTopic('beans', 'Beans'), newTopic('brewing', 'Brewing')],
    decks: decks.map((id, at) => ({
      id,
      topic_id: at < 2 ? 'beans' : 'brewing',
      version_id: null,
      required: true,
    })),
    ...change,
  }
}

/** Decks with one question each, created over the API. */
export async function makeDecks(test: TestApp, as: Person, count: number): Promise<string[]> {
  const ids: string[] = []
  while (ids.length < count) ids.push((await makeDeck(test, as, sampleContent(['single_select']))).id)
  return ids
}

/** Created over the API, with four decks by default. */
export async function makeCourse(
  test: TestApp,
  as: Person,
  change: Partial<CourseContent> = {},
  decks?: readonly string[],
): Promise<Course> {
  const content = courseOf(decks ?? (await makeDecks(test, as, 4)), change)
  const { status, body, error } = await test.call('courses.create', { as, body: { title: content.title, content } })
  expect([status, error.fields]).toEqual([200, undefined])
  return body.course
}

export async function publishCourse(
  test: TestApp,
  as: Person,
  { id, revision }: Pick<Course, 'id' | 'revision'>,
): Promise<Course> {
  const { status, body, error } = await test.call('courses.publish', { as, params: { id }, body: { revision } })
  expect([status, error.data]).toEqual([200, undefined])
  return body.course
}

interface CourseHouse {
  readonly admin: Person
  readonly owner: Person
  /** Another author of the client. */
  readonly mate: Person
  /** An author of another client. */
  readonly outsider: Person
  /** Four of the owner's. */
  readonly decks: readonly string[]
}

/** A client of a plan with room for courses, and who is asked for in their tests. */
export async function makeCourseHouse(test: TestApp): Promise<CourseHouse> {
  const admin = await test.signedIn('Admin')
  const { clientId } = admin
  await test.deps.db.updateTable('clients').set({ plan: 'agency' }).where('id', '=', clientId).execute()
  const owner = await test.signedIn('Creator', { clientId })
  return {
    admin,
    owner,
    mate: await test.signedIn('Creator', { clientId }),
    outsider: await test.signedIn('Creator'),
    decks: await makeDecks(test, owner, 4),
  }
}
