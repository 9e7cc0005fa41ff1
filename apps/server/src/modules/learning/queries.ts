import type { CourseContent } from '@deckle/core/course/course.ts'
import { sql } from 'kysely'
import type { DbOf } from '../../db/database.ts'
import type { IssuedCertificates } from '../certificates/tables.ts'
import type { PublishedCourses, TaggedCourses } from '../courses/tables.ts'
import type { DeckMinutes, PlayedVersions } from '../decks/tables.ts'
import type { Enrolled, EnrolmentRequests, LearnerCounts } from '../enrolments/tables.ts'
import type { Members, PersonNames } from '../users/tables.ts'
import type { LearningTables } from './tables.ts'

export type LearningDb = DbOf<
  LearningTables,
  PublishedCourses &
    TaggedCourses &
    IssuedCertificates &
    Enrolled &
    LearnerCounts &
    EnrolmentRequests &
    DeckMinutes &
    PlayedVersions &
    Members &
    PersonNames
>

/** A learner's place in a course. */
export interface LearnerKey {
  readonly clientId: string
  readonly courseId: string
  readonly userId: string
}

const enrolmentColumns = [
  'status',
  'source',
  'round',
  'enrolled_at',
  'started_at',
  'completed_at',
  'due_at',
  'expires_at',
  'attempts_reset_at',
  'waived',
  'removed',
  'completed',
  'percent',
  'percentage',
  'seen_on',
] as const

export type EnrolmentRow = NonNullable<Awaited<ReturnType<typeof findEnrolment>>>

