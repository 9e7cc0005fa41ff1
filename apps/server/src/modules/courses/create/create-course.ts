import type { Course, courses } from '@deckle/contract/courses.ts'
import { type CourseContent, deckIdsOf, newCourse } from '@deckle/core/course/course.ts'
import type { Language } from '@deckle/core/deck/deck.ts'
import type { Db } from '../../../db/database.ts'
import type { Scoped } from '../../../db/reach.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/handler.ts'
import { audit } from '../../admin/index.ts'
import { indexCourse } from '../content/course-parts.ts'
import { ownContent } from '../content/own-content.ts'
import { storedCourse } from '../content/stored-course.ts'
import { findMinutes, insertCourse } from '../queries.ts'
import { requireCourse } from '../require-course.ts'
import { showable } from '../show-course.ts'

/** Names of the topic that a new course begins with, in the languages of screens. */
const firstTopic: Readonly<Partial<Record<Language, string>>> = { en: 'First topic', hi: 'पहला विषय' }

export const createCourse: Handler<typeof courses.create> = async ({ deps, actor, body }) => {
  const { title, language, content } = body
  const topicTitle = firstTopic[language] ?? ''
  const wanted = content ? { ...content, title } : newCourse({ title, language, topicId: deps.newId(), topicTitle })
  return { course: await transaction(deps.db, (open) => addCourse(open, deps, actor, wanted)) }
}

/** As a draft of the actor's. Versions are pinned once it is published. */
export async function addCourse(open: Db, deps: Deps, actor: Scoped, wanted: CourseContent): Promise<Course> {
  const [id, now] = [deps.newId(), deps.now()]
  const { clientId, userId } = actor
  const content = await ownContent(open, actor, wanted, { known: new Set(), versions: new Map() })
  const stored = storedCourse(content, await findMinutes(open, clientId, deckIdsOf(content)))
  await insertCourse(open, { client_id: clientId, id, owner_id: userId, created_at: now, updated_at: now, ...stored })
  await audit(open, deps, actor, { action: 'course.create', subject: id, detail: { name: content.title } })
  await indexCourse(open, { clientId, id }, content, null)
  return showable(open, deps, actor, await requireCourse(open, actor, 'course.read', { id }))
}
