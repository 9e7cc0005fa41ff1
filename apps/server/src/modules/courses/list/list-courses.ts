import type { courses } from '@deckle/contract/courses.ts'
import type { Handler } from '../../../http/handler.ts'
import { presentRow } from '../present.ts'
import { listCourses as listRows } from './queries.ts'

export const listCourses: Handler<typeof courses.list> = async ({ deps, actor, query }) => {
  const { rows, ...page } = await listRows(deps.db, actor, query)
  return { courses: rows.map((row) => presentRow(actor, row)), ...page }
}
