import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { CourseChange } from './course-change.ts'

/** What certificates, points, competencies and notifications do: `courseHooks` of course-hooks.ts. */
export async function afterCourseChange(deps: Deps, trx: Db, change: CourseChange): Promise<void> {
  for (const hook of deps.courseHooks) await hook(deps, trx, change)
}
