import { type CourseContent, type CourseDeck, newCourse, newTopic } from '@deckle/core/course/course.ts'
import type { CourseDraft, CourseKey, TopicDraft } from './drafts.ts'

/** Ids of what the demo has, by key or name. */
export interface DemoIds {
  readonly decks: ReadonlyMap<string, string>
  readonly categories: ReadonlyMap<string, string>
  readonly tags: ReadonlyMap<string, string>
  readonly competencies: ReadonlyMap<string, string>
  readonly certificates: ReadonlyMap<string, string>
  readonly pictures: ReadonlyMap<string, string>
}

interface Written {
  readonly ids: DemoIds & { readonly courses: ReadonlyMap<CourseKey, string> }
  /** A moment, ISO 8601. */
  readonly daysFromNow: (days: number) => string
}

/** The draft as a course's document. Its topics have ids of their own: a call names a topic without its course. */
export function writeCourse(key: CourseKey, draft: CourseDraft, { ids, daysFromNow }: Written): CourseContent {
  const { title, summary = '', language, cover, category, competencies = [], certificate, exam, topics } = draft
  return {
    ...newCourse({ title, language, topicId: topicId(key, 0), topicTitle: '' }),
    ...draft.settings,
    summary,
    cover: { id: idOf(ids.pictures, cover[0]), alt: cover[1] },
    category: idOf(ids.categories, category),
    competencies: competencies.map((name) => idOf(ids.competencies, name)),
    prerequisites: (draft.prerequisites ?? []).map((key) => idOf(ids.courses, key)),
    certificate: certificate
      ? { template: ids.certificates.get(certificate[0]) ?? certificate[0], valid_days: certificate[1] }
      : null,
    finalExam: exam ? examOf(exam, ids) : null,
    topics: topics.map(({ title: of, settings, opensIn }, at) => ({
      ...newTopic(topicId(key, at), of),
      ...settings,
      unlock_at: opensIn === undefined ? null : daysFromNow(opensIn),
    })),
    decks: topics.flatMap((topic, at) => decksOf(topic, topicId(key, at), ids)),
  }
}

const topicId = (key: CourseKey, at: number): string => `${key}-${at + 1}`

const examOf = ({ deck, ...rules }: NonNullable<CourseDraft['exam']>, ids: DemoIds) => ({
  ...rules,
  deck_id: idOf(ids.decks, deck),
  version_id: null,
})

const decksOf = ({ decks, optional = [] }: TopicDraft, topic_id: string, ids: DemoIds): CourseDeck[] =>
  decks.map((key) => ({ id: idOf(ids.decks, key), topic_id, version_id: null, required: !optional.includes(key) }))

function idOf<Name extends string>(of: ReadonlyMap<Name, string>, name: Name): string {
  const id = of.get(name)
  if (id === undefined) throw new Error(`The demo has no ${name}.`)
  return id
}
