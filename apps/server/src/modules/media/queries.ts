import { sql } from 'kysely'
import type pg from 'pg'
import type { Db } from '../../db/database.ts'
import type { MediaKind } from './file-kinds.ts'

const exactMoment = sql<string>`to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

export type MediaRecord = NonNullable<Awaited<ReturnType<typeof findMedia>>>

const columns = [
  'client_id',
  'id',
  'owner_id',
  'kind',
  'name',
  'content_type',
  'size',
  'width',
  'height',
  'alt',
  'file_key',
  'created_at',
] as const

export function findMedia(db: Db, clientId: string, id: string) {
  return db
    .selectFrom('media')
    .select(columns)
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

export function listMedia(
  db: Db,
  clientId: string,
  {
    limit,
    search,
    kind,
    after,
  }: { limit: number; search: string; kind: MediaKind | undefined; after: readonly [string, string] | null },
) {
  const pattern = `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  return db
    .selectFrom('media')
    .select([...columns, exactMoment.as('sort_key')])
    .where('client_id', '=', clientId)
    .where('deleted_at', 'is', null)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind as string))
    .$if(search !== '', (query) => query.where(sql<boolean>`lower(name || ' ' || alt) like ${pattern}`))
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(created_at, id) < (${after?.[0]}::timestamptz, ${after?.[1]}::uuid)`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export interface NewMedia {
  readonly client_id: string
  readonly id: string
  readonly owner_id: string
  readonly kind: MediaKind
  readonly name: string
  readonly content_type: string
  readonly size: number
  readonly width: number | null
  readonly height: number | null
  readonly alt: string
  readonly file_key: string
}

export async function insertMedia(db: Db, media: NewMedia): Promise<void> {
  await db.insertInto('media').values(media).execute()
}

/** The licence's maxSpace in bytes. */
export async function findMaxSpace(db: Db, clientId: string, userId: string, { lock = false } = {}): Promise<number> {
  const { max_space } = await db
    .selectFrom('users')
    .select('max_space')
    .where('client_id', '=', clientId)
    .where('id', '=', userId)
    .$if(lock, (query) => query.forNoKeyUpdate())
    .executeTakeFirstOrThrow()
  return max_space
}

/** Bytes of the person's media and of what was handed in to the person's decks. @param except what a new file will replace */
export async function sumOfSizes(
  db: Db,
  clientId: string,
  ownerId: string,
  except: { attemptId: string; slideId: string } | null,
): Promise<number> {
  const replaced = except
    ? sql<boolean>`(attempt_id = ${except.attemptId}::uuid and slide_id = ${except.slideId})`
    : sql<boolean>`false`
  const { rows } = await sql<{ sum: number }>`
    select (
      (select coalesce(sum(size), 0) from media where client_id = ${clientId} and owner_id = ${ownerId} and deleted_at is null)
      + (select coalesce(sum(size), 0) from uploads where client_id = ${clientId} and owner_id = ${ownerId} and not ${replaced})
    )::bigint as sum`.execute(db)
  return rows[0]?.sum ?? 0
}

export async function setAlt(db: Db, clientId: string, id: string, alt: string): Promise<void> {
  await db.updateTable('media').set({ alt }).where('client_id', '=', clientId).where('id', '=', id).execute()
}

export async function markDeleted(db: Db, clientId: string, id: string): Promise<void> {
  await db
    .updateTable('media')
    .set({ deleted_at: sql<Date>`now()` })
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .execute()
}

export interface PublicMedia {
  readonly kind: MediaKind
  readonly name: string
  readonly content_type: string
  readonly file_key: string
}

/** By its id alone: whoever knows it may see the file. */
export async function findPublicMedia(pool: pg.Pool, id: string): Promise<PublicMedia | undefined> {
  const { rows } = await pool.query<PublicMedia>({
    name: 'media_public',
    text: 'select kind, name, content_type, file_key from media where id = $1 and deleted_at is null',
    values: [id],
  })
  return rows[0]
}
