import type { Columns } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'

export type MediaTables = Pick<Tables, 'media' | 'media_clients'>

/** For what a person gets of their own files. */
export type OwnMedia = Columns<
  'media',
  'client_id' | 'id' | 'owner_id' | 'name' | 'alt' | 'content_type' | 'size' | 'file_key' | 'created_at' | 'deleted_at'
>

/** For articles: what there is of the files that they show. */
export type FileNames = Columns<
  'media',
  'client_id' | 'id' | 'kind' | 'name' | 'size' | 'width' | 'height' | 'deleted_at'
>

/** For measuring the storage of clients. */
export type MediaSizes = Columns<'media', 'client_id' | 'owner_id' | 'size' | 'deleted_at' | 'created_at'>
