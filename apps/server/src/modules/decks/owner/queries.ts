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

/** Without those in the bin. */
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

/** Labels of invites that name a person. */
export async function eraseFromInvites(db: DecksDb, clientId: string, texts: readonly string[]): Promise<void> {
  await db
    .updateTable('invites')
    .set({ label: '' })
    .where('client_id', '=', clientId)
    .where(holdsText(sql`label`, texts))
    .execute()
}

/** Also those in the bin. The new owner needs no share any more. Returns how many there were. */
export async function handOverDecks(db: DecksDb, clientId: string, from: string, to: string): Promise<number> {
  const decks = await db
    .updateTable('decks')
    .set({ owner_id: to })
    .where('client_id', '=', clientId)
    .where('owner_id', '=', from)
    .returning('id')
    .execute()
  const ids = decks.map(({ id }) => id)
  if (ids.length > 0)
    await db
      .deleteFrom('deck_shares')
      .where('client_id', '=', clientId)
      .where('user_id', '=', to)
      .where('deck_id', 'in', ids)
      .execute()
  return ids.length
}
