import { type Named, runNamed } from '../../db/named-statement.ts'
import type { QueryOf } from '@deckle/contract/kit/endpoint.ts'
import type { media, MediaSort } from '@deckle/contract/media.ts'
import { sql } from 'kysely'
import type pg from 'pg'
import type { Holder } from '../../db/meter.ts'
import { newestFirst, type Order, readPage } from '../../db/paging/paging.ts'
import { belowColumn, deckReach, type Scoped } from '../../db/reach.ts'
import { isUuid } from '../../platform/uuid.ts'
import type { MediaKind } from './upload/file-kinds.ts'
import type { DbOf } from '../../db/database.ts'
import type { BannerPictures } from '../banners/tables.ts'
import type { ArticleFiles } from '../articles/tables.ts'
import type { DesignPictures } from '../certificates/tables.ts'
import type { ClientPlans } from '../clients/tables.ts'
import type { DeckContents } from '../decks/tables.ts'
import type { PostPictures } from '../social/tables.ts'
import type { ProfilePictures } from '../users/tables.ts'
import type { MediaTables } from './tables.ts'

export type MediaDb = DbOf<
  MediaTables,
  DeckContents & ProfilePictures & ClientPlans & DesignPictures & BannerPictures & PostPictures & ArticleFiles
>

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
  'source_id',
  'created_at',
  'deleted_at',
] as const

/** With `bin`, also files in the bin. */
export function findMedia(db: MediaDb, actor: Scoped, id: string, { bin = false } = {}) {
  return db
    .selectFrom('media')
    .select(columns)
    .select(belowColumn(actor, 'media.owner_id'))
    .where('client_id', '=', actor.clientId)
    .where('id', '=', id)
    .$if(!bin, (query) => query.where('deleted_at', 'is', null))
    .executeTakeFirst()
}

const orders: Readonly<Record<MediaSort, Order>> = {
  newest: newestFirst('created_at', 'id'),
  oldest: { ...newestFirst('created_at', 'id'), direction: 'asc' },
  name: {
    keys: [
      ['lower(name)', 'text'],
      ['id', 'uuid'],
    ],
    direction: 'asc',
  },
  size: {
    keys: [
      ['size', 'bigint'],
      ['id', 'uuid'],
    ],
    direction: 'desc',
  },
}

export function listMedia(db: MediaDb, actor: Scoped, options: QueryOf<typeof media.list>) {
  const { kind, only, sort, status } = options
  const search = options.search?.trim() ?? ''
  const query = db
    .selectFrom('media')
    .select([...columns, belowColumn(actor, 'media.owner_id')])
    .where('client_id', '=', actor.clientId)
    .where('deleted_at', status === 'bin' ? 'is not' : 'is', null)
    .$if(kind !== undefined, (files) => files.where('kind', '=', kind as string))
    .$if(only !== undefined, (files) => files.where('id', 'in', (only as string).split(',')))
    .$if(search !== '', (files) =>
      files.where(sql<boolean>`searchable_text(name || ' ' || alt) like search_pattern(${search})`),
    )
  return readPage(query, orders[sort], options)
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
  readonly source_id: string | null
}

/** Within a transaction. */
export async function insertMedia(db: MediaDb, media: NewMedia): Promise<void> {
  await db.insertInto('media').values(media).execute()
  await db.insertInto('media_clients').values({ media_id: media.id, client_id: media.client_id }).execute()
}

