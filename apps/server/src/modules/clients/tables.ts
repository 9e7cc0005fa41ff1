import type { Columns } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'

export type ClientTables = Pick<Tables, 'clients' | 'client_slugs' | 'sso_domains' | 'sso_domain_names'>

/** For checking plans and suspension, and for branded pages. */
export type ClientPlans = Columns<'clients', 'id' | 'plan' | 'branding' | 'suspended_at'>

/** For addresses with a client's slug. */
export type ClientAddresses = Columns<'clients', 'id' | 'slug' | 'suspended_at'>

/** For what goes on by itself, in clients that are not suspended. */
export type ActiveClients = Columns<'clients', 'id' | 'suspended_at'>

/** For the limit of people. */
export type PeopleBounds = Columns<'clients', 'id' | 'people_bound'>

/** For finding the partner of a client. */
export type PartnerClients = Columns<'clients', 'id' | 'name' | 'partner_id'>

/** For lists over all clients. */
export type ClientNames = Columns<'clients', 'id' | 'name' | 'plan' | 'created_at' | 'suspended_at'>

/** For the `operators` module, which opens, suspends and resumes clients and sets their plans. */
export type OperatedClients = Columns<
  'clients',
  'id' | 'name' | 'slug' | 'plan' | 'branding' | 'created_at' | 'suspended_at' | 'partner_id' | 'opened_by'
>

/** For which licence types a second factor is required: set by `auth`. */
export type FactorPolicies = Columns<'clients', 'id' | 'second_factor'>

/** For figures by day: the zone of the client's days. */
export type ReportingZones = Columns<'clients', 'id' | 'reporting_zone'>

/** For the `touches` module, which sets whether visitors are followed, and for the pages that follow them. */
export type AttributedClients = Columns<'clients', 'id' | 'attribution'>

/** For whether people of a client may sign in by password, and where they sign in else. */
export type SignInWays = Columns<'clients', 'id' | 'slug' | 'name' | 'sso' | 'sso_only'>