/** Also of a person who was removed. */
export function findEnrolment(db: LearningDb, { clientId, courseId, userId }: LearnerKey) {
  return db
    .selectFrom('enrolments')
    .select(enrolmentColumns)
    .where('client_id', '=', clientId)
    .where('course_id', '=', courseId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** Holds what else changes the enrolment until the transaction ends. */
export function lockEnrolment(db: LearningDb, { clientId, courseId, userId }: LearnerKey) {
  return db
    .selectFrom('enrolments')
    .select(enrolmentColumns)
    .where('client_id', '=', clientId)
    .where('course_id', '=', courseId)
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export type CourseRow = NonNullable<Awaited<ReturnType<typeof findCourse>>>

/** What learners get of a course; undefined for a draft. */
export async function findCourse(db: LearningDb, clientId: string, courseId: string) {
  const row = await db
    .selectFrom('courses')
    .select(['id', 'minutes', 'status', 'published', 'join_code'])
    .where('client_id', '=', clientId)
    .where('id', '=', courseId)
    .where('status', '<>', 'draft')
    .where('published', 'is not', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row && { ...row, content: row.published as unknown as CourseContent }
}

export type LearnerDeckRow = Awaited<ReturnType<typeof listLearnerDecks>>[number]

export function listLearnerDecks(db: LearningDb, { clientId, courseId, userId }: LearnerKey, round: number) {
  return db
    .selectFrom('learner_decks')
    .select(['deck_id', 'seen', 'last_slide', 'completed_at', 'percentage', 'passed_at'])
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .where('course_id', '=', courseId)
    .where('round', '=', round)
    .execute()
}

export interface AttemptRow {
  readonly attempt_id: string
  readonly deck_id: string
  readonly is_exam: boolean
  readonly round: number
  readonly began_at: Date
  readonly ends_at: Date | null
  readonly completed_at: Date | null
}

const attemptColumns = ['attempt_id', 'deck_id', 'is_exam', 'round', 'began_at', 'ends_at', 'completed_at'] as const

/** At a deck in a round, the newest first. */
export function listAttempts(
  db: LearningDb,
  { clientId, courseId, userId }: LearnerKey,
  round: number,
  deckId: string,
): Promise<AttemptRow[]> {
  return db
    .selectFrom('course_attempts')
    .select(attemptColumns)
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .where('course_id', '=', courseId)
    .where('round', '=', round)
    .where('deck_id', '=', deckId)
    .orderBy('began_at', 'desc')
    .orderBy('attempt_id', 'desc')
    .execute()
}

/** Of any person of the client. */
export function findAttempt(db: LearningDb, clientId: string, attemptId: string) {
  return db
    .selectFrom('course_attempts')
    .select([...attemptColumns, 'course_id', 'user_id'])
    .where('client_id', '=', clientId)
    .where('attempt_id', '=', attemptId)
    .executeTakeFirst()
}

/** Of all clients: exams whose time was up before `now`, and which nobody has handed in. */
export function listOverdueExams(db: LearningDb, now: Date, max: number) {
  return db
    .selectFrom('course_attempts')
    .select(['client_id', 'attempt_id'])
    .where('completed_at', 'is', null)
    .where('ends_at', '<=', now)
    .orderBy('ends_at')
    .limit(max)
    .execute()
}

export async function insertAttempt(
  db: LearningDb,
  { clientId, courseId, userId }: LearnerKey,
  attempt: Pick<AttemptRow, 'attempt_id' | 'deck_id' | 'is_exam' | 'round' | 'began_at' | 'ends_at'>,
): Promise<void> {
  await db
    .insertInto('course_attempts')
    .values({ client_id: clientId, course_id: courseId, user_id: userId, ...attempt })
    .execute()
}

/** A new attempt begins at the first slide; slides seen before stay seen. */
export async function startDeck(
  db: LearningDb,
  { clientId, courseId, userId }: LearnerKey,
  attempt: Pick<AttemptRow, 'attempt_id' | 'deck_id' | 'round' | 'began_at'>,
): Promise<void> {
  const { attempt_id, deck_id, round, began_at } = attempt
  await db
    .insertInto('learner_decks')
    .values({
      client_id: clientId,
      course_id: courseId,
      user_id: userId,
      round,
      deck_id,
      attempt_id,
      last_at: began_at,
      started_at: began_at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['client_id', 'user_id', 'course_id', 'round', 'deck_id'])
        .doUpdateSet({ attempt_id, last_slide: null, last_at: began_at }),
    )
    .execute()
}

/** False where the attempt was complete already. */
export async function completeAttempt(
  db: LearningDb,
  { clientId, attemptId }: { readonly clientId: string; readonly attemptId: string },
  end: { readonly completed_at: Date; readonly percentage: number | null; readonly passed: boolean | null },
): Promise<boolean> {
  const row = await db
    .updateTable('course_attempts')
    .set(end)
    .where('client_id', '=', clientId)
    .where('attempt_id', '=', attemptId)
    .where('completed_at', 'is', null)
    .returning('attempt_id')
    .executeTakeFirst()
  return row !== undefined
}

/** The first completion and the best result count. @param passed_at null where it was not passed */
export async function completeDeck(
  db: LearningDb,
  { clientId, courseId, userId }: LearnerKey,
  { round, deckId }: { readonly round: number; readonly deckId: string },
  end: { readonly completed_at: Date; readonly percentage: number | null; readonly passed_at: Date | null },
): Promise<void> {
  const { completed_at, percentage, passed_at } = end
  await sql`insert into learner_decks as known (client_id, user_id, course_id, round, deck_id, last_at, started_at, completed_at, percentage, passed_at)
    values (${clientId}, ${userId}, ${courseId}, ${round}, ${deckId}, ${completed_at}, ${completed_at}, ${completed_at}, ${percentage}, ${passed_at})
    on conflict (client_id, user_id, course_id, round, deck_id) do update
      set completed_at = least(known.completed_at, excluded.completed_at), percentage = greatest(known.percentage, excluded.percentage),
        passed_at = least(known.passed_at, excluded.passed_at)`.execute(db)
}

/** Of these courses, those that the person has passed. */
export async function listPassedCourses(
  db: LearningDb,
  clientId: string,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('enrolments')
    .select('course_id')
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .where('course_id', '=', sql<string>`any (${ids}::uuid[])`)
    .where('status', '=', 'passed')
    .execute()
  return new Set(rows.map(({ course_id }) => course_id))
}

/** Titles of courses, also of drafts and of the bin: they are named where they come first. */
export async function listTitles(
  db: LearningDb,
  clientId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('courses')
    .select(['id', 'title'])
    .where('client_id', '=', clientId)
    .where('id', '=', sql<string>`any (${ids}::uuid[])`)
    .execute()
  return new Map(rows.map(({ id, title }) => [id, title]))
}

/** Name and slides of versions. */
export function listVersionFacts(db: LearningDb, clientId: string, ids: readonly string[]) {
  return db
    .selectFrom('deck_versions')
    .select([
      'id',
      sql<string>`content ->> 'name'`.as('name'),
      sql<string[]>`jsonb_path_query_array(content, '$.contentHash[*].slideId')`.as('slides'),
    ])
    .where('client_id', '=', clientId)
    .where('id', '=', sql<string>`any (${ids}::uuid[])`)
    .execute()
}

export async function listMinutes(
  db: LearningDb,
  clientId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('decks')
    .select(['id', 'minutes'])
    .where('client_id', '=', clientId)
    .where('id', '=', sql<string>`any (${ids}::uuid[])`)
    .execute()
  return new Map(rows.map(({ id, minutes }) => [id, minutes]))
}

export async function findRequest(db: LearningDb, { clientId, courseId, userId }: LearnerKey): Promise<string | null> {
  const row = await db
    .selectFrom('enrolment_requests')
    .select('state')
    .where('client_id', '=', clientId)
    .where('course_id', '=', courseId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.state ?? null
}
