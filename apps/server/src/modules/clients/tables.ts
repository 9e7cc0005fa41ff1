import type { Columns } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'

export type ClientTables = Pick<Tables, 'clients' | 'client_slugs'>

/** For what a client's plan allows, how its pages look, and whether it is suspended. */
export type ClientPlans = Columns<'clients', 'id' | 'plan' | 'branding' | 'suspended_at'>

/** For the limit of people. */
export type PeopleBounds = Columns<'clients', 'id' | 'people_bound'>

/** For who looks after a client. */
export type PartnerClients = Columns<'clients', 'id' | 'name' | 'partner_id'>

/** For lists over all clients. */
export type ClientNames = Columns<'clients', 'id' | 'name' | 'plan' | 'created_at' | 'suspended_at'>

/** For operators, who open, suspend and resume clients and set their plans. */
export type OperatedClients = Columns<
  'clients',
  'id' | 'name' | 'slug' | 'plan' | 'branding' | 'created_at' | 'suspended_at' | 'partner_id' | 'opened_by'
>
