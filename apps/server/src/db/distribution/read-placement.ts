import type pg from 'pg'
import { lookups } from '../lookups.ts'
import { listForeignKeys, orderByForeignKeys } from '../backup/schema.ts'

/** How a table is spread over the machines of a distributed database. */
export type Placement =
  | { readonly table: string; readonly kind: 'distributed'; readonly column: string }
  /** Copied to every machine. */
  | { readonly table: string; readonly kind: 'reference' }
  /** On the coordinator alone: what the installation keeps, not its clients. */
  | { readonly table: string; readonly kind: 'local' }

/** In the order of their foreign keys, tables that are referred to first. Follows from the catalog and `lookups`. */
export async function readPlacement(client: pg.ClientBase): Promise<Placement[]> {
  const { rows } = await client.query<{ name: string; key: string[] }>(
    `select c.relname::text as name, array_agg(a.attname::text) as key
     from pg_class c join pg_index i on i.indrelid = c.oid and i.indisprimary
     join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey)
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
     group by c.relname order by c.relname`,
  )
  const keys = new Map(rows.map(({ name, key }) => [name, key]))
  const { order } = orderByForeignKeys([...keys.keys()], await listForeignKeys(client))
  return order.map((table) => placementOf(table, keys.get(table) ?? []))
}

const lookupKeys = new Map(Object.values(lookups).map(({ table, key }) => [table as string, key]))

function placementOf(table: string, key: readonly string[]): Placement {
  if (table === 'clients') return { table, kind: 'reference' }
  const column = lookupKeys.get(table) ?? key.find((name) => name === 'client_id')
  return column === undefined ? { table, kind: 'local' } : { table, kind: 'distributed', column }
}
