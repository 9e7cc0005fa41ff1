import type { Course } from '@deckle/contract/courses.ts'
import type { CourseContent } from '@deckle/core/course/course.ts'
import type { Api } from '../api.ts'
import { makeDeck, selectSlide, titleSlide } from '../decks.ts'

/** Question by question, `Yes` is right. */
export const makeQuiz = (api: Api, name: string, questions: readonly string[]) =>
  makeDeck(api, { name, slides: [titleSlide(name), ...questions.map((one) => selectSlide(one, ['Yes', 'No']))] })

interface CourseToMake {
  readonly title: string
  /** Ids of decks, all in one topic. */
  readonly decks: readonly string[]
  readonly change?: Partial<CourseContent>
}

/** A published course. @returns its id */
export async function makeCourse(api: Api, { title, decks, change }: CourseToMake): Promise<string> {
  const { course } = await api.call<{ course: Course }>('POST', '/courses/create', { title })
  const { id, content } = course
  const topicId = content.topics[0]?.id ?? ''
  const update = {
    revision: course.revision,
    content: {
      ...content,
      ...change,
      decks: decks.map((deck) => ({ id: deck, topic_id: topicId, version_id: null, required: true })),
    },
  }
  const saved = await api.call<{ course: { revision: number } }>('POST', `/courses/${id}/update`, update)
  await api.call('POST', `/courses/${id}/publish`, { revision: saved.course.revision })
  return id
}

export const enrol = (api: Api, courseId: string, userIds: readonly string[]) =>
  api.call('POST', `/courses/${courseId}/learners/add`, { user_ids: userIds })
