import type { DbOf } from '../../db/database.ts'
import type { ConfigTables } from './tables.ts'

export type ConfigDb = DbOf<ConfigTables>
