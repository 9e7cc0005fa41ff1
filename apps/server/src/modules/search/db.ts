import type { ReadDbOf } from '../../db/database.ts'
import type { DeckNames } from '../decks/tables.ts'
import type { PeopleSearch } from '../users/tables.ts'

export type SearchDb = ReadDbOf<DeckNames & PeopleSearch>
