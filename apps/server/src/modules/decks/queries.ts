import { upgradeContent } from '@deckle/slides/upgrade.ts'
import { sql } from 'kysely'
import { type Order, type PageRequest, readPage } from '../../db/paging/paging.ts'
import type { Meter } from '../../db/meter.ts'
import { deckReach, relationColumns, type Scoped } from '../../db/reach.ts'
import type { StoredContent } from './content/stored-content.ts'
import type { DbOf } from '../../db/database.ts'
import type { CourseUse } from '../courses/tables.ts'
import type { DeckTags } from '../tags/tables.ts'
import type { PeopleSearch } from '../users/tables.ts'
import type { DeckTables } from './tables.ts'

export type DecksDb = DbOf<DeckTables, PeopleSearch & DeckTags & CourseUse>

export type DeckRecord = NonNullable<Awaited<ReturnType<typeof findDeck>>>
export type DeckHeader = NonNullable<Awaited<ReturnType<typeof findDeckHeader>>>

interface FindOptions {
  /** Also decks in the bin that the actor may restore. */
  readonly bin?: boolean
  /** Also decks of other clients; only some actions reach them. */
  readonly anyClient?: boolean
}

/** Only decks that the actor may see, with the actor's relation to the deck. */
export async function findDeck(db: DecksDb, actor: Scoped, id: string, options: FindOptions = {}) {
  const row = await selectDeck(db, actor, id, options).select('decks.content').executeTakeFirst()
  return row && { ...row, content: upgradeContent(row.content) }
}

/** `findDeck` without the content, with what a list names. */
export function findDeckHeader(db: DecksDb, actor: Scoped, id: string, options: FindOptions = {}) {
  return selectDeck(db, actor, id, options)
    .select(['decks.name', 'decks.reader_type', 'decks.language'])
    .executeTakeFirst()
}

/** Like `findDeck`, and locks the row until the transaction ends. */
export async function lockDeck(db: DecksDb, actor: Scoped, id: string, options: FindOptions = {}) {
  const row = await selectDeck(db, actor, id, options)
    .select('decks.content')
    .forNoKeyUpdate()
    .modifyEnd(sql`of decks`)
    .executeTakeFirst()
  return row && { ...row, content: upgradeContent(row.content) }
}

function selectDeck(db: DecksDb, actor: Scoped, id: string, { bin = false, anyClient = false }: FindOptions) {
  const seen = sql<boolean>`(decks.deleted_at is null and ${deckReach(actor, 'deck.read', 'decks')})`
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
    .select(['published.version as published_version', ownerName, ...relationColumns(actor, 'decks')])
    .where('decks.id', '=', id)
    .where(bin ? sql<boolean>`(${seen} or ${deckReach(actor, 'deck.delete', 'decks')})` : seen)
    .$if(!anyClient, (query) => query.where('decks.client_id', '=', actor.clientId))
}

const ownerName = sql<string>`btrim(users.first_name || ' ' || users.last_name)`.as('owner_name')

export async function insertDeck(
  db: DecksDb,
  deck: StoredContent & { client_id: string; id: string; owner_id: string },
): Promise<void> {
  await db.insertInto('decks').values(deck).execute()
}

/**
 * Compare and set on the revision in one statement; undefined if the deck is missing, not editable, or has a newer
 * revision.
 */
export function saveContent(db: DecksDb, actor: Scoped, key: { id: string; revision: number }, stored: StoredContent) {
  return db
    .updateTable('decks')
    .set({ ...stored, revision: sql<number>`revision + 1`, updated_at: sql<Date>`now()` })
    .where('client_id', '=', actor.clientId)
    .where('id', '=', key.id)
    .where('revision', '=', key.revision)
    .where('deleted_at', 'is', null)
    .where(deckReach(actor, 'deck.edit', 'decks'))
    .returning(['id', 'revision', 'updated_at'])
    .executeTakeFirst()
}