/** Files in the bin don't count. */
export async function countMediaBytes(db: MediaDb, { clientId, userId }: Holder): Promise<number> {
  const { bytes } = await db
    .selectFrom('media')
    .select(sql<number>`coalesce(sum(size), 0)::bigint`.as('bytes'))
    .where('client_id', '=', clientId)
    .where('owner_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return bytes
}

/** Files in the bin are included: they may be restored. */
export async function findOwnMedia(db: MediaDb, clientId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('media')
    .select('id')
    .where('client_id', '=', clientId)
    .where('id', '=', sql<string>`any(${ids.filter(isUuid)}::uuid[])`)
    .execute()
  return rows.map(({ id }) => id)
}

/** True only for a picture of the client outside the bin. */
export async function isOwnImage(
  db: MediaDb,
  clientId: string,
  id: string,
  { ownerId }: { readonly ownerId?: string } = {},
): Promise<boolean> {
  if (!isUuid(id)) return false
  const row = await db
    .selectFrom('media')
    .select('id')
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .where('kind', '=', 'image')
    .where('deleted_at', 'is', null)
    .$if(ownerId !== undefined, (query) => query.where('owner_id', '=', ownerId as string))
    .executeTakeFirst()
  return row !== undefined
}

/** Undefined if the file does not exist. */
export function changeMedia(
  db: MediaDb,
  clientId: string,
  id: string,
  change: { readonly name?: string; readonly alt?: string },
) {
  return db
    .updateTable('media')
    .set({ id, ...change })
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .returning(['name', 'alt'])
    .executeTakeFirst()
}

/** The client's latest decks that are searched. */
const MAX_DECKS_SEARCHED = 5000
const MAX_DECKS_NAMED = 20

/** Searches drafts and published versions. Counts all decks; names only those that the actor may see. */
export async function findDecksWith(db: MediaDb, actor: Scoped, mediaId: string) {
  const { clientId } = actor
  const pattern = `%"${mediaId.toLowerCase()}"%`
  const { rows } = await sql<{ id: string; name: string; isPublished: boolean; isSeen: boolean; total: number }>`
    with recent as (
      select id, name, content, published_version_id, updated_at,
        ${deckReach(actor, 'deck.read', 'decks', { many: true })} as is_seen
      from decks where client_id = ${clientId} and deleted_at is null
      order by updated_at desc, id desc limit ${MAX_DECKS_SEARCHED}
    )
    select recent.id, recent.name, recent.is_seen as "isSeen", recent.published_version_id is not null as "isPublished",
      (count(*) over ())::integer as total
    from recent
    left join deck_versions version on version.client_id = ${clientId} and version.id = recent.published_version_id
    where recent.content::text like ${pattern} or version.content::text like ${pattern}
    order by recent.is_seen desc, recent.updated_at desc, recent.id desc limit ${MAX_DECKS_NAMED}`.execute(db)
  const { count } = await db
    .selectFrom((from) =>
      from
        .selectFrom('decks')
        .select('id')
        .where('client_id', '=', clientId)
        .where('deleted_at', 'is', null)
        .limit(MAX_DECKS_SEARCHED + 1)
        .as('some'),
    )
    .select((from) => from.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return {
    decks: rows.filter(({ isSeen }) => isSeen).map(({ id, name, isPublished }) => ({ id, name, isPublished })),
    total: rows[0]?.total ?? 0,
    isWhole: count <= MAX_DECKS_SEARCHED,
  }
}

/** Counts profile pictures, logos, designs of certificates, banners, posts and articles that use the file. */
export async function countElsewhere(db: MediaDb, clientId: string, mediaId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (
      (select count(*) from users where client_id = ${clientId} and (image = ${mediaId} or profile ->> 'logo' = ${mediaId}))
      + (select count(*) from certificate_designs where client_id = ${clientId} and design::text like ${`%"${mediaId.toLowerCase()}"%`})
      + (select count(*) from banners where client_id = ${clientId} and deleted_at is null
        and ${mediaId.toLowerCase()} in (image ->> 'id', phone_image ->> 'id'))
      + (select count(*) from posts where client_id = ${clientId} and jsonb_array_length(images) > 0
        and images @> jsonb_build_array(jsonb_build_object('id', ${mediaId.toLowerCase()}::text)))
      + (select count(*) from article_media where client_id = ${clientId} and media_id = ${mediaId})
      + (select count(*) from clients where id = ${clientId} and ${mediaId} in (branding ->> 'logo', branding ->> 'icon'))
    )::integer as count`.execute(db)
  return rows[0]?.count ?? 0
}

export async function setDeleted(db: MediaDb, clientId: string, id: string, deleted_at: Date | null): Promise<void> {
  await db.updateTable('media').set({ deleted_at }).where('client_id', '=', clientId).where('id', '=', id).execute()
}

export function findOldInBin(db: MediaDb, before: Date, limit: number) {
  return db
    .selectFrom('media')
    .select(['client_id', 'id', 'file_key'])
    .where('deleted_at', '<', before)
    .orderBy('deleted_at')
    .limit(limit)
    .execute()
}

/** Within a transaction. Only if it has been in the bin since before `before`. */
export async function removeMedia(db: MediaDb, clientId: string, id: string, before: Date): Promise<void> {
  const removed = await db
    .deleteFrom('media')
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .where('deleted_at', '<', before)
    .returning('id')
    .executeTakeFirst()
  if (removed) await db.deleteFrom('media_clients').where('media_id', '=', id).execute()
}

export interface PublicMedia {
  readonly kind: MediaKind
  readonly name: string
  readonly content_type: string
  readonly file_key: string
}

const clientOfMedia: Named<{ client_id: string }> = {
  name: 'media_client',
  text: 'select client_id from media_clients where media_id = $1',
}

const publicMedia: Named<PublicMedia> = {
  name: 'media_public',
  text: 'select kind, name, content_type, file_key from media where client_id = $1 and id = $2 and deleted_at is null',
}

/** Whoever knows the id may see the file: its address names no client. */
export async function findPublicMedia(pool: pg.Pool, id: string): Promise<PublicMedia | undefined> {
  const [owner] = await runNamed(pool, clientOfMedia, [id])
  return owner && (await runNamed(pool, publicMedia, [owner.client_id, id]))[0]
}

/** Recognises built-in drawings by their size and by not being cropped. */
export function findDrawings(db: MediaDb, clientId: string, names: readonly string[]) {
  if (names.length === 0) return Promise.resolve([])
  return db
    .selectFrom('media')
    .select(['id', 'name'])
    .where('client_id', '=', clientId)
    .where('kind', '=', 'image')
    .where('name', 'in', names)
    .where('content_type', '=', 'image/webp')
    .where('width', '=', 1280)
    .where('height', '=', 720)
    .where('source_id', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .execute()
}
