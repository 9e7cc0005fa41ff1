import type pg from 'pg'
import { createPoolLike } from '../connection/pool.ts'
import { type Placement, readPlacement } from './read-placement.ts'

export class DistributionError extends Error {
  override name = 'DistributionError'
}

/**
 * Distributes the tables of a migrated database over the machines of a Citus cluster, with their content, in one
 * transaction; tables that are distributed already stay as they are. Returns what it did, a line a table.
 * @param dryRun only says what it would do, on any PostgreSQL
 */
export async function distribute(pool: pg.Pool, { dryRun = false } = {}): Promise<string[]> {
  const own = createPoolLike(pool)
  const client = await own.connect()
  try {
    if (dryRun) return (await readPlacement(client)).map(describe)
    await requireCitus(client)
    await client.query('begin')
    // Keys between tables are checked over the same connections that the rows were copied by.
    await client.query("set local citus.multi_shard_modify_mode to 'sequential'")
    await ensureNodes(client)
    const done = await distributedTables(client)
    const open = (await readPlacement(client)).filter(({ table, kind }) => kind !== 'local' && !done.has(table))
    const foreignKeys = await dropForeignKeys(client, open)
    for (const placement of open) await place(client, placement)
    for (const { table, name, definition } of foreignKeys)
      await client.query(`alter table ${quoted(table)} add constraint ${quoted(name)} ${definition}`)
    await client.query('commit')
    return open.map(describe)
  } finally {
    // A transaction that failed ends with its connection.
    client.release(true)
    await own.end()
  }
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

function describe(placement: Placement): string {
  const { table, kind } = placement
  if (kind === 'distributed') return `${table}: distributed by ${placement.column}`
  return kind === 'reference' ? `${table}: copied to every machine` : `${table}: on the coordinator`
}

/** Whether Citus is installed on the server and loaded. */
export async function hasCitus(db: Pick<pg.ClientBase, 'query'>): Promise<boolean> {
  const { rowCount } = await db.query(
    "select from pg_available_extensions where name = 'citus' and current_setting('shared_preload_libraries') ~ 'citus'",
  )
  return rowCount === 1
}

async function requireCitus(client: pg.ClientBase): Promise<void> {
  if (!(await hasCitus(client)))
    throw new DistributionError(
      'This PostgreSQL has no Citus. Install Citus on the server, add it to shared_preload_libraries, start it anew, and try again.',
    )
  await client.query('create extension if not exists citus')
}

/** A cluster without workers keeps its tables on the coordinator. */
async function ensureNodes(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ all: number; workers: number }>(
    `select count(*)::integer as all, (count(*) filter (where shouldhaveshards))::integer as workers
     from pg_dist_node where noderole = 'primary'`,
  )
  if (rows[0]?.all === 0)
    await client.query("select citus_set_coordinator_host('localhost', current_setting('port')::integer)")
  if (rows[0]?.workers === 0)
    await client.query(
      `select citus_set_node_property(nodename, nodeport, 'shouldhaveshards', true) from pg_dist_node where groupid = 0`,
    )
}

async function distributedTables(client: pg.ClientBase): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ name: string }>(
    "select c.relname::text as name from pg_dist_partition p join pg_class c on c.oid = p.logicalrelid where p.partmethod = 'h' or p.repmodel = 't'",
  )
  return new Set(rows.map(({ name }) => name))
}

interface DroppedKey {
  readonly table: string
  readonly name: string
  readonly definition: string
}

/** A key between a table that is distributed and one that is not yet would be refused. */
async function dropForeignKeys(client: pg.ClientBase, open: readonly Placement[]): Promise<DroppedKey[]> {
  const { rows } = await client.query<DroppedKey>(
    `select f.relname::text as table, k.conname::text as name, pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
     where k.contype = 'f' and k.conparentid = 0 and (f.relname = any ($1) or t.relname = any ($1))
     order by f.relname, k.conname`,
    [open.map(({ table }) => table)],
  )
  for (const { table, name } of rows) await client.query(`alter table ${quoted(table)} drop constraint ${quoted(name)}`)
  return rows
}

async function place(client: pg.ClientBase, placement: Placement): Promise<void> {
  const table = quoted(placement.table)
  if (placement.kind === 'reference') await client.query('select create_reference_table($1)', [table])
  if (placement.kind === 'distributed')
    await client.query('select create_distributed_table($1, $2)', [table, placement.column])
}
