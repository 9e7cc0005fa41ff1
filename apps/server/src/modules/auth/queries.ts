import type { LicenseType } from '@deckle/core/access/access.ts'
import { sql } from 'kysely'
import type pg from 'pg'
import type { Db } from '../../db/database.ts'

export interface FoundToken {
  readonly client_id: string
  readonly session_id: string
  readonly user_id: string
  readonly created_at: Date
  readonly expires_at: Date
  readonly retired_at: Date | null
  readonly end_time: Date | null
  readonly last_seen: Date
  readonly license_type: LicenseType
  readonly owns_client: boolean
  readonly active: boolean
}

const findTokenText = `select t.client_id, t.session_id, t.user_id, t.created_at, t.expires_at, t.retired_at, s.end_time, s.last_seen, u.license_type, u.owns_client, u.active
  from access_tokens t
  join sessions s on s.client_id = t.client_id and s.id = t.session_id
  join users u on u.client_id = t.client_id and u.id = t.user_id
  where t.hash = $1`

/** In every signed-in call: a named statement. */
export async function findToken(pool: pg.Pool, hash: Buffer): Promise<FoundToken | undefined> {
  const { rows } = await pool.query<FoundToken>({ name: 'find_token', text: findTokenText, values: [hash] })
  return rows[0]
}

export async function touchSession(pool: pg.Pool, clientId: string, sessionId: string, now: Date): Promise<void> {
  await pool.query('update sessions set last_seen = $3 where client_id = $1 and id = $2', [clientId, sessionId, now])
}

/** Retires a token for its successor; false where another request was first. */
export async function rotateToken(
  db: Db,
  old: Buffer,
  next: { hash: Buffer; now: Date; expiresAt: Date },
): Promise<boolean> {
  const { rows } = await sql`with retired as (
      update access_tokens set retired_at = ${next.now} where hash = ${old} and retired_at is null returning client_id, session_id, user_id
    )
    insert into access_tokens (hash, client_id, session_id, user_id, created_at, expires_at)
    select ${next.hash}::bytea, client_id, session_id, user_id, ${next.now}::timestamptz, ${next.expiresAt}::timestamptz from retired returning 1`.execute(
    db,
  )
  return rows.length === 1
}

export interface NewSession {
  readonly clientId: string
  readonly userId: string
  readonly sessionId: string
  readonly hash: Buffer
  readonly device: string
  readonly place: string
  readonly now: Date
  readonly expiresAt: Date
}

export async function insertSession(db: Db, session: NewSession): Promise<void> {
  const { clientId, userId, sessionId, now } = session
  await db
    .insertInto('sessions')
    .values({
      client_id: clientId,
      id: sessionId,
      user_id: userId,
      device: session.device,
      place: session.place,
      start_time: now,
      last_seen: now,
    })
    .execute()
  await db
    .insertInto('access_tokens')
    .values({
      hash: session.hash,
      client_id: clientId,
      session_id: sessionId,
      user_id: userId,
      created_at: now,
      expires_at: session.expiresAt,
    })
    .execute()
}

/** Waits for others who change this person's sessions; answers whether the person is there and active. */
export async function lockUser(db: Db, clientId: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('active')
    .where('client_id', '=', clientId)
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row?.active ?? false
}

/** Ends what is beyond the newest `most` open sessions, and those not seen since `seenSince`, whose tokens are over. */
export async function closeSurplusSessions(
  db: Db,
  {
    clientId,
    userId,
    most,
    now,
    seenSince,
  }: { clientId: string; userId: string; most: number; now: Date; seenSince: Date },
): Promise<void> {
  await sql`update sessions set end_time = ${now} where client_id = ${clientId} and user_id = ${userId} and end_time is null
    and (last_seen < ${seenSince} or id in (
      select id from sessions where client_id = ${clientId} and user_id = ${userId} and end_time is null
      order by start_time desc, id desc offset ${most}))`.execute(db)
}

/** Ends one open session and forgets its tokens; false where there is none. */
export async function closeSession(
  db: Db,
  clientId: string,
  sessionId: string,
  now: Date,
  userId?: string,
): Promise<boolean> {
  const { rows } = await sql`with closed as (
      update sessions set end_time = ${now} where client_id = ${clientId} and id = ${sessionId} and end_time is null
        and (${userId ?? null}::uuid is null or user_id = ${userId ?? null}::uuid) returning client_id, id
    ), forgotten as (
      delete from access_tokens t using closed where t.client_id = closed.client_id and t.session_id = closed.id
    ) select 1 from closed`.execute(db)
  return rows.length === 1
}

/**
 * Ends the last open session of the same browser, system and address, unless it was seen since `seenBefore`: then
 * another computer of the same kind is at work there.
 */
export async function closeSameDevice(
  db: Db,
  session: Pick<NewSession, 'clientId' | 'userId' | 'device' | 'place' | 'now'>,
  seenBefore: Date,
): Promise<void> {
  const { clientId, userId, device, place, now } = session
  await sql`with closed as (
      update sessions set end_time = ${now} where client_id = ${clientId} and id = (
        select id from sessions where client_id = ${clientId} and user_id = ${userId} and end_time is null
          and device = ${device} and place = ${place} and last_seen < ${seenBefore}
        order by last_seen desc, id desc limit 1) returning client_id, id
    )
    delete from access_tokens t using closed where t.client_id = closed.client_id and t.session_id = closed.id`.execute(
    db,
  )
}

