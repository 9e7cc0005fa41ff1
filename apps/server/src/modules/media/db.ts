import type { DbOf } from '../../db/database.ts'
import type { ClientPlans } from '../clients/tables.ts'
import type { DeckContents } from '../decks/tables.ts'
import type { ProfilePictures } from '../users/tables.ts'
import type { MediaTables } from './tables.ts'

export type MediaDb = DbOf<MediaTables, DeckContents & ProfilePictures & ClientPlans>
