import { sql } from 'kysely'
import { likePattern } from '../../db/paging/like-pattern.ts'
import { searchedPeople } from '../../db/person-text.ts'
import { deckReach, type Scoped, userReach } from '../../db/reach.ts'
import type { ReadDbOf } from '../../db/database.ts'
import type { DeckNames } from '../decks/tables.ts'
import type { PeopleSearch } from '../users/tables.ts'

export type SearchDb = ReadDbOf<DeckNames & PeopleSearch>

export function findDecks(db: SearchDb, actor: Scoped, text: string, limit: number) {
  return db
    .selectFrom('decks')
    .select(['id', 'name', 'reader_type'])
    .where('client_id', '=', actor.clientId)
    .where(deckReach(actor, 'deck.read', 'decks', { many: true }))
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`lower(name) like ${likePattern(text)}`)
    .orderBy('updated_at', 'desc')
    .limit(limit)
    .execute()
}

export function findPeople(db: SearchDb, actor: Scoped, text: string, limit: number) {
  return db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'email'])
    .where('client_id', '=', actor.clientId)
    .where(userReach(actor, 'user.list', 'users'))
    .where('active', '=', true)
    .where(sql<boolean>`${searchedPeople} like ${likePattern(text)}`)
    .orderBy(sql`lower(first_name || ' ' || last_name)`)
    .limit(limit)
    .execute()
}
