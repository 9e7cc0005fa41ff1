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

/** Null before the first publication. */
export async function findShortid(db: DecksDb, clientId: string, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('decks')
    .select('shortid')
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.shortid ?? null
}
