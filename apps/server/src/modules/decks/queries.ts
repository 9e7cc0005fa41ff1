import type { DeckContent, Language } from '@deckle/core/deck/deck.ts'
import type { ReaderType } from '@deckle/core/reader-type/reader-type.ts'
import { upgradeContent } from '@deckle/slides/upgrade.ts'
import { sql } from 'kysely'
import type pg from 'pg'
import { isUuid } from '../../platform/uuid.ts'
import type { Db } from '../../db/database.ts'
import type { StoredContent } from './content/stored-content.ts'

export type DeckRecord = NonNullable<Awaited<ReturnType<typeof findDeck>>>

/** A deck that is not in the bin, unless asked for; of the given client, or of any where `clientId` is null. */
export async function findDeck(db: Db, clientId: string | null, id: string, { bin = false } = {}) {
  const row = await selectDeck(db)
    .where('decks.id', '=', id)
    .$if(clientId !== null, (query) => query.where('decks.client_id', '=', clientId))
    .$if(!bin, (query) => query.where('decks.deleted_at', 'is', null))
    .executeTakeFirst()
  return row && { ...row, content: upgradeContent(row.content) }
}

/** The same, held until the transaction ends. */
export async function lockDeck(db: Db, clientId: string, id: string, { bin = false } = {}) {
  const row = await selectDeck(db)
    .where('decks.id', '=', id)
    .where('decks.client_id', '=', clientId)
    .$if(!bin, (query) => query.where('decks.deleted_at', 'is', null))
    .forNoKeyUpdate()
    .modifyEnd(sql`of decks`)
    .executeTakeFirst()
  return row && { ...row, content: upgradeContent(row.content) }
}

function selectDeck(db: Db) {
  return db
    .selectFrom('decks')
    .innerJoin('users', (join) =>
      join.onRef('users.client_id', '=', 'decks.client_id').onRef('users.id', '=', 'decks.owner_id'),
    )
    .leftJoin('deck_versions as published', (join) =>
      join
        .onRef('published.client_id', '=', 'decks.client_id')
        .onRef('published.id', '=', 'decks.published_version_id'),
    )
    .select([
      'decks.id',
      'decks.client_id',
      'decks.owner_id',
      'decks.content',
      'decks.revision',
      'decks.shortid',
      'decks.slug',
      'decks.settings',
      'decks.published_version_id',
      'decks.published_revision',
      'decks.published_at',
      'decks.created_at',
      'decks.updated_at',
      'decks.deleted_at',
    ])
    .select(['published.version as published_version', ownerName])
}

const ownerName = sql<string>`btrim(users.first_name || ' ' || users.last_name)`.as('owner_name')

export type LibrarySort = 'updated' | 'created' | 'name' | 'attempts'

export interface ListOptions {
  readonly clientId: string
  readonly limit: number
  readonly search: string
  readonly readerType: ReaderType | undefined
  readonly status: 'draft' | 'published' | 'bin' | undefined
  /** Null for anyone's. */
  readonly ownerId: string | null
  readonly sort: LibrarySort
  /** The sort's value and the id of the last row seen. */
  readonly after: readonly [string | number, string] | null
}

export interface ListedDeck {
  readonly id: string
  readonly client_id: string
  readonly owner_id: string
  readonly owner_name: string
  readonly name: string
  readonly reader_type: ReaderType
  readonly language: Language
  readonly slide_count: number
  readonly cover: DeckContent
  readonly shortid: string | null
  readonly published_version_id: string | null
  readonly is_outdated: boolean
  readonly attempt_count: number
  readonly created_at: Date
  readonly updated_at: Date
  readonly deleted_at: Date | null
  readonly sort_key: string | number
}

