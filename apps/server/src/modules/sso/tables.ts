import type { Tables } from '../../db/tables.ts'

export type SsoTables = Pick<Tables, 'sso_accounts' | 'sso_flows' | 'sso_sessions'>
