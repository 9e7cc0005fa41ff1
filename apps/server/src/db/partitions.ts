import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { inTransaction } from './connection/in-transaction.ts'
import { createPoolLike } from './connection/pool.ts'

/** Partition column of each table. */
const divided = { answers: 'begun_on', events: 'client_time' } as const
type Divided = keyof typeof divided

/**
 * Attempts to lock a table. Between two of them, statements of others run that a waiting lock would block; they wait for
 * half a second at most.
 */
const lockTries = 40
const lockPauseMs = 1000

/** Months whose partitions are created in advance. */
const monthsAhead = 2
/** Player clocks may be wrong: older months get no partition of their own. */
const monthsBack = 12

/**
 * Creates partitions for this month, the next ones, and earlier months with rows in the default partition, which are
 * moved. Rows with times far off stay in `…_default` and are found there too.
 */
export async function ensurePartitions(pool: pg.Pool, now: Date): Promise<string[]> {
  const made: string[] = []
  for (const table of Object.keys(divided) as Divided[]) {
    const upcoming = Array.from({ length: monthsAhead + 1 }, (_, by) => monthOf(now, by))
    const [earliest, first] = [monthOf(now, -monthsBack), monthOf(now, 0)]
    const earlier = (await monthsInDefault(pool, table)).filter(
      (month) => month < first && (table === 'answers' || month >= earliest),
    )
    for (const month of [...earlier, ...upcoming])
      if (await onceUnlocked(() => ensurePartition(pool, table, month))) made.push(nameOf(table, month))
  }
  return made
}

/** Months in UTC that have rows in the default partition. Reads few rows once partitions exist. */
async function monthsInDefault(pool: pg.Pool, table: Divided): Promise<Date[]> {
  const day = table === 'answers' ? 'begun_on' : `client_time at time zone 'UTC'`
  const { rows } = await untimed(pool, (client) =>
    client.query<{ month: string }>(
      `select distinct to_char(date_trunc('month', ${day}), 'YYYY-MM-DD') as month from ${table}_default order by month`,
    ),
  )
  return rows.map(({ month }) => new Date(`${month}T00:00:00Z`))
}

async function ensurePartition(pool: pg.Pool, table: Divided, from: Date): Promise<boolean> {
  const name = nameOf(table, from)
  const column = divided[table]
  const [lower, upper] = [dayOf(from), dayOf(monthOf(from, 1))]
  const within = `${column} >= '${lower}' and ${column} < '${upper}'`
  return untimed(pool, async (client) => {
    // Serializes servers: one creates the partition.
    await client.query('select pg_advisory_xact_lock(hashtext($1))', [`partition ${name}`])
    const { rows } = await client.query<{ exists: boolean }>('select to_regclass($1) is not null as exists', [name])
    if (rows[0]?.exists) return false
    // Blocks inserts, which are then routed to the new partition. The lock must be on the parent table: an insert that
    // waits for the default partition was routed there already, and fails (23514) once its month has moved.
    await client.query(`lock table only ${table} in access exclusive mode`)
    await client.query(`create table ${name} (like ${table} including defaults)`)
    await client.query(`lock table ${table}_default in access exclusive mode`)
    await client.query(
      `with moved as (delete from ${table}_default where ${within} returning *) insert into ${name} select * from moved`,
    )
    await client.query(`alter table ${table} attach partition ${name} for values from ('${lower}') to ('${upper}')`)
    return true
  })
}

export const isLockTimeout = (error: unknown): boolean => (error as { code?: string }).code === '55P03'

/** Repeats a step while others hold the locks that it needs, such as a long report. */
async function onceUnlocked<Result>(act: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await act()
    } catch (error) {
      if (tries >= lockTries || !isLockTimeout(error)) throw error
      await sleep(lockPauseMs, undefined, { ref: false })
    }
  }
}

/** Without a time limit: many rows may have to be moved. */
async function untimed<Result>(pool: pg.Pool, act: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
  const own = createPoolLike(pool)
  try {
    return await inTransaction(own, async (client) => {
      // Whole months in UTC, whatever the server's time zone. A waiting lock blocks everybody behind it, hence the short
      // timeout.
      await client.query("set local time zone 'UTC'; set local lock_timeout = '500ms'")
      return act(client)
    })
  } finally {
    await own.end()
  }
}

const monthOf = (date: Date, by: number): Date => new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + by, 1))
const dayOf = (date: Date): string => date.toISOString().slice(0, 10)
const nameOf = (table: Divided, month: Date): string => `${table}_${dayOf(month).slice(0, 7).replace('-', '_')}`
