import type { LicenseType } from '@deckle/core/access/access.ts'
import type { FactorPolicy } from '@deckle/core/second-factor/policy.ts'
import type pg from 'pg'
import { createGroupedRead } from '../../../db/grouped-read.ts'
import { type Named, runNamed } from '../../../db/named-statement.ts'
import type { AuthDb } from '../queries.ts'
import { activeQuarter, activeText, recordActive } from './queries-active.ts'
import type { TokenKey } from './tokens.ts'

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
  readonly license_ends: Date | null
  readonly path: Buffer
  readonly suspended_at: Date | null
  readonly user_created_at: Date
  readonly second_factor_at: Date | null
  readonly second_factor_reset: boolean
  readonly factor_policy: FactorPolicy
  readonly factors_done: boolean
  readonly actor_client_id: string | null
  readonly actor_id: string | null
  readonly actor_session_id: string | null
  readonly act_until: Date | null
}

const tokenText = `select t.client_id, t.session_id, t.user_id, t.created_at, t.expires_at, t.retired_at, s.end_time, s.last_seen, u.license_type, u.owns_client, u.active, u.expires_at as license_ends, u.path, u.created_at as user_created_at, u.second_factor_at, u.second_factor_reset, c.suspended_at, c.second_factor as factor_policy, s.factors_done, s.actor_client_id, s.actor_id, s.actor_session_id, s.act_until
  from access_tokens t
  join sessions s on s.client_id = t.client_id and s.id = t.session_id
  join users u on u.client_id = t.client_id and u.id = t.user_id
  join clients c on c.id = t.client_id`

const ofClient: Named<FoundToken & { readonly key: string }> = {
  name: 'auth_tokens',
  text: `${tokenText.replace('select', "select encode(t.hash, 'hex') as key,")}
  where t.hash = any ($1) and t.client_id = $2 and s.client_id = $2 and u.client_id = $2 and c.id = $2`,
}
/** Tokens of earlier releases do not name their client. */
const ofAnyClient: Named<FoundToken> = { name: 'auth_token_of_any_client', text: `${tokenText} where t.hash = $1` }

export type FindToken = (key: TokenKey) => Promise<FoundToken | undefined>

/** Runs in every signed-in call, therefore a named statement for all that come at once. */
export function createFindToken(pool: pg.Pool): FindToken {
  const find = createGroupedRead<FoundToken>(async (clientId, hashes) => {
    const rows = await runNamed(pool, ofClient, [hashes.map((hash) => Buffer.from(hash, 'hex')), clientId])
    return new Map(rows.map((row) => [row.key, row] as const))
  })
  return async ({ hash, clientId }) =>
    clientId === null ? (await runNamed(pool, ofAnyClient, [hash]))[0] : find(clientId, hash.toString('hex'))
}

interface SessionOf {
  readonly client_id: string
  readonly user_id: string
  readonly session_id: string
  readonly actor_id: string | null
}

export async function touchSession(
  pool: pg.Pool,
  { client_id, user_id, session_id, actor_id }: SessionOf,
  now: Date,
): Promise<void> {
  await pool.query('update sessions set last_seen = $3 where client_id = $1 and id = $2', [client_id, session_id, now])
  // Impersonation does not count as activity of the person.
  if (actor_id !== null) return
  await pool.query('update users set last_seen_at = $3 where client_id = $1 and id = $2', [client_id, user_id, now])
  await pool.query(activeText, [...activeQuarter(client_id, user_id, now)])
}

/** False if a concurrent request retired it first. */
export async function retireToken(db: AuthDb, clientId: string, hash: Buffer, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('access_tokens')
    .set({ retired_at: now })
    .where('client_id', '=', clientId)
    .where('hash', '=', hash)
    .where('retired_at', 'is', null)
    .returning('session_id')
    .executeTakeFirst()
  return row !== undefined
}

export interface NewToken {
  readonly hash: Buffer
  readonly clientId: string
  readonly userId: string
  readonly sessionId: string
  readonly now: Date
  readonly expiresAt: Date
}

export async function insertToken(db: AuthDb, token: NewToken): Promise<void> {
  await db
    .insertInto('access_tokens')
    .values({
      hash: token.hash,
      client_id: token.clientId,
      session_id: token.sessionId,
      user_id: token.userId,
      created_at: token.now,
      expires_at: token.expiresAt,
    })
    .execute()
}

export interface NewSession extends NewToken {
  readonly device: string
  readonly place: string
  readonly factorsDone: boolean
  readonly isProven: boolean
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
      proven_at: session.isProven ? now : null,
      factors_done: session.factorsDone,
    })
    .execute()
  await db
    .updateTable('users')
    .set({ last_seen_at: now })
    .where('client_id', '=', clientId)
    .where('id', '=', userId)
    .execute()
  await recordActive(db, clientId, userId, now)
  await insertToken(db, session)
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

/** False where the account was not about to be deleted. */
export async function clearDeleteAt(db: AuthDb, clientId: string, userId: string): Promise<boolean> {
  const row = await db
    .updateTable('users')
    .set({ delete_at: null })
    .where('client_id', '=', clientId)
    .where('id', '=', userId)
    .where('delete_at', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export function listSessions(db: AuthDb, clientId: string, userId: string, seenSince: Date) {
  return db
    .selectFrom('sessions')
    .select(['id', 'user_id', 'device', 'place', 'start_time', 'end_time', 'last_seen', 'actor_id'])
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .where('end_time', 'is', null)
    .where('last_seen', '>=', seenSince)
    .orderBy('start_time', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute()
}