/** One page of the library, read from the index of its order: a named statement for each combination of filters, with the limit in it. */
export async function listDecks(
  pool: pg.Pool,
  { clientId, limit, search, readerType, status, ownerId, sort, after }: ListOptions,
): Promise<ListedDeck[]> {
  const values: unknown[] = []
  const value = (given: unknown): string => `$${values.push(given)}`
  const { column, key, type, direction } = orders[sort]
  const conditions = [
    `decks.client_id = ${value(clientId)}`,
    `decks.deleted_at is ${status === 'bin' ? 'not ' : ''}null`,
    ...(status === 'published'
      ? ['decks.published_version_id is not null']
      : status === 'draft'
        ? ['decks.published_version_id is null']
        : []),
    ...(readerType === undefined ? [] : [`decks.reader_type = ${value(readerType)}`]),
    ...(ownerId === null ? [] : [`decks.owner_id = ${value(ownerId)}`]),
    ...(search === ''
      ? []
      : [`lower(decks.name) like ${value(`%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`)}`]),
    ...(after === null
      ? []
      : [
          `(${column}, decks.id) ${direction === 'asc' ? '>' : '<'} (${value(after[0])}::${type}, ${value(after[1])}::uuid)`,
        ]),
  ]
  const text = `select decks.id, decks.client_id, decks.owner_id, decks.name, decks.reader_type, decks.language, decks.slide_count, decks.cover, decks.shortid, decks.published_version_id, decks.published_revision is distinct from decks.revision as is_outdated,
      decks.attempt_count, decks.created_at, decks.updated_at, decks.deleted_at, btrim(users.first_name || ' ' || users.last_name) as owner_name, ${key} as sort_key
    from decks join users on users.client_id = decks.client_id and users.id = decks.owner_id
    where ${conditions.join(' and ')} order by ${column} ${direction}, decks.id ${direction} limit ${Math.trunc(limit)}`
  // Words differ too much in how often they stand in names: such a search is planned each time anew.
  const name =
    search === ''
      ? `decks_${[sort, status ?? '', readerType !== undefined, ownerId !== null, after !== null, limit].join('_')}`
      : undefined
  const { rows } = await pool.query<ListedDeck>({ ...(name && { name }), text, values })
  return rows
}

const orders = {
  updated: { column: 'decks.updated_at', key: exactText('decks.updated_at'), type: 'timestamptz', direction: 'desc' },
  created: { column: 'decks.created_at', key: exactText('decks.created_at'), type: 'timestamptz', direction: 'desc' },
  name: { column: 'lower(decks.name)', key: 'lower(decks.name)', type: 'text', direction: 'asc' },
  attempts: { column: 'decks.attempt_count', key: 'decks.attempt_count', type: 'bigint', direction: 'desc' },
} as const

/** ISO 8601 in UTC with microseconds: what a cursor keeps of a moment. */
function exactText(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
}

export async function insertDeck(
  db: Db,
  deck: StoredContent & { client_id: string; id: string; owner_id: string },
): Promise<void> {
  await db.insertInto('decks').values(deck).execute()
}

/** Compare and set on the revision, in one statement; undefined where the deck is not there, not to be edited, or newer. */
export function saveContent(
  db: Db,
  key: { clientId: string; id: string; revision: number; ownerId: string | null },
  stored: StoredContent,
) {
  return db
    .updateTable('decks')
    .set({ ...stored, revision: sql<number>`revision + 1`, updated_at: sql<Date>`now()` })
    .where('client_id', '=', key.clientId)
    .where('id', '=', key.id)
    .where('revision', '=', key.revision)
    .where('deleted_at', 'is', null)
    .$if(key.ownerId !== null, (query) => query.where('owner_id', '=', key.ownerId as string))
    .returning(['id', 'revision', 'updated_at'])
    .executeTakeFirst()
}

/** Takes the deck back from the public; answers whether it was published. */
export async function unpublishDeck(db: Db, clientId: string, id: string): Promise<void> {
  await db
    .updateTable('decks')
    .set({ published_version_id: null, published_revision: null, published_at: null })
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .execute()
}

export async function setDeleted(db: Db, clientId: string, id: string, deleted: boolean): Promise<void> {
  await db
    .updateTable('decks')
    .set({ deleted_at: deleted ? sql<Date>`now()` : null })
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .execute()
}

export async function publishVersion(
  db: Db,
  clientId: string,
  id: string,
  publication: { versionId: string; revision: number; shortid: string; at: Date },
): Promise<void> {
  await db
    .updateTable('decks')
    .set({
      published_version_id: publication.versionId,
      published_revision: publication.revision,
      shortid: publication.shortid,
      published_at: publication.at,
    })
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .execute()
}

