import type { CourseStatus } from '@deckle/core/course/course.ts'
import { sql } from 'kysely'
import type { DbOf } from '../../db/database.ts'
import { courseReach, relationColumns, type Scoped } from '../../db/reach.ts'
import type { ArticleNames } from '../articles/tables.ts'
import type { CategoryTree } from '../categories/tables.ts'
import type { DeckFigures, DeckLanguages, DeckMinutes } from '../decks/tables.ts'
import type { CourseLearners } from '../learners/tables.ts'
import type { CourseTags } from '../tags/tables.ts'
import type { PersonNames } from '../users/tables.ts'
import type { StoredCourse } from './content/stored-course.ts'
import type { CourseTables } from './tables.ts'

export type CoursesDb = DbOf<
  CourseTables,
  PersonNames & DeckMinutes & DeckFigures & DeckLanguages & ArticleNames & CourseTags & CourseLearners & CategoryTree
>

export type CourseRecord = NonNullable<Awaited<ReturnType<typeof findCourse>>>

interface FindOptions {
  /** Also courses in the bin that the actor may restore. */
  readonly bin?: boolean | undefined
  /** Also courses of other clients; only some actions reach them. */
  readonly anyClient?: boolean
}

/** Only courses that the actor may see as an author, with the actor's relation to them. */
export const findCourse = (db: CoursesDb, actor: Scoped, id: string, options: FindOptions = {}) =>
  selectCourse(db, actor, id, options).executeTakeFirst()

/** Like `findCourse`, and locks the row until the transaction ends. */
export const lockCourse = (db: CoursesDb, actor: Scoped, id: string, options: FindOptions = {}) =>
  selectCourse(db, actor, id, options)
    .forNoKeyUpdate()
    .modifyEnd(sql`of courses`)
    .executeTakeFirst()

function selectCourse(db: CoursesDb, actor: Scoped, id: string, { bin = false, anyClient = false }: FindOptions) {
  const seen = sql<boolean>`(courses.deleted_at is null and ${courseReach(actor, 'course.read', 'courses')})`
  return db
    .selectFrom('courses')
    .innerJoin('users', (join) =>
      join.onRef('users.client_id', '=', 'courses.client_id').onRef('users.id', '=', 'courses.owner_id'),
    )
    .select([
      'courses.id',
      'courses.client_id',
      'courses.owner_id',
      'courses.content',
      'courses.revision',
      'courses.status',
      'courses.published',
      'courses.published_revision',
      'courses.published_at',
      'courses.join_code',
      'courses.created_at',
      'courses.updated_at',
      'courses.deleted_at',
    ])
    .select([
      sql<string>`btrim(users.first_name || ' ' || users.last_name)`.as('owner_name'),
      ...relationColumns(actor, 'courses', 'course'),
    ])
    .where('courses.id', '=', id)
    .where(bin ? sql<boolean>`(${seen} or ${courseReach(actor, 'course.delete', 'courses')})` : seen)
    .$if(!anyClient, (query) => query.where('courses.client_id', '=', actor.clientId))
}

export async function insertCourse(
  db: CoursesDb,
  course: StoredCourse & { client_id: string; id: string; owner_id: string; created_at: Date; updated_at: Date },
): Promise<void> {
  await db.insertInto('courses').values(course).execute()
}

/** Compare and set on the revision; undefined if the course is missing, not editable, or has a newer revision. */
export function saveContent(
  db: CoursesDb,
  actor: Scoped,
  key: { readonly id: string; readonly revision: number; readonly now: Date },
  stored: StoredCourse,
) {
  return db
    .updateTable('courses')
    .set({ ...stored, revision: sql<number>`revision + 1`, updated_at: key.now })
    .where('client_id', '=', actor.clientId)
    .where('id', '=', key.id)
    .where('revision', '=', key.revision)
    .where('deleted_at', 'is', null)
    .where(courseReach(actor, 'course.edit', 'courses'))
    .returning(['id', 'revision', 'updated_at'])
    .executeTakeFirst()
}

export interface CourseChange {
  readonly status?: CourseStatus
  readonly published?: string
  readonly published_revision?: number
  readonly published_at?: Date
  readonly join_code?: string | null
  readonly deleted_at?: Date | null
}

export async function setCourse(db: CoursesDb, clientId: string, id: string, change: CourseChange): Promise<void> {
  await db.updateTable('courses').set(change).where('client_id', '=', clientId).where('id', '=', id).execute()
}

