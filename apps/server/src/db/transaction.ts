import type { IsolationLevel } from 'kysely'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from './database.ts'

/** Serialization failure and deadlock: PostgreSQL expects a retry. */
const retried = new Set(['40001', '40P01'])

/** Retries up to `tries` times after conflicts. `act` must have no effects that outlive a rollback. */
export async function transaction<Shown extends Pick<Db, 'getExecutor'>, T>(
  db: Shown,
  act: (transaction: Shown) => Promise<T>,
  { isolation, tries = 3 }: { isolation?: IsolationLevel; tries?: number } = {},
): Promise<T> {
  // Whatever tables its type shows, it is the whole database.
  const whole = db as unknown as Db
  for (let attempt = 1; ; attempt++) {
    try {
      const builder = whole.transaction()
      return await (isolation ? builder.setIsolationLevel(isolation) : builder).execute((open) =>
        act(open as unknown as Shown),
      )
    } catch (error) {
      const { code } = error as { code?: string }
      if (attempt >= tries || code === undefined || !retried.has(code)) throw error
      await sleep(attempt * 20 * (0.5 + Math.random()))
    }
  }
}
