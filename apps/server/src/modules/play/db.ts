import type { DbOf } from '../../db/database.ts'
import type { ClientPlans } from '../clients/tables.ts'
import type { PlayedLinks, PublishedDecks } from '../decks/tables.ts'
import type { Allowances, Members } from '../users/tables.ts'
import type { PlayTables } from './tables.ts'

export type PlayDb = DbOf<PlayTables, PublishedDecks & ClientPlans & Allowances & Members, PlayedLinks>
