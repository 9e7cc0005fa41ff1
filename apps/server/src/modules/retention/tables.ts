import type { Tables } from '../../db/tables.ts'

export type RetentionTables = Pick<Tables, 'retention'>
