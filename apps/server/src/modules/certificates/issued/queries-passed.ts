import { sql } from 'kysely'
import type { CertificatesDb } from '../queries.ts'

/** Undefined for a course that is gone; `published` is null for one that never was published. */
export const findCertifiedCourse = (db: CertificatesDb, clientId: string, courseId: string) =>
  db
    .selectFrom('courses')
    .select(['published', 'owner_id'])
    .where('client_id', '=', clientId)
    .where('id', '=', courseId)
    .executeTakeFirst()

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

/** @param userId whose certificates; undefined for anyone's */
export async function hasCertificates(
  db: CertificatesDb,
  clientId: string,
  courseId: string,
  userId?: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('certificates')
    .select('id')
    .where('client_id', '=', clientId)
    .where('course_id', '=', courseId)
    .$if(userId !== undefined, (own) => own.where('user_id', '=', userId as string))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