export async function setDeleted(db: DecksDb, clientId: string, id: string, deleted: boolean): Promise<void> {
  await db
    .updateTable('decks')
    .set({ deleted_at: deleted ? sql<Date>`now()` : null })
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .execute()
}

/** Columns of a deck that is not published; its short id stays reserved. */
export const unpublished = { published_version_id: null, published_revision: null, published_at: null } as const

export async function setPublication(
  db: DecksDb,
  clientId: string,
  id: string,
  publication: Pick<DeckRecord, 'published_version_id' | 'published_revision' | 'published_at' | 'shortid'>,
): Promise<void> {
  await db.updateTable('decks').set(publication).where('client_id', '=', clientId).where('id', '=', id).execute()
}

export function findLatestVersion(db: DecksDb, clientId: string, deckId: string) {
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
  db: DecksDb,
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

export function listVersions(db: DecksDb, clientId: string, deckId: string, page: PageRequest) {
  return readPage(selectVersions(db, clientId, deckId), latestVersionFirst, page)
}

const latestVersionFirst: Order = { keys: [['v.version', 'bigint']], direction: 'desc' }

export async function findVersion(db: DecksDb, clientId: string, deckId: string, versionId: string) {
  const row = await selectVersions(db, clientId, deckId)
    .select('v.content')
    .where('v.id', '=', versionId)
    .executeTakeFirst()
  return row && { ...row, content: upgradeContent(row.content) }
}

function selectVersions(db: DecksDb, clientId: string, deckId: string) {
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
  db: DecksDb,
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

export async function findVersionContent(db: DecksDb, clientId: string, deckId: string, versionId: string) {
  const row = await db
    .selectFrom('deck_versions')
    .select('content')
    .where('client_id', '=', clientId)
    .where('deck_id', '=', deckId)
    .where('id', '=', versionId)
    .executeTakeFirst()
  return row && upgradeContent(row.content)
}

export const countStoredDecks: Meter = (db, { clientId }) => countDecks(db, clientId, 'stored')
export const countPublishedDecks: Meter = (db, { clientId }) => countDecks(db, clientId, 'published')

/** Published, or in a published course: once, however many courses have it (decisions.md §3). */
const isPlayed = sql<boolean>`(decks.published_version_id is not null or exists (
  select from course_decks cd join courses c on c.client_id = cd.client_id and c.id = cd.course_id
  where cd.client_id = decks.client_id and cd.deck_id = decks.id and cd.version_id is not null
    and c.status = 'published' and c.deleted_at is null))`

async function countDecks(db: DecksDb, clientId: string, only: 'stored' | 'published'): Promise<number> {
  const { count } = await db
    .selectFrom('decks')
    .select((build) => build.fn.countAll<number>().as('count'))
    .where('client_id', '=', clientId)
    .where('deleted_at', 'is', null)
    .$if(only === 'published', (query) => query.where(isPlayed))
    .executeTakeFirstOrThrow()
  return count
}

/** Of all clients, in the bin since before `before`. */
export function listDecksInBin(db: DecksDb, before: Date, max: number) {
  return db.selectFrom('decks').select(['client_id', 'id']).where('deleted_at', '<', before).limit(max).execute()
}

/** Undefined if the deck is no longer in the bin since before `before`, or another transaction has locked it. */
export function lockDeckInBin(db: DecksDb, clientId: string, id: string, before: Date) {
  return db
    .selectFrom('decks')
    .select(['client_id', 'id', 'shortid', 'slug'])
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .where('deleted_at', '<', before)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

/** With its addresses, which are free again. */
export async function deleteDeck(
  db: DecksDb,
  deck: {
    readonly client_id: string
    readonly id: string
    readonly shortid: string | null
    readonly slug: string | null
  },
): Promise<void> {
  const { client_id, id, shortid, slug } = deck
  await db.deleteFrom('decks').where('client_id', '=', client_id).where('id', '=', id).execute()
  const addresses = [id, shortid, slug].filter((address) => address !== null)
  await db.deleteFrom('deck_addresses').where('address', 'in', addresses).execute()
}
