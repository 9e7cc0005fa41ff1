import type { Db } from '../../db/database.ts'
import { refuse } from '../../refusal.ts'
import { holdCourseCategory } from './queries.ts'

/** Refuses a course whose category is not one of its client's categories of courses. */
export async function requireCategory(trx: Db, clientId: string, id: string | null): Promise<void> {
  if (id === null || (await holdCourseCategory(trx, clientId, id))) return
  throw refuse('rule_broken', { message: 'category.unknown', fields: { 'content.category': 'category.unknown' } })
}
