import type { LearnerKey, LearningDb } from '../queries.ts'

/** Learners of a course who have begun and not passed, by id. */
export async function listUnfinishedAfter(
  db: LearningDb,
  { clientId, courseId }: Omit<LearnerKey, 'userId'>,
  last: string | null,
  limit: number,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('enrolments')
    .select('user_id')
    .where('client_id', '=', clientId)
    .where('course_id', '=', courseId)
    .where('status', 'in', ['in_progress', 'failed'])
    .where('removed', 'is', null)
    .$if(last !== null, (query) => query.where('user_id', '>', last as string))
    .orderBy('user_id')
    .limit(limit)
    .execute()
  return rows.map(({ user_id }) => user_id)
}
