import type pg from 'pg'

export interface TableShape {
  name: string
  /** In order, without generated columns. */
  columns: string[]
}

export interface ForeignKey {
  name: string
  from: string
  to: string
}

/** Tables without content: those of the migrator and of the rate limiter. */
const notContent = ['kysely_migration', 'kysely_migration_lock', 'rate_limits']

export async function listTables(client: pg.ClientBase): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(
    `select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and c.relname <> all($1)
     group by c.relname order by c.relname`,
    [notContent],
  )
  return rows
}

/** Tables with triggers of their own, in order. */
export async function listTriggered(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct c.relname::text as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where not t.tgisinternal and c.relnamespace = 'public'::regnamespace and not c.relispartition order by 1`,
  )
  return rows.map(({ name }) => name)
}

export async function listForeignKeys(client: pg.ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select k.conname::text as name, f.relname::text as from, t.relname::text as to
     from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
     where k.contype = 'f' and k.conparentid = 0 and f.relnamespace = 'public'::regnamespace and not f.relispartition
     order by f.relname, k.conname`,
  )
  return rows
}

export async function listSequences(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select relname::text as name from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace order by relname",
  )
  return rows.map(({ name }) => name)
}

/** Sorts referenced tables first. In a cycle, keys listed in `backwards` refer to later tables. */
export function orderByForeignKeys(
  tables: readonly string[],
  keys: readonly ForeignKey[],
): { order: string[]; backwards: ForeignKey[] } {
  const left = new Set(tables)
  const order: string[] = []
  while (left.size > 0) {
    const waits = (table: string): number =>
      keys.filter(({ from, to }) => from === table && to !== table && left.has(to)).length
    const next = [...left].reduce((best, table) => (waits(table) < waits(best) ? table : best))
    left.delete(next)
    order.push(next)
  }
  const place = new Map(order.map((table, index) => [table, index]))
  return { order, backwards: keys.filter(({ from, to }) => (place.get(from) ?? 0) < (place.get(to) ?? 0)) }
}
