import type pg from 'pg'

/** Tables with a partition a month, by what they are divided by. */
const divided = { answers: 'begun_on', events: 'client_time' } as const
type Divided = keyof typeof divided

/** Months that have their own partition: so many before this one, and so many after it. */
const monthsBack = 12
const monthsAhead = 2

/**
 * Makes the partitions of the months around `now` that are not there yet, and brings into them what came before them.
 * Whatever has no partition, as what a clock far from ours says, stands in `…_default`, where all is found as well.
 */
export async function ensurePartitions(pool: pg.Pool, now: Date): Promise<string[]> {
  const made: string[] = []
  for (const table of Object.keys(divided) as Divided[])
    for (let by = -monthsBack; by <= monthsAhead; by++) {
      const month = monthOf(now, by)
      if (await ensurePartition(pool, table, month, by >= 0)) made.push(nameOf(table, month))
    }
  return made
}

/** @param isWanted also where there is nothing yet to stand in it */
async function ensurePartition(pool: pg.Pool, table: Divided, from: Date, isWanted: boolean): Promise<boolean> {
  const name = nameOf(table, from)
  const column = divided[table]
  const [lower, upper] = [dayOf(from), dayOf(monthOf(from, 1))]
  const within = `${column} >= '${lower}' and ${column} < '${upper}'`
  const client = await pool.connect()
  try {
    await client.query('begin')
    // Whole months in UTC, whatever zone the server is set to; and who stands in the way is not waited for for long.
    await client.query("set local time zone 'UTC'; set local lock_timeout = '10s'")
    // Of several servers one makes it.
    await client.query('select pg_advisory_xact_lock(hashtext($1))', [`partition ${name}`])
    const { rows } = await client.query<{ exists: boolean; needed: boolean }>(
      `select to_regclass($1) is not null as exists, exists (select from ${table}_default where ${within}) as needed`,
      [name],
    )
    if (rows[0]?.exists || !(isWanted || rows[0]?.needed)) {
      await client.query('rollback')
      return false
    }
    await client.query(`create table ${name} (like ${table} including defaults)`)
    // What comes in from here on waits, and then goes where it belongs.
    await client.query(`lock table ${table}_default in access exclusive mode`)
    await client.query(
      `with moved as (delete from ${table}_default where ${within} returning *) insert into ${name} select * from moved`,
    )
    await client.query(`alter table ${table} attach partition ${name} for values from ('${lower}') to ('${upper}')`)
    await client.query('commit')
    return true
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
