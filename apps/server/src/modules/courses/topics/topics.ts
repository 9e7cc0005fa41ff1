import type { topics } from '@deckle/contract/topics.ts'
import { type CourseContent, decksOf } from '@deckle/core/course/course.ts'
import { applyCourseEdit, type CourseEdit } from '@deckle/core/course/edit.ts'
import type { Course } from '@deckle/contract/courses.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler, SignedIn } from '../../../http/handler.ts'
import { refuse } from '../../../refusal.ts'
import { changeContent } from '../content/change-content.ts'
import { findCoursesOfTopic } from '../queries.ts'
import { requireCourse } from '../require-course.ts'
import { showable } from '../show-course.ts'

export const createTopic: Handler<typeof topics.create> = async ({ deps, actor, body }) => {
  const id = deps.newId()
  const course = await edit(deps, actor, body.course_id, () => ({
    type: 'addTopic',
    id,
    title: body.title,
    before: null,
  }))
  return { course, topic: { id, title: body.title } }
}

export const updateTopic: Handler<typeof topics.update> = async ({ deps, actor, params: { id }, body }) => {
  const { course_id, ...patch } = body
  return {
    course: await edit(deps, actor, await courseOfTopic(deps, actor, id, course_id), () => ({
      type: 'updateTopic',
      id,
      patch: Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined)),
    })),
  }
}

export const deleteTopic: Handler<typeof topics.delete> = async ({ deps, actor, params: { id }, body }) => ({
  course: await edit(deps, actor, await courseOfTopic(deps, actor, id, body.course_id), () => ({
    type: 'removeTopics',
    ids: [id],
  })),
})

type Step = -1 | 1

export const moveTopicUp: Handler<typeof topics.moveUp> = async ({ deps, actor, params: { id }, body }) => ({
  course: await moveTopic(deps, actor, { id, courseId: body.course_id, step: -1 }),
})

export const moveTopicDown: Handler<typeof topics.moveDown> = async ({ deps, actor, params: { id }, body }) => ({
  course: await moveTopic(deps, actor, { id, courseId: body.course_id, step: 1 }),
})

export const moveDeckUp: Handler<typeof topics.moveDeckUp> = async ({ deps, actor, params, body }) => ({
  course: await moveDeck(deps, actor, { id: params.id, topicId: body.topic_id, courseId: body.course_id, step: -1 }),
})

export const moveDeckDown: Handler<typeof topics.moveDeckDown> = async ({ deps, actor, params, body }) => ({
  course: await moveDeck(deps, actor, { id: params.id, topicId: body.topic_id, courseId: body.course_id, step: 1 }),
})

interface Move {
  readonly id: string
  readonly courseId: string | undefined
  readonly step: Step
}

const moveTopic = async (deps: Deps, actor: SignedIn, { id, courseId, step }: Move): Promise<Course> =>
  edit(deps, actor, await courseOfTopic(deps, actor, id, courseId), ({ topics }) => {
    const place = placeAfter(topics, id, step)
    return place === undefined ? null : { type: 'moveTopics', ids: [id], before: place }
  })

async function moveDeck(
  deps: Deps,
  actor: SignedIn,
  { topicId, courseId, step, ...move }: Move & { readonly topicId: string },
): Promise<Course> {
  const id = move.id.toLowerCase()
  return edit(deps, actor, await courseOfTopic(deps, actor, topicId, courseId), (content) => {
    const decks = decksOf(content, topicId)
    if (!decks.some((deck) => deck.id === id)) throw refuse('not_found', 'course.deck_missing')
    const place = placeAfter(decks, id, step)
    return place === undefined ? null : { type: 'moveDecks', ids: [id], topicId, before: place }
  })
}

/** Before which one it comes after a step; null for the end, undefined where it is at the end of the list already. */
function placeAfter(list: readonly { readonly id: string }[], id: string, step: Step): string | null | undefined {
  const at = list.findIndex((one) => one.id === id)
  const to = at + step
  if (at < 0 || to < 0 || to >= list.length) return undefined
  return list[step === -1 ? to : to + 1]?.id ?? null
}

/** The one named, else the only one of the client that has the topic. */
export async function courseOfTopic(deps: Deps, { clientId }: SignedIn, topicId: string, named: string | undefined) {
  if (named !== undefined) return named
  const [only, ...others] = await findCoursesOfTopic(deps.db, clientId, topicId)
  if (only === undefined) throw refuse('not_found', 'course.topic_missing')
  if (others.length > 0) throw refuse('conflict', 'course.topic_of_several')
  return only
}

/** Applies an edit to the newest draft; null changes nothing. */
async function edit(
  deps: Deps,
  actor: SignedIn,
  courseId: string,
  editOf: (content: CourseContent) => CourseEdit | null,
): Promise<Course> {
  return transaction(deps.db, async (open) => {
    const course = await requireCourse(open, actor, 'course.edit', { id: courseId, lock: true })
    const wanted = editOf(course.content)
    if (!wanted) return showable(open, deps, actor, course)
    const result = applyCourseEdit(course.content, wanted)
    if (!result.ok)
      throw result.reason === 'unknown_topic'
        ? refuse('not_found', 'course.topic_missing')
        : refuse('rule_broken', `course.${result.reason}`)
    if (result.content === course.content) return showable(open, deps, actor, course)
    return showable(open, deps, actor, await changeContent(open, { deps, actor }, course, result.content))
  })
}
