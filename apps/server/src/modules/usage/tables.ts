import type { Tables } from '../../db/tables.ts'

export type UsageTables = Pick<Tables, 'client_usage' | 'limit_notices' | 'licence_end_notices'>
