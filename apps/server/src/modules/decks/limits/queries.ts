import { sql } from 'kysely'
import type { DecksDb } from '../queries.ts'

/** Decks that the public can see. */
const published = (db: DecksDb, clientId: string) =>
  db
    .selectFrom('decks')
    .where('client_id', '=', clientId)
    .where('published_version_id', 'is not', null)
    .where('deleted_at', 'is', null)

export async function countPublished(db: DecksDb, clientId: string): Promise<number> {
  const { count } = await published(db, clientId)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** The published decks that were made last. */
export function listNewest(db: DecksDb, clientId: string, most: number) {
  return published(db, clientId)
    .select(['id', 'name', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
}

/** Pauses the newest `excess` published decks and resumes all others. Returns whether one has changed. */
export async function setPaused(db: DecksDb, clientId: string, excess: number, now: Date): Promise<boolean> {
  const { rows } = await sql`with beyond as (
      select id from decks where client_id = ${clientId} and published_version_id is not null and deleted_at is null
      order by created_at desc, id desc limit ${excess})
    update decks set paused_at = case when id in (select id from beyond) then ${now}::timestamptz end
    where client_id = ${clientId} and (paused_at is null) = (id in (select id from beyond)) returning id`.execute(db)
  return rows.length > 0
}
