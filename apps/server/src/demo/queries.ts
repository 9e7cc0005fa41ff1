import type { LeadTouch } from '@deckle/core/lead/lead.ts'
import { type InsertObject, sql, type UpdateObject } from 'kysely'
import type { Db } from '../db/database.ts'
import { lookups } from '../db/lookups.ts'
import type { Tables } from '../db/tables.ts'

export async function hasClient(db: Db, name: string): Promise<boolean> {
  return (await db.selectFrom('clients').select('id').where('name', '=', name).executeTakeFirst()) !== undefined
}

/** For few rows; with those of lookup tables. */
export async function insertRows<T extends keyof Tables>(
  db: Db,
  table: T,
  rows: readonly InsertObject<Tables, T>[],
): Promise<void> {
  if (rows.length === 0) return
  await db.insertInto(table).values(rows).execute()
  const lookup = lookups[table]
  if (lookup) await insertRows(db, lookup.table, rows.flatMap(lookup.rowsOf) as InsertObject<Tables, keyof Tables>[])
}

/** Inserts many rows in one statement; each must have every column of its table. */
export async function insertManyRows(
  db: Db,
  table: 'attempts' | 'answers' | 'events',
  rows: readonly object[],
): Promise<void> {
  if (rows.length === 0) return
  await sql`insert into ${sql.table(table)} select * from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
    db,
  )
}

/**
 * Gathers statistics of what reports read. Autovacuum does it within a minute; until then plans are made as if the tables were
 * nearly empty, and a report of the demo took 14 seconds.
 */
export async function analyzePlays(db: Db): Promise<void> {
  await sql`analyze attempts, answers, events, leads, decks, users, enrolments`.execute(db)
}

/** Finished plays of a deck by visitors, the latest first, with the deck's owner. */
export const listFinishedPlays = (db: Db, clientId: string, deckId: string, most: number) =>
  db
    .selectFrom('attempts as a')
    .innerJoin('decks as d', (join) => join.onRef('d.client_id', '=', 'a.client_id').onRef('d.id', '=', 'a.deck_id'))
    .select(['a.id', 'a.deck_id', 'd.owner_id', 'a.source', 'a.medium', 'a.campaign', 'a.country', 'a.device'])
    .select(['a.language', 'a.percentage', 'a.started_at', 'a.completed_at'])
    .where('a.client_id', '=', clientId)
    .where('a.deck_id', '=', deckId)
    .where('a.user_id', 'is', null)
    .where('a.completed_at', 'is not', null)
    .orderBy('a.completed_at', 'desc')
    .limit(most)
    .execute()

export const listPeople = (db: Db, clientId: string) =>
  db.selectFrom('users').select(['id', 'license_type', 'path']).where('client_id', '=', clientId).execute()

interface PlayedInCourse {
  readonly clientId: string
  readonly userId: string
  readonly courseId: string
  readonly round: number
  readonly deckId: string
  readonly seen: readonly string[]
  readonly at: Date
}

/** What somebody has seen of a deck in a course until a moment. */
export async function updateSeen(
  db: Db,
  { clientId, userId, courseId, round, deckId, seen, at }: PlayedInCourse,
): Promise<void> {
  await db
    .updateTable('learner_decks')
    .set({ seen: sql`${seen}::text[]`, last_slide: seen.at(-1) ?? null, last_at: at })
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .where('course_id', '=', courseId)
    .where('round', '=', round)
    .where('deck_id', '=', deckId)
    .execute()
}

/** @param lastSeen by the person's id */
export async function updateLastSeen(db: Db, clientId: string, lastSeen: ReadonlyMap<string, Date>): Promise<void> {
  for (const [id, last_seen_at] of lastSeen)
    await db.updateTable('users').set({ last_seen_at }).where('client_id', '=', clientId).where('id', '=', id).execute()
}

export async function updateAttempt(
  db: Db,
  { clientId, id }: { readonly clientId: string; readonly id: string },
  summary: UpdateObject<Tables, 'attempts'>,
): Promise<void> {
  await db.updateTable('attempts').set(summary).where('client_id', '=', clientId).where('id', '=', id).execute()
}

/** Nobody of the client is mailed of what was; all but the latest was read when it came. */
export async function markAsRead(db: Db, clientId: string, readBefore: Date): Promise<void> {
  const ofClient = db.updateTable('notifications').where('client_id', '=', clientId)
  await ofClient.set({ email: 'none' }).execute()
  await ofClient
    .set({ read_at: sql`created_at` })
    .where('created_at', '<', readBefore)
    .where('read_at', 'is', null)
    .execute()
}

/** By title. */
export async function courseIds(db: Db, clientId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('courses').select(['id', 'title']).where('client_id', '=', clientId).execute()
  return new Map(rows.map(({ id, title }) => [title, id]))
}

/** Those that everybody may read, the latest first. */
export async function listPublicArticles(db: Db, clientId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('article_publications')
    .select('article_id')
    .where('client_id', '=', clientId)
    .orderBy('published_at', 'desc')
    .orderBy('article_id')
    .execute()
  return rows.map(({ article_id }) => article_id)
}

export const listLeads = (db: Db, clientId: string) =>
  db
    .selectFrom('leads')
    .select(['id', 'deck_id', 'attempt_id', 'created_at'])
    .where('client_id', '=', clientId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

interface Touched {
  readonly id: string
  readonly first: LeadTouch
  readonly last: LeadTouch
}

/** By what a lead's person came first and last. */
export async function updateTouches(db: Db, clientId: string, { id, first, last }: Touched): Promise<void> {
  await db
    .updateTable('leads')
    .set({ first_touch: JSON.stringify(first), last_touch: JSON.stringify(last) })
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .execute()
}
