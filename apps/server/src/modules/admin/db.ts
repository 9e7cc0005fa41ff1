import type { DbOf } from '../../db/database.ts'
import type { OutboxMails } from '../../platform/mail/tables.ts'
import type { ClientNames } from '../clients/tables.ts'
import type { DecksOfClients } from '../decks/tables.ts'
import type { AttemptOrigins } from '../play/tables.ts'
import type { PersonNames } from '../users/tables.ts'
import type { AdminTables } from './tables.ts'

export type AdminDb = DbOf<AdminTables, PersonNames & ClientNames & DecksOfClients & AttemptOrigins & OutboxMails>
