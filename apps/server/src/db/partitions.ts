import type pg from 'pg'
import { createPoolLike } from './pool.ts'

/** Tables with a partition a month, by what they are divided by. */
const divided = { answers: 'begun_on', events: 'client_time' } as const
type Divided = keyof typeof divided

/** Months that have their own partition before they come. */
const monthsAhead = 2
/** What players' clocks say may be anything: months further back get no partition of their own. */
const monthsBack = 12

/**
 * Makes the partitions of this month, of those that follow, and of earlier ones that something came in for without one, and
 * brings it into them. What a clock far from ours says stays in `…_default`, where all is found as well.
 */
export async function ensurePartitions(pool: pg.Pool, now: Date): Promise<string[]> {
  const made: string[] = []
  for (const table of Object.keys(divided) as Divided[]) {
    const wanted = Array.from({ length: monthsAhead + 1 }, (_, by) => monthOf(now, by))
    const [earliest, first] = [monthOf(now, -monthsBack), monthOf(now, 0)]
    const earlier = (await monthsInDefault(pool, table)).filter(
      (month) => month < first && (table === 'answers' || month >= earliest),
    )
    for (const month of [...earlier, ...wanted])
      if (await ensurePartition(pool, table, month)) made.push(nameOf(table, month))
  }
  return made
}

/** Months, in UTC, of what has no partition of its own. Little, once there are partitions. */
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
    // Of several servers one makes it.
    await client.query('select pg_advisory_xact_lock(hashtext($1))', [`partition ${name}`])
    const { rows } = await client.query<{ exists: boolean }>('select to_regclass($1) is not null as exists', [name])
    if (rows[0]?.exists) return false
    // What comes in from here on waits, and then goes where it belongs. It must wait for the table itself: what waited for
    // the default partition has chosen it already, and is refused (23514) once its month is no longer in there.
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

/** A transaction that may take long: much may have come in before there were partitions. */
async function untimed<Result>(pool: pg.Pool, act: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
  const own = createPoolLike(pool)
  try {
    return await inTransaction(await own.connect(), act)
  } finally {
    await own.end()
  }
}

async function inTransaction<Result>(
  client: pg.PoolClient,
  act: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  try {
    await client.query('begin')
    // Whole months in UTC, whatever zone the server is set to. While it waits for who stands in the way, all others wait
    // behind it: not for long, its job tries again.
    await client.query("set local time zone 'UTC'; set local lock_timeout = '3s'")
    const result = await act(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}

const monthOf = (date: Date, by: number): Date => new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + by, 1))
const dayOf = (date: Date): string => date.toISOString().slice(0, 10)
const nameOf = (table: Divided, month: Date): string => `${table}_${dayOf(month).slice(0, 7).replace('-', '_')}`
