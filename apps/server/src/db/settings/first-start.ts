import { sql } from 'kysely'
import type pg from 'pg'
import type { Db } from '../database.ts'
import { createPoolLike } from '../connection/pool.ts'

export interface FirstStart {
  readonly superadmin?: boolean
  readonly demo?: boolean
  /** The first Superadmin, where made without a password: whose link each start prints until it is set. */
  readonly opener?: { readonly clientId: string; readonly userId: string }
}

export async function readFirstStart(db: Db): Promise<FirstStart> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', 'first_start').executeTakeFirst()
  return row?.value ?? {}
}

export async function writeFirstStart(db: Db, done: FirstStart): Promise<void> {
  await sql`insert into settings (key, value) values ('first_start', ${JSON.stringify(done)}::jsonb)
    on conflict (key) do update set value = settings.value || excluded.value`.execute(db)
}

const firstStartLock = 7_361_205

/** Mutual exclusion among all servers of the database. */
export async function withFirstStartLock<T>(pool: pg.Pool, act: () => Promise<T>): Promise<T> {
  // Own connection without a time limit: another server's first start may take long.
  const own = createPoolLike(pool)
  try {
    const client = await own.connect()
    try {
      await client.query('select pg_advisory_lock($1)', [firstStartLock])
      return await act()
    } finally {
      // Closing the connection releases the lock.
      client.release(true)
    }
  } finally {
    await own.end()
  }
}
