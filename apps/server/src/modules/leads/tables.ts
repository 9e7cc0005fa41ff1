import type { Columns } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'

export type LeadTables = Pick<Tables, 'leads' | 'lead_tags' | 'lead_notes' | 'lead_activity'>

/** For which attempts left a lead. */
export type CapturedLeads = Columns<'leads', 'client_id' | 'deck_id' | 'attempt_id'>

/** For the tags that leads bear. */
export type TaggedLeads = Columns<'leads', 'client_id' | 'id' | 'deck_id' | 'owner_id' | 'deleted_at' | 'merged_into'>

/** For the `touches` module, which takes them away as consent is withdrawn. */
export type TouchedLeads = Columns<'leads', 'client_id' | 'id' | 'first_touch' | 'last_touch'>
