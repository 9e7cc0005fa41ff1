import type { UpdatePolicy } from '@deckle/core/version/version.ts'
import { sql } from 'kysely'
import type { DbOf } from '../../db/database.ts'
import type { ClientPlans } from '../clients/tables.ts'
import type { PersonNames } from '../users/tables.ts'
import type { ConfigTables } from './tables.ts'

export type ConfigDb = DbOf<ConfigTables, PersonNames & ClientPlans>

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

/** Resets settings to their environment values. */
export async function removeStoredConfig(db: ConfigDb, keys: readonly string[]): Promise<void> {
  await sql`update settings set value = value - ${keys}::text[] where key = 'config'`.execute(db)
}

interface Change {
  readonly client: string
  readonly user: string
  readonly at: string
}

/** Stores the last change of each key. */
export async function saveChanges(db: ConfigDb, keys: readonly string[], change: Change): Promise<void> {
  const changes = Object.fromEntries(keys.map((key) => [key, change]))
  await sql`insert into settings (key, value) values ('config.changes', ${JSON.stringify(changes)}::jsonb)
    on conflict (key) do update set value = settings.value || excluded.value`.execute(db)
}

export interface KnownChange {
  readonly at: string
  /** Null if the account is deleted. */
  readonly name: string | null
}

export async function readChanges(db: ConfigDb): Promise<ReadonlyMap<string, KnownChange>> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', 'config.changes').executeTakeFirst()
  const changes = Object.entries((row?.value ?? {}) as Readonly<Record<string, Change>>)
  if (changes.length === 0) return new Map()
  const people = await db
    .selectFrom('users')
    .select(['id', sql<string>`btrim(first_name || ' ' || last_name)`.as('name')])
    .where('client_id', '=', sql<string>`any (${changes.map(([, { client }]) => client)}::uuid[])`)
    .where('id', '=', sql<string>`any (${changes.map(([, { user }]) => user)}::uuid[])`)
    .execute()
  const names = new Map(people.map(({ id, name }) => [id, name]))
  return new Map(changes.map(([key, { user, at }]) => [key, { at, name: names.get(user) ?? null }]))
}
