import type { CourseContent } from '@deckle/core/course/course.ts'
import { deckIdsOf } from '@deckle/core/course/course.ts'
import type { Db } from '../../../db/database.ts'
import type { Scoped } from '../../../db/reach.ts'
import type { Deps } from '../../../deps.ts'
import { type CourseRecord, findMinutes, saveContent } from '../queries.ts'
import { indexCourse, versionsOf } from './course-parts.ts'
import { ownContent } from './own-content.ts'
import { storedCourse } from './stored-course.ts'

/** Stores a new draft of a course that the caller has locked. @returns the record as it is now */
export async function changeContent(
  open: Db,
  { deps, actor }: { readonly deps: Deps; readonly actor: Scoped },
  course: CourseRecord,
  wanted: CourseContent,
): Promise<CourseRecord> {
  const { client_id: clientId, id, revision } = course
  const published = course.published
  const known = new Set([...deckIdsOf(course.content), ...versionsOf(published).keys()])
  const content = await ownContent(open, actor, wanted, { known, versions: versionsOf(published) })
  const stored = storedCourse(content, await findMinutes(open, clientId, deckIdsOf(content)))
  const saved = await saveContent(open, { ...actor, clientId }, { id, revision, now: deps.now() }, stored)
  if (!saved) throw new Error(`Course ${id} was locked and has another revision than ${revision}.`)
  await indexCourse(open, { clientId, id }, content, published)
  return { ...course, content, revision: saved.revision, updated_at: saved.updated_at }
}
