import type { DbOf } from '../../db/database.ts'
import type { PeopleSearch } from '../users/tables.ts'
import type { DeckTables } from './tables.ts'

export type DecksDb = DbOf<DeckTables, PeopleSearch>
