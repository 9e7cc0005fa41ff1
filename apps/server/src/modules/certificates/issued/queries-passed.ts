import type { CourseContent } from '@deckle/core/course/course.ts'
import { sql } from 'kysely'
import type { CertificatesDb } from '../queries.ts'

/** Undefined for a course that is gone; `published` is null for one that never was published. */
export async function findCertifiedCourse(db: CertificatesDb, clientId: string, courseId: string) {
  const row = await db
    .selectFrom('courses')
    .select('published')
    .where('client_id', '=', clientId)
    .where('id', '=', courseId)
    .executeTakeFirst()
  return row && { published: row.published as unknown as CourseContent | null }
}

export const listPassed = (
  db: CertificatesDb,
  {
    clientId,
    courseId,
    userIds,
  }: { readonly clientId: string; readonly courseId: string; readonly userIds: readonly string[] },
) =>
  db
    .selectFrom('enrolments')
    .select(['user_id', 'round', 'percentage', 'completed_at', 'expires_at'])
    .where('client_id', '=', clientId)
    .where('course_id', '=', courseId)
    .where('user_id', '=', sql<string>`any (${userIds}::uuid[])`)
    .where('status', '=', 'passed')
    .where('removed', 'is', null)
    .orderBy('user_id')
    .execute()
