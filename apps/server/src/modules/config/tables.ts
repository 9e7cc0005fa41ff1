import type { Tables } from '../../db/tables.ts'

export type ConfigTables = Pick<Tables, 'settings'>
