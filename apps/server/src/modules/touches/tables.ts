import type { Columns } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'

export type TouchTables = Pick<Tables, 'visitors' | 'touches' | 'flow_figures'>

/** For what a person gets of their own data. */
export type OwnTouches = Columns<'visitors', 'client_id' | 'id' | 'user_id' | 'email_key'> &
  Columns<
    'touches',
    | 'client_id'
    | 'visitor_id'
    | 'kind'
    | 'thing_id'
    | 'at'
    | 'arrival'
    | 'source'
    | 'medium'
    | 'campaign'
    | 'referrer'
    | 'landing'
  >
