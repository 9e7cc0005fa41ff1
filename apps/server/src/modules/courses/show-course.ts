import type { Course, courses } from '@deckle/contract/courses.ts'
import type { Db } from '../../db/database.ts'
import type { Scoped } from '../../db/reach.ts'
import type { Deps } from '../../deps.ts'
import type { Handler } from '../../http/handler.ts'
import { findTagCells } from './list/queries.ts'
import { presentCourse } from './present.ts'
import type { CourseRecord } from './queries.ts'
import { requireCourse } from './require-course.ts'

export const showCourse: Handler<typeof courses.show> = async ({ deps, actor, params: { id } }) => ({
  course: await showable(deps.db, deps, actor, await requireCourse(deps.db, actor, 'course.read', { id })),
})

export const showable = async (db: Db, deps: Deps, actor: Scoped, course: CourseRecord): Promise<Course> =>
  presentCourse(deps.env, actor, course, await findTagCells(db, course.client_id, course.id))
