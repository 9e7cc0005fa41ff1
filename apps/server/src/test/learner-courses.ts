import { type CourseContent, newCourse } from '@deckle/core/course/course.ts'
import type { TestApp } from './app.ts'
import { makePublishedDeck, type PublishedDeck } from './decks.ts'
import type { Person } from './factories.ts'
import { insertRow, type RowValues } from './rows.ts'
import { sampleContent } from './sample-content.ts'

interface MadeCourse {
  readonly id: string
  readonly content: CourseContent
  /** In the order of their topics. */
  readonly decks: readonly PublishedDeck[]
  readonly exam: PublishedDeck | null
}

interface CourseOptions {
  /** Topics with how many decks each has. */
  readonly topics?: readonly number[]
  readonly exam?: Partial<NonNullable<CourseContent['finalExam']>>
  readonly change?: Partial<CourseContent>
  readonly unlock?: CourseContent['topics'][number]['unlock']
  readonly row?: Partial<RowValues<'courses'>>
}

/** A deck that learners answer: a title, and two questions. */
export const courseDeckContent = () => sampleContent(['title', 'single_select', 'rating'])
/** Marked, with a pass mark. */
export const examContent = () => sampleContent(['single_select', 'multiple_select'])

/** A published course with decks of its own. */
export async function makeLearnerCourse(
  test: TestApp,
  as: Person,
  { topics = [1], exam, change = {}, unlock = 'always', row = {} }: CourseOptions = {},
): Promise<MadeCourse> {
  const decks: PublishedDeck[] = []
  for (let n = topics.reduce((sum, one) => sum + one, 0); n > 0; n--)
    decks.push(await makePublishedDeck(test, as, courseDeckContent()))
  const examDeck = exam ? await makePublishedDeck(test, as, examContent()) : null
  const made = newCourse({ title: 'Tea', language: 'en', topicId: 't1', topicTitle: 'Leaves' })
  const [first] = made.topics
  if (!first) throw new Error('A new course has a topic.')
  const topicOf = topics.flatMap((count, at) => Array.from({ length: count }, () => `t${at + 1}`))
  const content: CourseContent = {
    ...made,
    enrolment: 'open',
    topics: topics.map((_, at) => ({ ...first, id: `t${at + 1}`, title: `Topic ${at + 1}`, unlock })),
    decks: decks.map(({ id, versionId }, at) => ({
      id,
      topic_id: topicOf[at] ?? 't1',
      version_id: versionId,
      required: true,
    })),
    finalExam: examDeck && {
      deck_id: examDeck.id,
      version_id: examDeck.versionId,
      attempts: null,
      time_limit_minutes: null,
      wait_hours: 0,
      ...exam,
    },
    ...change,
  }
  const { id } = await insertRow(test.deps, 'courses', {
    client_id: as.clientId,
    owner_id: as.userId,
    title: content.title,
    language: 'en',
    level: 'all',
    topic_count: topics.length,
    deck_count: decks.length,
    cover: JSON.stringify(content.cover),
    content: JSON.stringify(content),
    status: 'published',
    published: JSON.stringify(content),
    published_revision: 1,
    published_at: test.deps.now(),
    ...row,
  })
  return { id, content, decks, exam: examDeck }
}
