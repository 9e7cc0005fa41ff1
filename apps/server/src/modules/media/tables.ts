import type { Tables } from '../../db/tables.ts'

export type MediaTables = Pick<Tables, 'media' | 'media_clients'>
