import { type CourseContent, type CourseStatus, courseStatuses } from '../course/course.ts'
import { isPublishable } from '../course/problems.ts'

/** What a course becomes from where it is. A draft is not archived: it has never been anything to keep. */
const nextStatuses: Readonly<Record<CourseStatus, readonly CourseStatus[]>> = {
  draft: ['published'],
  published: ['draft', 'archived'],
  archived: ['published', 'draft'],
}

/** Why a course can't get a status: no such way, or its check list has errors. */
export type StatusFault = 'no_way' | 'not_publishable'

/** Null where it can; staying as it is always can. */
export function statusFault(from: CourseStatus, to: CourseStatus, course: CourseContent): StatusFault | null {
  if (from === to) return null
  if (!nextStatuses[from].includes(to)) return 'no_way'
  return to === 'published' && !isPublishable(course) ? 'not_publishable' : null
}

/** What can be chosen for a course now, its present status left out. */
export const statusesFrom = (from: CourseStatus, course: CourseContent): readonly CourseStatus[] =>
  courseStatuses.filter((to) => to !== from && statusFault(from, to, course) === null)
