import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { createLink } from '../../db/link.ts'
import { createLockCheck, listLocked, type LockHolder } from './lock-check.ts'
import { lockWorker, releaseTasks } from './queries-locks.ts'

/** Milliseconds between looks at the queue during a stop. */
const recordIntervalMs = 50

export interface TaskLocksOptions extends LockHolder {
  readonly pool: pg.Pool
  readonly checkEveryMs: number
  readonly log: (text: string) => void
}

export interface TaskLocks {
  /** Resolves when this process runs no task and the queue has recorded the ends of all. */
  recorded(): Promise<void>
  /** Releases the tasks that this process still has locked. */
  releaseOwn(): Promise<void>
  /** Gives the session up and opens another, so that a database that is shutting down can stop. */
  leave(): void
  stop(): Promise<void>
}

/**
 * Keeps a session that shows other servers that this one lives. Regularly releases tasks whose lock has no owner: tasks
 * of servers that no longer exist, and own tasks that never arrived here because the database's reply was lost.
 */
export async function keepTaskLocks(options: TaskLocksOptions): Promise<TaskLocks> {
  const { pool, db, worker, checkEveryMs, log } = options
  const check = createLockCheck(options)
  const stopping = new AbortController()
  const link = createLink(
    pool,
    (error) => log(`The session that shows that this server lives was lost: ${error.message}`),
    {
      async connected(session) {
        check.reset()
        await lockWorker(session, worker)
      },
      message: () => undefined,
    },
  )
  await link.connect()
  const releaseOwnerless = async (): Promise<void> => {
    // After an outage of the database, other servers may need as long as this one to reconnect.
    if (!link.isConnected()) return
    const released = await check.run()
    if (released.length > 0) log(`Released tasks of a server that no longer exists: ${released.join(', ')}`)
  }
  const checks = repeat(stopping.signal, checkEveryMs, () =>
    releaseOwnerless().catch((error: Error) => {
      check.reset()
      log(`The locks of tasks could not be checked: ${error.message}`)
    }),
  )
  return {
    recorded: () => waitUntilRecorded(options, stopping.signal),
    async releaseOwn() {
      const released = await releaseTasks(db, [worker])
      if (released.length > 0) log(`Released tasks that did not end in time: ${released.join(', ')}`)
    },
    leave: () => link.leave(),
    async stop() {
      stopping.abort()
      await Promise.all([checks, link.stop()])
    },
  }
}

async function repeat(stopping: AbortSignal, everyMs: number, act: () => Promise<void>): Promise<void> {
  while (!stopping.aborted) {
    await act()
    await sleep(everyMs, undefined, { ref: false, signal: stopping }).catch(() => undefined)
  }
}

async function waitUntilRecorded(holder: LockHolder, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    // While the database is unavailable, the next look may succeed.
    await listLocked(holder).catch(() => undefined)
    if (holder.held.isEmpty()) return
    await sleep(recordIntervalMs, undefined, { ref: false })
  }
}
