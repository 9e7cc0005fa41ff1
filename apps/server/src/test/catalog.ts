import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

/** A column that may not be null and has no default. */
export interface RequiredColumn {
  readonly name: string
  readonly type: string
  /** The first value that a check constraint names. */
  readonly choice: string | null
}

/** A foreign key: columns and those of the table that they refer to, in the same order. */
export interface Reference {
  readonly table: string
  readonly columns: readonly string[]
  readonly keys: readonly string[]
}

export interface CatalogTable {
  readonly name: string
  readonly required: readonly RequiredColumn[]
  readonly references: readonly Reference[]
}
export type Catalog = ReadonlyMap<string, CatalogTable>

let catalog: Promise<Catalog> | undefined

/** Every table that holds content, without partitions. All test databases have the same. */
export function readCatalog(db: Db): Promise<Catalog> {
  catalog ??= read(db)
  return catalog
}

async function read(db: Db): Promise<Catalog> {
  const { rows } = await sql<CatalogTable>`
    select t.relname as name,
      coalesce((
        select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, null), 'choice', (
          select substring(pg_get_constraintdef(c.oid) from 'ARRAY\\[''([^'']*)''')
          from pg_constraint c where c.conrelid = t.oid and c.contype = 'c' and c.conkey = array[a.attnum] limit 1
        )))
        from pg_attribute a
        where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
          and a.attnotnull and not a.atthasdef and a.attidentity = ''
      ), '[]') as required,
      coalesce((
        select json_agg(json_build_object('table', c.confrelid::regclass::text,
          'columns', (select json_agg(a.attname order by k.at) from unnest(c.conkey) with ordinality k (num, at)
            join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.num),
          'keys', (select json_agg(a.attname order by k.at) from unnest(c.confkey) with ordinality k (num, at)
            join pg_attribute a on a.attrelid = c.confrelid and a.attnum = k.num)))
        from pg_constraint c where c.conrelid = t.oid and c.contype = 'f'
      ), '[]') as references
    from pg_class t
    where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') and not t.relispartition
      and t.relname not like 'kysely%' and t.relname <> 'rate_limits'`.execute(db)
  return new Map(rows.map((table) => [table.name, table]))
}
