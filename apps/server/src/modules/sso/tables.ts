import type { Columns } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'

export type SsoTables = Pick<Tables, 'sso_accounts' | 'sso_flows' | 'sso_sessions'>

/** For whether a person signs in at the client's directory. */
export type LinkedAccounts = Columns<'sso_accounts', 'client_id' | 'id' | 'user_id' | 'issuer' | 'proven'>
