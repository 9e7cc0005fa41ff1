import { type PublicationSettings, settingsFrom } from '@deckle/core/deck/publication/publication.ts'
import { sql } from 'kysely'
import { newestFirst, type PageRequest, readPage } from '../../../db/paging/paging.ts'
import type { DeckRecord, DecksDb } from '../queries.ts'

export async function findPublicationSettings(db: DecksDb, clientId: string, id: string) {
  const row = await db
    .selectFrom('decks')
    .select(['settings', 'attempt_count', 'shortid', 'slug', 'published_version_id'])
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { ...row, settings: settingsFrom(row.settings as Partial<PublicationSettings>) }
}

type DeckKey = Pick<DeckRecord, 'client_id' | 'id'>

/** Within a transaction. False when another deck, of whatever client, has the address. */
export async function reserveAddress(db: DecksDb, { client_id, id }: DeckKey, address: string): Promise<boolean> {
  const row = await db
    .insertInto('deck_addresses')
    .values({ address, client_id, deck_id: id })
    .onConflict((conflict) => conflict.doNothing())
    .returning('address')
    .executeTakeFirst()
  return row !== undefined
}

/** Within a transaction that has locked the deck. False when another deck has the slug. */
export async function savePublicationSettings(
  db: DecksDb,
  deck: DeckKey & { readonly slug: string | null },
  settings: PublicationSettings,
): Promise<boolean> {
  const slug = settings.slug === '' ? null : settings.slug
  if (slug !== deck.slug) {
    if (slug !== null && !(await reserveAddress(db, deck, slug))) return false
    if (deck.slug !== null) await db.deleteFrom('deck_addresses').where('address', '=', deck.slug).execute()
  }
  await db
    .updateTable('decks')
    .set({ settings: JSON.stringify(settings), slug })
    .where('client_id', '=', deck.client_id)
    .where('id', '=', deck.id)
    .execute()
  return true
}

export interface NewInvite {
  readonly id: string
  readonly secretHash: Buffer
}

export async function insertInvites(
  db: DecksDb,
  key: { clientId: string; deckId: string; label: string; at: Date },
  invites: readonly NewInvite[],
): Promise<void> {
  await sql`insert into invites (client_id, deck_id, label, created_at, id, secret_hash)
    select ${key.clientId}::uuid, ${key.deckId}::uuid, ${key.label}, ${key.at}::timestamptz, id, hash
    from unnest(${invites.map(({ id }) => id)}::uuid[], ${invites.map(({ secretHash }) => secretHash)}::bytea[]) as t (id, hash)`.execute(
    db,
  )
}

export async function countInvites(
  db: DecksDb,
  clientId: string,
  deckId: string,
): Promise<{ total: number; used: number }> {
  return db
    .selectFrom('invites')
    .select((build) => [build.fn.countAll<number>().as('total'), build.fn.count<number>('used_at').as('used')])
    .where('client_id', '=', clientId)
    .where('deck_id', '=', deckId)
    .executeTakeFirstOrThrow()
}

export function listInvites(db: DecksDb, clientId: string, deckId: string, page: PageRequest) {
  const query = db
    .selectFrom('invites')
    .select(['id', 'label', 'created_at', 'used_at'])
    .where('client_id', '=', clientId)
    .where('deck_id', '=', deckId)
  return readPage(query, newestFirst('created_at', 'id'), page)
}

export interface UrlTags {
  readonly source: string
  readonly medium: string
  readonly campaign: string
}

type TaggedDeck = { readonly clientId: string; readonly deckId: string } & UrlTags

/** False when the code is in use. */
export async function reserveCode(
  db: DecksDb,
  { clientId, id, code }: { readonly clientId: string; readonly id: string; readonly code: string },
): Promise<boolean> {
  const row = await db
    .insertInto('short_url_codes')
    .values({ code, client_id: clientId, short_url_id: id })
    .onConflict((conflict) => conflict.doNothing())
    .returning('code')
    .executeTakeFirst()
  return row !== undefined
}

export async function releaseCode(db: DecksDb, code: string): Promise<undefined> {
  await db.deleteFrom('short_url_codes').where('code', '=', code).execute()
}

/** False when the deck has an address of the tags. */
export async function insertShortUrl(
  db: DecksDb,
  url: TaggedDeck & { readonly id: string; readonly code: string; readonly at: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('short_urls')
    .values({
      client_id: url.clientId,
      id: url.id,
      deck_id: url.deckId,
      code: url.code,
      source: url.source,
      medium: url.medium,
      campaign: url.campaign,
      created_at: url.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export function findShortUrl(db: DecksDb, { clientId, deckId, source, medium, campaign }: TaggedDeck) {
  return db
    .selectFrom('short_urls')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('deck_id', '=', deckId)
    .where('source', '=', source)
    .where('medium', '=', medium)
    .where('campaign', '=', campaign)
    .executeTakeFirst()
}

export function listShortUrls(db: DecksDb, clientId: string, deckId: string, page: PageRequest) {
  const query = db.selectFrom('short_urls').selectAll().where('client_id', '=', clientId).where('deck_id', '=', deckId)
  return readPage(query, newestFirst('created_at', 'id'), page)
}
