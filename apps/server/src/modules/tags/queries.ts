import type { DbOf } from '../../db/database.ts'
import type { TagTables } from './tables.ts'

export type TagsDb = DbOf<TagTables>
