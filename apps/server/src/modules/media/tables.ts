import type { Columns } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'

export type MediaTables = Pick<Tables, 'media' | 'media_clients'>

/** For the space that clients use. */
export type MediaSizes = Columns<'media', 'client_id' | 'size' | 'deleted_at' | 'created_at'>
