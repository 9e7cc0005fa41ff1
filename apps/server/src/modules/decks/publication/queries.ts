import { type PublicationSettings, settingsFrom } from '@deckle/core/deck/publication/publication.ts'
import { sql } from 'kysely'
import { newestFirst, type PageRequest, readPage } from '../../../db/paging/paging.ts'
import type { DecksDb } from '../queries.ts'

export async function findPublicationSettings(db: DecksDb, clientId: string, id: string) {
  const row = await db
    .selectFrom('decks')
    .select(['settings', 'attempt_count', 'shortid', 'published_version_id'])
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { ...row, settings: settingsFrom(row.settings as Partial<PublicationSettings>) }
}

/** False when another deck has the slug. */
export async function savePublicationSettings(
  db: DecksDb,
  clientId: string,
  id: string,
  settings: PublicationSettings,
): Promise<boolean> {
  const slug = settings.slug === '' ? null : settings.slug
  if (slug !== null) {
    const other = await db
      .selectFrom('decks')
      .select('id')
      .where('slug', '=', slug)
      .where('id', '<>', id)
      .executeTakeFirst()
    if (other) return false
  }
  await db
    .updateTable('decks')
    .set({ settings: JSON.stringify(settings), slug })
    .where('client_id', '=', clientId)
    .where('id', '=', id)
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

/** The short address of the tags: the stored one, or this one. Undefined when the code is another deck's. */
export async function upsertShortUrl(
  db: DecksDb,
  url: { clientId: string; id: string; deckId: string; code: string; at: Date } & UrlTags,
) {
  await db
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
    .execute()
  return db
    .selectFrom('short_urls')
    .selectAll()
    .where('client_id', '=', url.clientId)
    .where('deck_id', '=', url.deckId)
    .where('source', '=', url.source)
    .where('medium', '=', url.medium)
    .where('campaign', '=', url.campaign)
    .executeTakeFirst()
}

export function listShortUrls(db: DecksDb, clientId: string, deckId: string, page: PageRequest) {
  const query = db.selectFrom('short_urls').selectAll().where('client_id', '=', clientId).where('deck_id', '=', deckId)
  return readPage(query, newestFirst('created_at', 'id'), page)
}
