import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** Ids of the clients, and of everything that is theirs in any table. */
export async function idsOfClients(db: Db, clientIds: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and (select count(*) from pg_attribute a where a.attrelid = c.oid
        and (a.attname = 'client_id' or a.attname = 'id' and a.atttypid = 'uuid'::regtype)) = 2`.execute(db)
  const ids = new Set(clientIds)
  for (const { name } of tables) {
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(name)} where client_id = any (${clientIds}::uuid[])`.execute(db)
    for (const { id } of rows) ids.add(id)
  }
  return ids
}

/** Those of the ids that a text has. */
export const idsInText = (text: string, ids: ReadonlySet<string>): readonly string[] =>
  [...text.matchAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g)].map(([id]) => id).filter((id) => ids.has(id))
