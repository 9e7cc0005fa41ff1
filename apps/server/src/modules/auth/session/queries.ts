import type { LicenseType } from '@deckle/core/access/access.ts'
import { sql } from 'kysely'
import type pg from 'pg'
import type { AuthDb } from '../queries.ts'

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

/** Runs in every signed-in call, therefore a named statement. */
export async function findToken(pool: pg.Pool, hash: Buffer): Promise<FoundToken | undefined> {
  const { rows } = await pool.query<FoundToken>({ name: 'find_token', text: findTokenText, values: [hash] })
  return rows[0]
}

export async function touchSession(pool: pg.Pool, clientId: string, sessionId: string, now: Date): Promise<void> {
  await pool.query('update sessions set last_seen = $3 where client_id = $1 and id = $2', [clientId, sessionId, now])
}

/** False if a concurrent request rotated the token first. */
export async function rotateToken(
  db: AuthDb,
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

export async function insertSession(db: AuthDb, session: NewSession): Promise<void> {
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

/** Serializes changes of a person's sessions. False if the person is missing or inactive. */
export async function lockUser(db: AuthDb, clientId: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('active')
    .where('client_id', '=', clientId)
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row?.active ?? false
}

/** Closes open sessions beyond the newest `max`, and those last seen before `seenSince`, whose tokens have expired. */
export async function closeSurplusSessions(
  db: AuthDb,
  {
    clientId,
    userId,
    max,
    now,
    seenSince,
  }: { clientId: string; userId: string; max: number; now: Date; seenSince: Date },
): Promise<void> {
  await sql`update sessions set end_time = ${now} where client_id = ${clientId} and user_id = ${userId} and end_time is null
    and (last_seen < ${seenSince} or id in (
      select id from sessions where client_id = ${clientId} and user_id = ${userId} and end_time is null
      order by start_time desc, id desc offset ${max}))`.execute(db)
}

/** Also deletes the session's tokens. False if no such session is open. */
export async function closeSession(
  db: AuthDb,
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
 * Closes the last open session with the same browser, system and address, unless it was seen since `seenBefore`: that
 * is taken for another computer of the same kind.
 */
export async function closeSameDevice(
  db: AuthDb,
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

export async function closeSessionsOf(
  db: AuthDb,
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

export function listSessions(db: AuthDb, clientId: string, userId: string, seenSince: Date) {
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
