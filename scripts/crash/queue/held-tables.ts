import type pg from 'pg'

export interface HeldTables {
  release(): Promise<void>
}

/** Locks all tables of the product, so that each statement on them waits. The queue has tables of its own. */
export async function holdTables(pool: pg.Pool): Promise<HeldTables> {
  const client = await pool.connect()
  const { rows } = await client.query<{ tables: string }>(
    `select string_agg(oid::regclass::text, ', ') as tables from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`,
  )
  await lock(client, rows[0]?.tables ?? '')
  return {
    async release() {
      await client.query('rollback')
      client.release()
    },
  }
}

/** Tries again after a deadlock with a transaction that locks its tables in another order. */
async function lock(client: pg.PoolClient, tables: string): Promise<void> {
  await client.query('begin')
  try {
    await client.query(`lock table ${tables} in access exclusive mode`)
  } catch (error) {
    await client.query('rollback')
    if ((error as { code?: string }).code !== '40P01') throw error
    await lock(client, tables)
  }
}

/** Statements that wait for a lock. */
export async function countBlocked(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ blocked: number }>(
    `select count(*)::integer as blocked from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
  )
  return rows[0]?.blocked ?? 0
}
