import { sql } from 'kysely'
import { notifyAll } from '../../../db/listen.ts'
import type { AuthDb } from '../queries.ts'
import type { NewSession } from './queries.ts'

/** Payloads are `userId sessionId`. */
export const SESSION_END_CHANNEL = 'session_ends'

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
  const { rows } = await sql<EndedSession>`
    update sessions set end_time = ${now} where client_id = ${clientId} and user_id = ${userId} and end_time is null
    and (last_seen < ${seenSince} or id in (
      select id from sessions where client_id = ${clientId} and user_id = ${userId} and end_time is null
      order by start_time desc, id desc offset ${max})) returning user_id, id`.execute(db)
  await notifySessionEnds(db, rows)
}

/** Also deletes the session's tokens. False if no such session is open. */
export async function closeSession(
  db: AuthDb,
  clientId: string,
  sessionId: string,
  now: Date,
  userId?: string,
): Promise<boolean> {
  const ended = await db
    .updateTable('sessions')
    .set({ end_time: now })
    .where('client_id', '=', clientId)
    .where('id', '=', sessionId)
    .where('end_time', 'is', null)
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId as string))
    .returning(['user_id', 'id'])
    .execute()
  await deleteTokensOf(db, clientId, ended)
  return ended.length === 1
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
  const { rows } = await sql<EndedSession>`
    update sessions set end_time = ${now} where client_id = ${clientId} and id = (
      select id from sessions where client_id = ${clientId} and user_id = ${userId} and end_time is null
        and device = ${device} and place = ${place} and last_seen < ${seenBefore}
      order by last_seen desc, id desc limit 1) returning user_id, id`.execute(db)
  await deleteTokensOf(db, clientId, rows)
}

/** Returns how many were open. */
export async function closeSessionsOf(
  db: AuthDb,
  clientId: string,
  userId: string | readonly string[],
  now: Date,
  butSessionId?: string,
): Promise<number> {
  const ended = await db
    .updateTable('sessions')
    .set({ end_time: now })
    .where('client_id', '=', clientId)
    .where('user_id', 'in', [userId].flat())
    .where('end_time', 'is', null)
    .$if(butSessionId !== undefined, (query) => query.where('id', '!=', butSessionId as string))
    .returning(['user_id', 'id'])
    .execute()
  await deleteTokensOf(db, clientId, ended)
  return ended.length
}

export async function closeSessionsOfClient(db: AuthDb, clientId: string, now: Date): Promise<void> {
  const ended = await db
    .updateTable('sessions')
    .set({ end_time: now })
    .where('client_id', '=', clientId)
    .where('end_time', 'is', null)
    .returning(['user_id', 'id'])
    .execute()
  await db.deleteFrom('access_tokens').where('client_id', '=', clientId).execute()
  await notifySessionEnds(db, ended)
}

interface EndedSession {
  readonly user_id: string
  readonly id: string
}

/** Deletes the tokens of ended sessions and closes their streams on every server, once the transaction is committed. */
async function deleteTokensOf(db: AuthDb, clientId: string, ended: readonly EndedSession[]): Promise<void> {
  if (ended.length === 0) return
  const ids = ended.map(({ id }) => id)
  await db.deleteFrom('access_tokens').where('client_id', '=', clientId).where('session_id', 'in', ids).execute()
  await notifySessionEnds(db, ended)
}

async function notifySessionEnds(db: AuthDb, ended: readonly EndedSession[]): Promise<void> {
  const payloads = ended.map(({ user_id, id }) => `${user_id} ${id}`)
  if (payloads.length > 0) await notifyAll(db, SESSION_END_CHANNEL, payloads)
}
