import type { ReadDbOf } from '../../db/database.ts'
import type { ClientPlans } from '../clients/tables.ts'
import type { DeckFigures, PlayedVersions } from '../decks/tables.ts'
import type { PlayFigures } from '../play/tables.ts'
import type { PersonNames } from '../users/tables.ts'

/** Has no tables: reports are sums over what was played. */
export type AnalyticsDb = ReadDbOf<PlayFigures & PlayedVersions & DeckFigures & PersonNames & ClientPlans>
