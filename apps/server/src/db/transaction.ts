import type { IsolationLevel, Transaction } from 'kysely'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from './database.ts'
import type { Tables } from './tables.ts'

/** Serialization failure and deadlock: PostgreSQL expects a retry. */
const retried = new Set(['40001', '40P01'])

/** Retries up to `tries` times after conflicts. `act` must have no effects that outlive a rollback. */
export async function transaction<T>(
  db: Db,
  act: (transaction: Transaction<Tables>) => Promise<T>,
  { isolation, tries = 3 }: { isolation?: IsolationLevel; tries?: number } = {},
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      const builder = db.transaction()
      return await (isolation ? builder.setIsolationLevel(isolation) : builder).execute(act)
    } catch (error) {
      const { code } = error as { code?: string }
      if (attempt >= tries || code === undefined || !retried.has(code)) throw error
      await sleep(attempt * 20 * (0.5 + Math.random()))
    }
  }
}
