import type { UpdatePolicy } from '@deckle/core/version/version.ts'
import { sql } from 'kysely'
import type { DbOf } from '../../db/database.ts'
import type { ConfigTables } from './tables.ts'

export type ConfigDb = DbOf<ConfigTables>

export interface StoredConfig {
  readonly latestVersion?: string
  readonly updatePolicy?: UpdatePolicy
  readonly registration?: boolean
}

export async function readStoredConfig(db: ConfigDb): Promise<StoredConfig> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', 'config').executeTakeFirst()
  return row?.value ?? {}
}

/** Merged in the database, so that concurrent changes of other keys are preserved. */
export async function mergeStoredConfig(db: ConfigDb, change: StoredConfig): Promise<void> {
  await sql`insert into settings (key, value) values ('config', ${JSON.stringify(change)}::jsonb)
    on conflict (key) do update set value = settings.value || excluded.value`.execute(db)
}
