import type { LearnerKey, LearningDb } from '../queries.ts'

/** Undefined where the owner is deactivated or deleted. */
export async function findActiveOwner(
  db: LearningDb,
  { clientId, courseId }: Omit<LearnerKey, 'userId'>,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('courses')
    .innerJoin('users', (join) =>
      join.onRef('users.client_id', '=', 'courses.client_id').onRef('users.id', '=', 'courses.owner_id'),
    )
    .select('users.id')
    .where('courses.client_id', '=', clientId)
    .where('courses.id', '=', courseId)
    .where('users.client_id', '=', clientId)
    .where('users.active', '=', true)
    .executeTakeFirst()
  return row?.id
}

export async function findName(db: LearningDb, { clientId, userId }: Omit<LearnerKey, 'courseId'>): Promise<string> {
  const { first_name, last_name } = await db
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('client_id', '=', clientId)
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return `${first_name} ${last_name}`.trim()
}
