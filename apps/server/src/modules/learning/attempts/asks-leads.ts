import type { CourseContent } from '@deckle/core/course/course.ts'
import type { Deps } from '../../../deps.ts'
import type { CourseAttempt } from '../../play/index.ts'
import { findCourse } from '../queries.ts'

/** Never in the final exam, whose time would run meanwhile. */
export const showsLeadForms = ({ leadForms }: CourseContent, isExam: boolean): boolean => !isExam && leadForms === true

export async function asksLeadsInCourse(
  { db }: Pick<Deps, 'db'>,
  { clientId, course: { courseId, isExam } }: Pick<CourseAttempt, 'clientId' | 'course'>,
): Promise<boolean> {
  const course = await findCourse(db, clientId, courseId)
  return course !== undefined && showsLeadForms(course.content, isExam)
}
