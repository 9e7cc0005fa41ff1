import type { courses } from '@deckle/contract/courses.ts'
import { type CourseContent, courseLimits, type CourseTopic } from '@deckle/core/course/course.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/handler.ts'
import { listReadableDecks } from '../../decks/index.ts'
import { copyTags } from '../../tags/index.ts'
import { requireCourse } from '../require-course.ts'
import { showable } from '../show-course.ts'
import { addCourse } from './create-course.ts'

/** Into the actor's own courses: with its tags and those of its decks that the actor sees, without learners. */
export const duplicateCourse: Handler<typeof courses.duplicate> = async ({ deps, actor, params: { id } }) =>
  transaction(deps.db, async (open) => {
    const { content, client_id: clientId } = await requireCourse(open, actor, 'course.read', { id })
    const copy = copyOf(content, deps)
    const ids = [...copy.decks.map((deck) => deck.id), ...(copy.finalExam ? [copy.finalExam.deck_id] : [])]
    const seen = new Set(await listReadableDecks(open, actor, ids))
    const course = await addCourse(open, deps, actor, {
      ...copy,
      category: clientId === actor.clientId ? copy.category : null,
      decks: copy.decks.filter((deck) => seen.has(deck.id)),
      finalExam: copy.finalExam && seen.has(copy.finalExam.deck_id) ? copy.finalExam : null,
    })
    if (clientId !== actor.clientId) return { course }
    await copyTags(open, 'course', clientId, { from: id, to: course.id })
    return {
      course: await showable(open, deps, actor, await requireCourse(open, actor, 'course.read', { id: course.id })),
    }
  })

/** With topics of its own, so that each topic is in one course. */
function copyOf(content: CourseContent, { newId }: Pick<Deps, 'newId'>): CourseContent {
  const ids = new Map(content.topics.map(({ id }) => [id, newId()]))
  const idOf = (id: string) => ids.get(id) ?? id
  const mark = ' (copy)'
  const base = content.title.endsWith(mark) ? content.title.slice(0, -mark.length) : content.title
  return {
    ...content,
    title:
      base
        .slice(0, courseLimits.title - mark.length)
        .replace(/[\ud800-\udbff]$/, '')
        .trimEnd() + mark,
    topics: content.topics.map((topic): CourseTopic => ({ ...topic, id: idOf(topic.id) })),
    decks: content.decks.map((deck) => ({ ...deck, topic_id: idOf(deck.topic_id), version_id: null })),
    finalExam: content.finalExam && { ...content.finalExam, version_id: null },
  }
}