interface DeckPlace {
  readonly deck_id: string
  readonly draft_seq: number | null
  readonly version_id: string | null
}

/** Replaces which decks and topics a course has, as they are in its draft and in what is published. */
export async function replaceParts(
  db: CoursesDb,
  { clientId, id }: { readonly clientId: string; readonly id: string },
  { decks, topics }: { readonly decks: readonly DeckPlace[]; readonly topics: readonly string[] },
): Promise<void> {
  const ids = decks.map(({ deck_id }) => deck_id)
  await db
    .deleteFrom('course_decks')
    .where('client_id', '=', clientId)
    .where('course_id', '=', id)
    .where('deck_id', '<>', sql<string>`all (${ids}::uuid[])`)
    .execute()
  await sql`insert into course_decks as known (client_id, course_id, deck_id, draft_seq, version_id)
    select ${clientId}::uuid, ${id}::uuid, deck_id, draft_seq, version_id
    from unnest(${ids}::uuid[], ${decks.map((one) => one.draft_seq)}::integer[], ${decks.map((one) => one.version_id)}::uuid[]) as d (deck_id, draft_seq, version_id)
    on conflict (client_id, course_id, deck_id) do update set draft_seq = excluded.draft_seq, version_id = excluded.version_id
    where (known.draft_seq, known.version_id) is distinct from (excluded.draft_seq, excluded.version_id)`.execute(db)
  await db
    .deleteFrom('course_topics')
    .where('client_id', '=', clientId)
    .where('course_id', '=', id)
    .where('topic_id', '<>', sql<string>`all (${topics}::text[])`)
    .execute()
  await sql`insert into course_topics (client_id, topic_id, course_id)
    select ${clientId}::uuid, topic, ${id}::uuid from unnest(${topics}::text[]) as t (topic) on conflict do nothing`.execute(
    db,
  )
}

/** Ids of the courses that have the topic in their draft. */
export async function findCoursesOfTopic(db: CoursesDb, clientId: string, topicId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('course_topics')
    .select('course_id')
    .where('client_id', '=', clientId)
    .where('topic_id', '=', topicId)
    .orderBy('course_id')
    .limit(100)
    .execute()
  return rows.map(({ course_id }) => course_id)
}

/** Minutes of decks, by id; those that there are. */
export async function findMinutes(
  db: CoursesDb,
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

/** Prerequisites by the id of the course, of every course outside the bin. */
export async function findPrerequisites(
  db: CoursesDb,
  clientId: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db
    .selectFrom('courses')
    .select(['id', sql<readonly string[]>`content -> 'prerequisites'`.as('prerequisites')])
    .where('client_id', '=', clientId)
    .where('deleted_at', 'is', null)
    .execute()
  return new Map(rows.map(({ id, prerequisites }) => [id, prerequisites]))
}

/** Of all clients, in the bin since before `before`. */
export function listCoursesInBin(db: CoursesDb, before: Date, max: number) {
  return db.selectFrom('courses').select(['client_id', 'id']).where('deleted_at', '<', before).limit(max).execute()
}

/** With what belongs to it, by cascade. False where it is not in the bin any more. */
export async function removeCourse(db: CoursesDb, clientId: string, id: string, before: Date): Promise<boolean> {
  const removed = await db
    .deleteFrom('courses')
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .where('deleted_at', '<', before)
    .returning('id')
    .executeTakeFirst()
  return removed !== undefined
}

/** In the bin too. */
export async function hasCourse(db: CoursesDb, clientId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('courses')
    .select('id')
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether the course has a leaderboard; null where the actor is not in it and does not see it as an author. */
export async function hasCourseBoard(db: CoursesDb, actor: Scoped, id: string): Promise<boolean | null> {
  const row = await db
    .selectFrom('courses')
    .select(sql<boolean>`coalesce(published, content) @> '{"leaderboard": true}'`.as('has_board'))
    .where('client_id', '=', actor.clientId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where(
      sql<boolean>`(${courseReach(actor, 'course.read', 'courses')} or exists (select from enrolments e
        where e.client_id = courses.client_id and e.course_id = courses.id and e.user_id = ${actor.userId} and e.removed is null))`,
    )
    .executeTakeFirst()
  return row?.has_board ?? null
}
