import type { Tables } from '../../db/tables.ts'

export type CategoryTables = Pick<Tables, 'categories'>