export function findLatestVersion(db: Db, clientId: string, deckId: string) {
  return db
    .selectFrom('deck_versions')
    .select(['id', 'version', 'digest'])
    .where('client_id', '=', clientId)
    .where('deck_id', '=', deckId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function insertVersion(
  db: Db,
  version: {
    client_id: string
    id: string
    deck_id: string
    version: number
    digest: string
    content: string
    published_by: string
    published_at: Date
  },
): Promise<void> {
  await db.insertInto('deck_versions').values(version).execute()
}

export function listVersions(
  db: Db,
  clientId: string,
  deckId: string,
  { limit, before }: { limit: number; before: number | null },
) {
  return selectVersions(db, clientId, deckId)
    .$if(before !== null, (query) => query.where('v.version', '<', before))
    .orderBy('v.version', 'desc')
    .limit(limit)
    .execute()
}

export async function findVersion(db: Db, clientId: string, deckId: string, versionId: string) {
  const row = await selectVersions(db, clientId, deckId)
    .select('v.content')
    .where('v.id', '=', versionId)
    .executeTakeFirst()
  return row && { ...row, content: upgradeContent(row.content) }
}

function selectVersions(db: Db, clientId: string, deckId: string) {
  return db
    .selectFrom('deck_versions as v')
    .leftJoin('users', (join) =>
      join.onRef('users.client_id', '=', 'v.client_id').onRef('users.id', '=', 'v.published_by'),
    )
    .select(['v.id', 'v.version', 'v.name', 'v.digest', 'v.published_at'])
    .select([
      sql<string>`v.content ->> 'name'`.as('deck_name'),
      sql<number>`jsonb_array_length(v.content -> 'contentHash')`.as('slides'),
      sql<string>`coalesce(btrim(users.first_name || ' ' || users.last_name), '')`.as('published_by'),
    ])
    .where('v.client_id', '=', clientId)
    .where('v.deck_id', '=', deckId)
}

export async function nameVersion(
  db: Db,
  clientId: string,
  deckId: string,
  versionId: string,
  name: string,
): Promise<void> {
  await db
    .updateTable('deck_versions')
    .set({ name })
    .where('client_id', '=', clientId)
    .where('deck_id', '=', deckId)
    .where('id', '=', versionId)
    .execute()
}

export async function findVersionContent(db: Db, clientId: string, deckId: string, versionId: string) {
  const row = await db
    .selectFrom('deck_versions')
    .select('content')
    .where('client_id', '=', clientId)
    .where('deck_id', '=', deckId)
    .where('id', '=', versionId)
    .executeTakeFirst()
  return row && upgradeContent(row.content)
}

/** The client's plan; until the transaction ends no other can count its decks. */
export function lockClientPlan(db: Db, clientId: string) {
  return db.selectFrom('clients').select('plan').where('id', '=', clientId).forNoKeyUpdate().executeTakeFirstOrThrow()
}

export async function countDecks(db: Db, clientId: string, only: 'kept' | 'published'): Promise<number> {
  const { count } = await db
    .selectFrom('decks')
    .select((build) => build.fn.countAll<number>().as('count'))
    .where('client_id', '=', clientId)
    .where('deleted_at', 'is', null)
    .$if(only === 'published', (query) => query.where('published_version_id', 'is not', null))
    .executeTakeFirstOrThrow()
  return count
}

export async function isShortidTaken(db: Db, shortid: string): Promise<boolean> {
  return (await db.selectFrom('decks').select('id').where('shortid', '=', shortid).executeTakeFirst()) !== undefined
}

export async function findOwnMedia(db: Db, clientId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('media')
    .select('id')
    .where('client_id', '=', clientId)
    .where('id', '=', sql<string>`any(${ids.filter(isUuid)}::uuid[])`)
    .execute()
  return rows.map(({ id }) => id)
}

/** Ends what has been in the bin since before `before`, with all that was gathered by it; answers how many decks went. */
export async function purgeDecks(db: Db, before: Date, most: number): Promise<number> {
  const gone = await db
    .selectFrom('decks')
    .select(['client_id', 'id'])
    .where('deleted_at', '<', before)
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute()
  for (const { client_id, id } of gone) {
    await db.deleteFrom('answers').where('client_id', '=', client_id).where('deck_id', '=', id).execute()
    await db.deleteFrom('events').where('client_id', '=', client_id).where('deck_id', '=', id).execute()
    await db.deleteFrom('decks').where('client_id', '=', client_id).where('id', '=', id).execute()
  }
  return gone.length
}
