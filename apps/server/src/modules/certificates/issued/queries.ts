import type { CertificateDesign } from '@deckle/core/certificates/certificate-design.ts'
import type { CertificateState } from '@deckle/core/certificates/certificate-state.ts'
import { type Insertable, sql } from 'kysely'
import type { Tables } from '../../../db/tables.ts'
import { newestFirst, type PageRequest, readPage } from '../../../db/paging/paging.ts'
import { belowColumn, type Scoped } from '../../../db/reach.ts'
import type { CertificatesDb } from '../queries.ts'

const columns = [
  'client_id',
  'id',
  'number',
  'course_id',
  'user_id',
  'round',
  'name',
  'course',
  'summary',
  'criteria',
  'issuer',
  'language',
  'percentage',
  'issued_at',
  'valid_until',
  'time_zone',
  'identity_hash',
  'identity_salt',
  'place',
  'revoked_at',
  'revoked_for',
  'replaced_by',
] as const

export type CertificateRecord = NonNullable<Awaited<ReturnType<typeof findCertificate>>>

export function findCertificate(db: CertificatesDb, clientId: string, id: string) {
  return db
    .selectFrom('certificates')
    .select([...columns, 'design'])
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** By certificate. */
export async function findDesignsOf(
  db: CertificatesDb,
  clientId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CertificateDesign>> {
  const rows = await db
    .selectFrom('certificates')
    .select(['id', 'design'])
    .where('client_id', '=', clientId)
    .where('id', '=', sql<string>`any (${ids}::uuid[])`)
    .execute()
  return new Map(rows.map(({ id, design }) => [id, design]))
}

/** With whether its person is below the actor. */
export function findReachable(db: CertificatesDb, actor: Scoped, id: string) {
  return db
    .selectFrom('certificates')
    .select([...columns, 'design', belowColumn(actor, 'certificates.user_id')])
    .where('client_id', '=', actor.clientId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** By its number, whichever client issued it. */
export async function findByNumber(db: CertificatesDb, number: string): Promise<CertificateRecord | undefined> {
  const place = await db
    .selectFrom('certificate_numbers')
    .select(['client_id', 'certificate_id'])
    .where('number', '=', number)
    .executeTakeFirst()
  return place && findCertificate(db, place.client_id, place.certificate_id)
}

interface Filter extends PageRequest {
  /** Of a person, or of a course. */
  readonly userId?: string
  readonly courseId?: string
  readonly search?: string | undefined
  readonly state?: CertificateState | undefined
  readonly now: Date
}

export function listCertificates(
  db: CertificatesDb,
  clientId: string,
  { userId, courseId, search = '', state, now, ...page }: Filter,
) {
  const words = search.trim()
  const query = db
    .selectFrom('certificates')
    .select(columns)
    .where('client_id', '=', clientId)
    .where(inState(state, now))
    .$if(userId !== undefined, (all) => all.where('user_id', '=', userId as string))
    .$if(courseId !== undefined, (all) => all.where('course_id', '=', courseId as string))
    .$if(words !== '', (all) =>
      all.where(sql<boolean>`searchable_text(name || ' ' || course || ' ' || number) like search_pattern(${words})`),
    )
  return readPage(query, newestFirst('issued_at', 'id'), page)
}

/** The same as `certificateState` of core. */
function inState(state: CertificateState | undefined, now: Date) {
  const isExpired = sql`(valid_until is not null and valid_until <= ${now}::timestamptz)`
  switch (state) {
    case undefined:
      return sql<boolean>`replaced_by is null`
    case 'replaced':
      return sql<boolean>`replaced_by is not null`
    case 'revoked':
      return sql<boolean>`(replaced_by is null and revoked_at is not null)`
    case 'expired':
      return sql<boolean>`(revoked_at is null and ${isExpired})`
    case 'valid':
      return sql<boolean>`(revoked_at is null and not ${isExpired})`
  }
}

/** For files and mails: ids and numbers of the valid ones of a course, of all its people or some. */
export function findValid(
  db: CertificatesDb,
  clientId: string,
  {
    courseId,
    userIds,
    now,
  }: { readonly courseId: string; readonly userIds: readonly string[] | null; readonly now: Date },
) {
  return db
    .selectFrom('certificates')
    .select(['id', 'number', 'name', 'user_id', 'course'])
    .where('client_id', '=', clientId)
    .where('course_id', '=', courseId)
    .where(inState('valid', now))
    .$if(userIds !== null, (all) => all.where('user_id', '=', sql<string>`any (${userIds}::uuid[])`))
    .orderBy('issued_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** The one that holds for a person's round in a course. */
export function findOfRound(
  db: CertificatesDb,
  {
    clientId,
    courseId,
    userId,
    round,
  }: Readonly<Record<'clientId' | 'courseId' | 'userId', string>> & { readonly round: number },
) {
  return db
    .selectFrom('certificates')
    .select(['id', 'number'])
    .where('client_id', '=', clientId)
    .where('course_id', '=', courseId)
    .where('user_id', '=', userId)
    .where('round', '=', round)
    .where('replaced_by', 'is', null)
    .executeTakeFirst()
}

/** The next place in the client's status lists. Holds the client's row until the transaction ends: ask for it last. */
export async function takePlace(db: CertificatesDb, client_id: string): Promise<number> {
  const { issued } = await db
    .insertInto('certificate_counts')
    .values({ client_id, issued: 1 })
    .onConflict((conflict) =>
      conflict.column('client_id').doUpdateSet({ issued: sql<number>`certificate_counts.issued + 1` }),
    )
    .returning('issued')
    .executeTakeFirstOrThrow()
  return issued - 1
}

/** False where another certificate has the number. */
export async function takeNumber(
  db: CertificatesDb,
  values: { readonly number: string; readonly client_id: string; readonly certificate_id: string },
): Promise<boolean> {
  const row = await db
    .insertInto('certificate_numbers')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .returning('number')
    .executeTakeFirst()
  return row !== undefined
}

export async function insertCertificate(
  db: CertificatesDb,
  { design, ...values }: Omit<Insertable<Tables['certificates']>, 'design'> & { readonly design: CertificateDesign },
): Promise<void> {
  await db
    .insertInto('certificates')
    .values({ ...values, design: JSON.stringify(design) })
    .execute()
}

/** False where it is revoked or replaced already. */
export async function setRevoked(
  db: CertificatesDb,
  clientId: string,
  id: string,
  change: { readonly revoked_at: Date; readonly revoked_by: string; readonly revoked_for: string },
): Promise<boolean> {
  const row = await db
    .updateTable('certificates')
    .set(change)
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** False where it is replaced already. A reason that it was revoked for stays. */
export async function setReplaced(
  db: CertificatesDb,
  clientId: string,
  id: string,
  { by, now, userId }: { readonly by: string; readonly now: Date; readonly userId: string },
): Promise<boolean> {
  const row = await db
    .updateTable('certificates')
    .set({
      replaced_by: by,
      revoked_at: sql<Date>`coalesce(revoked_at, ${now}::timestamptz)`,
      revoked_by: sql<string>`coalesce(revoked_by, ${userId}::uuid)`,
      revoked_for: sql<string>`coalesce(revoked_for, '')`,
    })
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .where('replaced_by', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Places of revoked certificates from `from` to before `to`. */
export async function findRevokedPlaces(
  db: CertificatesDb,
  clientId: string,
  from: number,
  to: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('certificates')
    .select('place')
    .where('client_id', '=', clientId)
    .where('revoked_at', 'is not', null)
    .where('place', '>=', from)
    .where('place', '<', to)
    .execute()
  return rows.map(({ place }) => place)
}

export async function countIssued(db: CertificatesDb, clientId: string): Promise<number> {
  const row = await db
    .selectFrom('certificate_counts')
    .select('issued')
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  return row?.issued ?? 0
}

export function findPerson(db: CertificatesDb, clientId: string, id: string) {
  return db
    .selectFrom('users')
    .select(['email', 'language', 'first_name', sql<string>`btrim(first_name || ' ' || last_name)`.as('name')])
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Within a transaction: all that a person was issued, with the numbers. */
export async function removeCertificatesOf(db: CertificatesDb, clientId: string, userId: string): Promise<void> {
  const removed = await db
    .deleteFrom('certificates')
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .returning('number')
    .execute()
  if (removed.length === 0) return
  await db
    .deleteFrom('certificate_numbers')
    .where(
      'number',
      'in',
      removed.map(({ number }) => number),
    )
    .execute()
}
