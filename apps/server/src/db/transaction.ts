import type { IsolationLevel } from 'kysely'
import type { Db } from './database.ts'
import { retryConflicts } from './retry-conflicts.ts'

/** Runs up to `tries` times after conflicts. `act` must have no effects that outlive a rollback. */
export function transaction<Shown extends Pick<Db, 'getExecutor'>, T>(
  db: Shown,
  act: (transaction: Shown) => Promise<T>,
  { isolation, tries }: { isolation?: IsolationLevel; tries?: number } = {},
): Promise<T> {
  // Whatever tables its type shows, it is the whole database.
  const whole = db as unknown as Db
  return retryConflicts(() => {
    const builder = whole.transaction()
    return (isolation ? builder.setIsolationLevel(isolation) : builder).execute((open) => act(open as unknown as Shown))
  }, tries)
}
