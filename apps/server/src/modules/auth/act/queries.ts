import type { LicenseType } from '@deckle/core/access/access.ts'
import type { PlanType } from '@deckle/core/plan/plan.ts'
import { sql } from 'kysely'
import { newestFirst, type PageRequest, readPage } from '../../../db/paging/paging.ts'
import type { AuthDb } from '../queries.ts'
import type { NewSession } from '../session/queries.ts'

/** An impersonation session. */
export interface ActingSession {
  readonly client_id: string
  readonly id: string
  readonly user_id: string
  readonly actor_client_id: string
  readonly actor_id: string
  readonly actor_session_id: string
  readonly act_until: Date
}

const columns = [
  'client_id',
  'id',
  'user_id',
  'actor_client_id',
  'actor_id',
  'actor_session_id',
  'act_until',
  'end_time',
] as const

export interface NewActing extends Pick<NewSession, 'clientId' | 'userId' | 'sessionId' | 'now' | 'device'> {
  readonly actor: { readonly clientId: string; readonly userId: string; readonly sessionId: string }
  readonly until: Date
  readonly reason: string
}

export async function insertActing(db: AuthDb, session: NewActing): Promise<void> {
  const { clientId, userId, sessionId, actor, now } = session
  await db
    .insertInto('sessions')
    .values({
      client_id: clientId,
      id: sessionId,
      user_id: userId,
      device: session.device,
      place: '',
      start_time: now,
      last_seen: now,
      actor_client_id: actor.clientId,
      actor_id: actor.userId,
      actor_session_id: actor.sessionId,
      act_until: session.until,
      act_reason: session.reason,
    })
    .execute()
}

export async function findActing(db: AuthDb, clientId: string, sessionId: string): Promise<ActingSession | undefined> {
  const row = await db
    .selectFrom('sessions')
    .select(columns)
    .where('client_id', '=', clientId)
    .where('id', '=', sessionId)
    .where('actor_id', 'is not', null)
    .executeTakeFirst()
  return row as ActingSession | undefined
}

/** Impersonation sessions of all clients whose end is not in the audit logs yet. */
export async function listUnended(
  db: AuthDb,
): Promise<readonly (ActingSession & { readonly end_time: Date | null })[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(columns)
    .where('actor_id', 'is not', null)
    .where('act_ended_at', 'is', null)
    .execute()
  return rows as unknown as (ActingSession & { readonly end_time: Date | null })[]
}

/** Returns false if the end was set before. */
export async function setActEnded(db: AuthDb, { client_id, id }: ActingSession, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('sessions')
    .set({ act_ended_at: now })
    .where('client_id', '=', client_id)
    .where('id', '=', id)
    .where('act_ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export interface RealActor {
  readonly license_type: LicenseType
  readonly owns_client: boolean
  readonly plan: PlanType
}

/** With current rights; undefined if the impersonator's own session has ended or they may no longer sign in. */
export function findRealActor(
  db: AuthDb,
  {
    actor_client_id,
    actor_id,
    actor_session_id,
  }: Pick<ActingSession, 'actor_client_id' | 'actor_id' | 'actor_session_id'>,
  now: Date,
): Promise<RealActor | undefined> {
  return db
    .selectFrom('sessions')
    .innerJoin('users', (join) =>
      join.onRef('users.client_id', '=', 'sessions.client_id').onRef('users.id', '=', 'sessions.user_id'),
    )
    .innerJoin('clients', 'clients.id', 'sessions.client_id')
    .select(['users.license_type', 'users.owns_client', 'clients.plan'])
    .where('sessions.client_id', '=', actor_client_id)
    .where('sessions.id', '=', actor_session_id)
    .where('sessions.user_id', '=', actor_id)
    .where('sessions.end_time', 'is', null)
    .where('users.active', '=', true)
    .where((where) => where.or([where('users.expires_at', 'is', null), where('users.expires_at', '>', now)]))
    .where('clients.suspended_at', 'is', null)
    .executeTakeFirst()
}

export async function findPartnerId(db: AuthDb, clientId: string): Promise<string | null> {
  const row = await db.selectFrom('clients').select('partner_id').where('id', '=', clientId).executeTakeFirst()
  return row?.partner_id ?? null
}

export interface NamedActor {
  readonly name: string
  readonly organisation: string
}

export function findActorName(db: AuthDb, clientId: string, userId: string): Promise<NamedActor | undefined> {
  return db
    .selectFrom('users')
    .innerJoin('clients', 'clients.id', 'users.client_id')
    .select(sql<string>`btrim(users.first_name || ' ' || users.last_name)`.as('name'))
    .select('clients.name as organisation')
    .where('users.client_id', '=', clientId)
    .where('users.id', '=', userId)
    .executeTakeFirst()
}

/** Impersonation sessions of a client, newest first. */
export function listActs(db: AuthDb, clientId: string, page: PageRequest) {
  const query = db
    .selectFrom('sessions')
    .innerJoin('users', (join) =>
      join.onRef('users.client_id', '=', 'sessions.client_id').onRef('users.id', '=', 'sessions.user_id'),
    )
    .select(['sessions.id', 'sessions.user_id', 'sessions.start_time', 'sessions.end_time', 'sessions.act_reason'])
    .select(['sessions.actor_client_id', 'sessions.actor_id', 'sessions.act_until'])
    .select(sql<string>`btrim(users.first_name || ' ' || users.last_name)`.as('name'))
    .where('sessions.client_id', '=', clientId)
    .where('sessions.actor_id', 'is not', null)
  return readPage(query, newestFirst('sessions.start_time', 'sessions.id'), page)
}
