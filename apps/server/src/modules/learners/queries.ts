import { sql } from 'kysely'
import type { DbOf } from '../../db/database.ts'
import type { LearnerTables } from './tables.ts'

export type LearnersDb = DbOf<LearnerTables>

export interface EnrolmentKey {
  readonly clientId: string
  readonly courseId: string
  readonly userId: string
}

export function lockEnrolment(db: LearnersDb, { clientId, courseId, userId }: EnrolmentKey) {
  return db
    .selectFrom('enrolments')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('course_id', '=', courseId)
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export async function updateEnrolment(
  db: LearnersDb,
  { clientId, courseId, userId }: EnrolmentKey,
  values: Record<string, unknown>,
): Promise<void> {
  await db
    .updateTable('enrolments')
    .set(values)
    .where('client_id', '=', clientId)
    .where('course_id', '=', courseId)
    .where('user_id', '=', userId)
    .execute()
}

export async function insertEnrolment(
  db: LearnersDb,
  { clientId, courseId, userId }: EnrolmentKey,
  at: Date,
  due: string | null,
) {
  await sql`insert into enrolments (client_id, course_id, user_id, source, enrolled_at, due_at)
    values (${clientId}, ${courseId}, ${userId}, 'self', ${at}, ${due}) on conflict do nothing`.execute(db)
}

export async function upsertRequest(
  db: LearnersDb,
  { clientId, courseId, userId }: EnrolmentKey,
  text: string,
  at: Date,
) {
  await sql`insert into enrolment_requests (client_id, course_id, user_id, text, asked_at)
    values (${clientId}, ${courseId}, ${userId}, ${text}, ${at})
    on conflict (client_id, course_id, user_id) do update set text = excluded.text, asked_at = excluded.asked_at, state = 'open', answered_by = null, answered_at = null`.execute(
    db,
  )
}
