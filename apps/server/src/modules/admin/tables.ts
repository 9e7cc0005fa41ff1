import type { Columns } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'

export type AdminTables = Pick<Tables, 'audit_log' | 'client_storage'>

/** For reports: the space that a client uses, as it was measured last. */
export type MeasuredStorage = Columns<'client_storage', 'client_id' | 'pictures' | 'answer_files' | 'total'>

/** For what a person has done. */
export type DoneActs = Columns<'audit_log', 'client_id' | 'actor_id' | 'by_id' | 'action' | 'detail' | 'at'>
