import { sql } from 'kysely'
import type pg from 'pg'
import type { Holder } from '../../../db/meter.ts'
import type { PlayDb } from '../queries.ts'

/** Key of the slide that files are uploaded for. */
export interface Place {
  readonly clientId: string
  readonly attemptId: string
  readonly slideId: string
}

export interface StoredUpload {
  readonly id: string
  readonly attempt_id: string
  readonly slide_id: string
  readonly name: string
  readonly size: number
}

export interface NewUpload {
  readonly client_id: string
  readonly id: string
  readonly owner_id: string
  readonly deck_id: string
  readonly attempt_id: string
  readonly slide_id: string
  readonly name: string
  readonly content_type: string
  readonly size: number
  readonly file_key: string
}

export function findUpload(db: PlayDb, clientId: string, id: string): Promise<StoredUpload | undefined> {
  return db
    .selectFrom('uploads')
    .select(['id', 'attempt_id', 'slide_id', 'name', 'size'])
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** False if the id exists. */
export async function insertUpload(db: PlayDb, upload: NewUpload): Promise<boolean> {
  const row = await db
    .insertInto('uploads')
    .values(upload)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function findOwnerOfDeck(db: PlayDb, clientId: string, deckId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('decks')
    .select('owner_id')
    .where('client_id', '=', clientId)
    .where('id', '=', deckId)
    .executeTakeFirst()
  return row?.owner_id
}

/** Deletes the slide's other files that no answer names, and returns their keys. */
export async function deleteUnclaimed(
  db: PlayDb,
  { clientId, attemptId, slideId }: Place,
  newId: string,
): Promise<string[]> {
  const rows = await db
    .deleteFrom('uploads')
    .where('client_id', '=', clientId)
    .where('attempt_id', '=', attemptId)
    .where('slide_id', '=', slideId)
    .where('id', '<>', newId)
    .where('claimed_at', 'is', null)
    .returning('file_key')
    .execute()
  return rows.map((row) => row.file_key)
}

/** Deletes files uploaded for the slide before the one that the stored answer names, and returns their keys. */
export async function deleteEarlier(
  db: PlayDb,
  { clientId, attemptId, slideId }: Place,
  claimedId: string,
): Promise<string[]> {
  const { rows } = await sql<{ file_key: string }>`
    delete from uploads u using uploads k
    where k.client_id = ${clientId} and k.id = ${claimedId}
      and u.client_id = ${clientId} and u.attempt_id = ${attemptId} and u.slide_id = ${slideId}
      and u.id <> k.id and u.created_at <= k.created_at
    returning u.file_key`.execute(db)
  return rows.map((row) => row.file_key)
}

/** Marks the file as named by an answer, so that later uploads don't replace it. Undefined if it doesn't exist. */
export async function claimUpload(
  pool: pg.Pool,
  { clientId, attemptId, slideId }: Place,
  id: string,
  now: Date,
): Promise<{ name: string; size: number } | undefined> {
  const { rows } = await pool.query<{ name: string; size: number }>({
    name: 'play_claim_upload',
    text: `update uploads set claimed_at = coalesce(claimed_at, $5)
      where client_id = $1 and id = $2 and attempt_id = $3 and slide_id = $4 returning name, size`,
    values: [clientId, id, attemptId, slideId, now],
  })
  return rows[0]
}

/** Files uploaded before `before` that no stored answer names, including those of deleted decks. */
export async function listUnusedUploads(
  db: PlayDb,
  before: Date,
  max: number,
): Promise<{ client_id: string; id: string; file_key: string }[]> {
  const { rows } = await sql<{ client_id: string; id: string; file_key: string }>`
    select client_id, id, file_key from uploads u
    where created_at < ${before} and not exists (
      select from current_answers a where a.client_id = u.client_id and a.attempt_id = u.attempt_id and a.slide_id = u.slide_id
        and a.answer ->> 'file' = u.id::text
    ) order by created_at limit ${max}`.execute(db)
  return rows
}

/** Bytes uploaded to the person's decks. */
export async function countUploadBytes(db: PlayDb, { clientId, userId }: Holder): Promise<number> {
  const { bytes } = await db
    .selectFrom('uploads')
    .select(sql<number>`coalesce(sum(size), 0)::bigint`.as('bytes'))
    .where('client_id', '=', clientId)
    .where('owner_id', '=', userId)
    .executeTakeFirstOrThrow()
  return bytes
}

/** Bytes of files that a new upload for the slide would replace. */
export async function countReplacedBytes(db: PlayDb, { clientId, attemptId, slideId }: Place): Promise<number> {
  const { bytes } = await db
    .selectFrom('uploads')
    .select(sql<number>`coalesce(sum(size), 0)::bigint`.as('bytes'))
    .where('client_id', '=', clientId)
    .where('attempt_id', '=', attemptId)
    .where('slide_id', '=', slideId)
    .executeTakeFirstOrThrow()
  return bytes
}

export async function deleteUpload(db: PlayDb, clientId: string, id: string): Promise<void> {
  await db.deleteFrom('uploads').where('client_id', '=', clientId).where('id', '=', id).execute()
}
