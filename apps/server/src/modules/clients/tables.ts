import type { Columns } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'

export type ClientTables = Pick<Tables, 'clients' | 'client_slugs'>

/** For what a client's plan allows and how its pages look. */
export type ClientPlans = Columns<'clients', 'id' | 'plan' | 'branding'>

/** For lists over all clients. */
export type ClientNames = Columns<'clients', 'id' | 'name' | 'plan' | 'created_at'>
