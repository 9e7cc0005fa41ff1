import { type InsertObject, sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { lookups } from '../db/lookups.ts'
import type { Tables } from '../db/tables.ts'

export async function hasClient(db: Db, name: string): Promise<boolean> {
  return (await db.selectFrom('clients').select('id').where('name', '=', name).executeTakeFirst()) !== undefined
}

/** For few rows; with those of lookup tables. */
export async function insertRows<T extends keyof Tables>(
  db: Db,
  table: T,
  rows: readonly InsertObject<Tables, T>[],
): Promise<void> {
  if (rows.length === 0) return
  await db.insertInto(table).values(rows).execute()
  const lookup = lookups[table]
  if (lookup) await insertRows(db, lookup.table, rows.flatMap(lookup.rowsOf) as InsertObject<Tables, keyof Tables>[])
}

/** Inserts many rows in one statement; each must have every column of its table. */
export async function insertManyRows(
  db: Db,
  table: 'attempts' | 'answers' | 'events',
  rows: readonly object[],
): Promise<void> {
  if (rows.length === 0) return
  await sql`insert into ${sql.table(table)} select * from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
    db,
  )
}
