import type { Tables } from '../../db/tables.ts'

export type BlogTables = Pick<Tables, 'blogs'>
