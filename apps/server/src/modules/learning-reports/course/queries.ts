import { sql } from 'kysely'
import type { ReadDbOf } from '../../../db/database.ts'
import { type Scoped, userReach } from '../../../db/reach.ts'
import type { IssuedCertificates } from '../../certificates/tables.ts'
import type { DeckNames } from '../../decks/tables.ts'
import type { Enrolled, EnrolmentRequests, LearnerCounts, PartCounts } from '../../enrolments/tables.ts'
import type { Learners } from '../../users/tables.ts'

export type CourseReportDb = ReadDbOf<
  Enrolled & EnrolmentRequests & LearnerCounts & PartCounts & DeckNames & IssuedCertificates & Learners
>

/** A course, and whether only learners below the actor are looked at. */
export interface CourseScope {
  readonly actor: Scoped
  readonly clientId: string
  readonly courseId: string
  readonly ownBranch: boolean
  readonly now: Date
}

/** By the deck's id; also of those in the bin. */
export async function findDeckNames(
  db: CourseReportDb,
  clientId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('decks')
    .select(['id', 'name'])
    .where('client_id', '=', clientId)
    .where('id', '=', sql<string>`any (${ids}::uuid[])`)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Of enrolments `e`, whose person is `u`. */
export const inBranch = ({ actor }: Pick<CourseScope, 'actor'>) => userReach(actor, 'user.list', 'u')

const people = ({ actor, clientId, ownBranch }: CourseScope, person: string) =>
  ownBranch
    ? sql`and exists (select from users where users.client_id = ${clientId}::uuid and users.id = ${sql.raw(person)}
        and users.deleted_at is null and ${userReach(actor, 'user.list', 'users')})`
    : sql`and not exists (select from users u where u.client_id = ${clientId}::uuid and u.id = ${sql.raw(person)} and u.deleted_at is not null)`

/** Beside the counts: what is overdue now, who asks to come in, and certificates that hold. */
export async function countPending(db: CourseReportDb, scope: CourseScope) {
  const { clientId, courseId, now } = scope
  const { rows } = await sql<{ overdue: number; requests: number; certificates: number }>`select
    (select count(*) from enrolments e where e.client_id = ${clientId}::uuid and e.course_id = ${courseId}::uuid and e.removed is null
      and e.waived is null and e.status in ('assigned', 'in_progress') and e.due_at < ${now}::timestamptz ${people(scope, 'e.user_id')})::integer as overdue,
    (select count(*) from enrolment_requests r where r.client_id = ${clientId}::uuid and r.course_id = ${courseId}::uuid and r.state = 'open'
      ${people(scope, 'r.user_id')})::integer as requests,
    (select count(*) from certificates t where t.client_id = ${clientId}::uuid and t.course_id = ${courseId}::uuid and t.revoked_at is null
      and t.replaced_by is null ${people(scope, 't.user_id')})::integer as certificates`.execute(db)
  return rows[0] ?? { overdue: 0, requests: 0, certificates: 0 }
}

const bands = Array.from({ length: 10 }, (_, band) => sql<number>`band_${sql.raw(String(band))}`)

/** Learners by tenths of their results. @param nodeId whose branch; the nil UUID for the whole course */
export async function readBands(
  db: CourseReportDb,
  { clientId, courseId }: Pick<CourseScope, 'clientId' | 'courseId'>,
  nodeId: string,
): Promise<readonly number[]> {
  const row = await db
    .selectFrom('course_counts')
    .select(sql<number[]>`array[${sql.join(bands)}]`.as('bands'))
    .where('client_id', '=', clientId)
    .where('course_id', '=', courseId)
    .where('node_id', '=', nodeId)
    .executeTakeFirst()
  return row?.bands ?? bands.map(() => 0)
}

export interface PartFigures {
  readonly started: number
  readonly completed: number
  readonly scored: number
  readonly percentage_sum: number
}

/** Of decks and topics, by id, from what is kept when learners write. */
export async function readParts(
  db: CourseReportDb,
  { clientId, courseId }: Pick<CourseScope, 'clientId' | 'courseId'>,
): Promise<ReadonlyMap<string, PartFigures>> {
  const rows = await db
    .selectFrom('course_part_counts')
    .select(['part_id', 'started', 'completed', 'scored', 'percentage_sum'])
    .where('client_id', '=', clientId)
    .where('course_id', '=', courseId)
    .execute()
  return new Map(rows.map(({ part_id, ...figures }) => [part_id, figures]))
}