/** Ends every open session of a person but, where given, one. */
export async function closeSessionsOf(
  db: Db,
  clientId: string,
  userId: string,
  now: Date,
  butSessionId?: string,
): Promise<void> {
  await sql`with closed as (
      update sessions set end_time = ${now} where client_id = ${clientId} and user_id = ${userId} and end_time is null
        and id is distinct from ${butSessionId ?? null}::uuid returning client_id, id
    )
    delete from access_tokens t using closed where t.client_id = closed.client_id and t.session_id = closed.id`.execute(
    db,
  )
}

export function listSessions(db: Db, clientId: string, userId: string, seenSince: Date) {
  return db
    .selectFrom('sessions')
    .select(['id', 'user_id', 'device', 'place', 'start_time', 'end_time', 'last_seen'])
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .where('end_time', 'is', null)
    .where('last_seen', '>=', seenSince)
    .orderBy('start_time', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute()
}

const credentials = [
  'client_id',
  'id',
  'email',
  'username',
  'first_name',
  'last_name',
  'password_hash',
  'license_type',
  'active',
  'confirmed',
] as const

export type Credentials = NonNullable<Awaited<ReturnType<typeof findCredentials>>>

/** `email` in lower case. */
export function findCredentials(db: Db, email: string) {
  return db.selectFrom('users').select(credentials).where('email', '=', email).executeTakeFirst()
}

export function findCredentialsById(db: Db, clientId: string, userId: string) {
  return db
    .selectFrom('users')
    .select(credentials)
    .where('client_id', '=', clientId)
    .where('id', '=', userId)
    .executeTakeFirst()
}

export async function setPassword(db: Db, clientId: string, userId: string, passwordHash: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ password_hash: passwordHash, confirmed: true })
    .where('client_id', '=', clientId)
    .where('id', '=', userId)
    .execute()
}

export async function confirmUser(db: Db, clientId: string, userId: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ confirmed: true })
    .where('client_id', '=', clientId)
    .where('id', '=', userId)
    .execute()
}

export type LinkPurpose = 'reset_password' | 'confirm_email' | 'sign_in'

export async function insertLink(
  db: Db,
  link: { hash: Buffer; client_id: string; user_id: string; purpose: LinkPurpose; expires_at: Date },
): Promise<void> {
  await db.insertInto('one_time_links').values(link).execute()
}

/** Uses a link up: whose it was, or undefined where it is unknown, used or too old. */
export function takeLink(db: Db, hash: Buffer, purpose: LinkPurpose, now: Date) {
  return db
    .updateTable('one_time_links')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['client_id', 'user_id'])
    .executeTakeFirst()
}

/** The other links of that kind are worth nothing any more. */
export async function dropLinks(
  db: Db,
  clientId: string,
  userId: string,
  purpose: LinkPurpose,
  now: Date,
): Promise<void> {
  await db
    .updateTable('one_time_links')
    .set({ used_at: now })
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute()
}

/** Counts one use of an issued token: whose it is, or undefined where it is not good, or the person may not sign in. */
export async function spendAuthtoken(db: Db, hash: Buffer, now: Date) {
  const { rows } = await sql<{ client_id: string; user_id: string }>`
    update authtokens t set used = t.used + 1, last_used_at = ${now}
    from users u
    where t.hash = ${hash} and t.revoked_at is null and t.used < t.uses and t.expires_at > ${now}
      and u.client_id = t.client_id and u.id = t.user_id and u.active and u.confirmed
    returning t.client_id, t.user_id`.execute(db)
  return rows[0]
}

/** What was issued for a person before the account was made safe anew signs nobody in any more. */
export async function revokeAuthtokensOf(db: Db, clientId: string, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('authtokens')
    .set({ revoked_at: now })
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute()
}

/** Tokens and links that nothing can use any more, and sessions closed long ago. */
export async function deleteStale(db: Db, now: Date, closedBefore: Date): Promise<void> {
  await db.deleteFrom('access_tokens').where('expires_at', '<', now).execute()
  await db.deleteFrom('one_time_links').where('expires_at', '<', closedBefore).execute()
  await db.deleteFrom('authtokens').where('expires_at', '<', closedBefore).execute()
  await db.deleteFrom('sessions').where('end_time', '<', closedBefore).execute()
}

export type SignedInRow = NonNullable<Awaited<ReturnType<typeof findSignedInUser>>>

/** All that sign-in answers, with the use of the licence, in one query. */
export function findSignedInUser(db: Db, clientId: string, userId: string) {
  return db
    .selectFrom('users')
    .innerJoin('clients', 'clients.id', 'users.client_id')
    .select([
      'users.id',
      'users.client_id',
      'users.email',
      'users.username',
      'users.first_name',
      'users.last_name',
      'users.active',
      'users.created_at',
      'users.license_type',
      'users.owns_client',
      'users.max_users',
      'users.max_space',
      'users.details',
      'users.profile',
      'users.image',
      'clients.plan',
      'clients.branding',
    ])
    .select([
      sql<number>`((select coalesce(sum(media.size), 0) from media where media.client_id = users.client_id and media.owner_id = users.id and media.deleted_at is null)
        + (select coalesce(sum(uploads.size), 0) from uploads where uploads.client_id = users.client_id and uploads.owner_id = users.id))::bigint`.as(
        'used_space',
      ),
      sql<number>`(select count(*) from decks where decks.client_id = users.client_id and decks.deleted_at is null)`.as(
        'campaigns',
      ),
      sql<number>`(select count(*) from decks where decks.client_id = users.client_id and decks.deleted_at is null and decks.published_version_id is not null)`.as(
        'active_campaigns',
      ),
    ])
    .where('users.client_id', '=', clientId)
    .where('users.id', '=', userId)
    .executeTakeFirst()
}
