import type { Columns } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'

export type CategoryTables = Pick<Tables, 'categories'>

/** For pages that name an article's category. */
export type CategoryNames = Columns<'categories', 'client_id' | 'id' | 'kind' | 'name' | 'slug' | 'seq' | 'parent_id'>

/** For finding what is in a category and those below it. */
export type CategoryTree = Columns<'categories', 'client_id' | 'id' | 'parent_id'>
