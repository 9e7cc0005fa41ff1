import { sql } from 'kysely'
import { holdsText } from '../../../db/holds-text.ts'
import { newestFirst, type PageRequest, readPage } from '../../../db/paging/paging.ts'
import type { DecksDb } from '../queries.ts'

export function listDecksOf(db: DecksDb, clientId: string, ownerId: string, page: PageRequest) {
  const query = db
    .selectFrom('decks')
    .select(['id', 'name', 'reader_type', 'published_version_id', 'attempt_count', 'updated_at'])
    .where('client_id', '=', clientId)
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
  return readPage(query, newestFirst('updated_at', 'id'), page)
}

/** Decks in the bin are not counted. */
export async function countDecksOf(db: DecksDb, clientId: string, ownerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('decks')
    .select((from) => from.fn.countAll<number>().as('count'))
    .where('client_id', '=', clientId)
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Clears the labels of invites that contain one of the texts. */
export async function eraseFromInvites(db: DecksDb, clientId: string, texts: readonly string[]): Promise<void> {
  await db
    .updateTable('invites')
    .set({ label: '' })
    .where('client_id', '=', clientId)
    .where(holdsText(sql`label`, texts))
    .execute()
}

/**
 * Transfers decks, including those in the bin, and deletes the new owner's share of each. Returns the number of decks.
 * @param heirs new owners by former owner
 */
export async function handOverDecks(
  db: DecksDb,
  clientId: string,
  heirs: ReadonlyMap<string, string>,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with moved as (
      update decks d set owner_id = h.heir
      from unnest(${[...heirs.keys()]}::uuid[], ${[...heirs.values()]}::uuid[]) as h (owner, heir)
      where d.client_id = ${clientId} and d.owner_id = h.owner
      returning d.id, d.owner_id
    ), unshared as (
      delete from deck_shares s using moved m
      where s.client_id = ${clientId} and s.deck_id = m.id and s.user_id = m.owner_id
    )
    select count(*) as count from moved`.execute(db)
  return rows[0]?.count ?? 0
}
