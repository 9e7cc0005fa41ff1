import type { Db } from '../../db/database.ts'
import type { HeldTasks } from './held-tasks.ts'
import { listLockedTasks, type LockedTask, releaseTasks } from './queries-locks.ts'

/** Checks in a row that must find a lock without an owner. Servers reconnect meanwhile if their database restarted. */
const checksUntilReleased = 3

export interface LockHolder {
  readonly db: Db
  /** The name by which the queue knows this process. */
  readonly worker: string
  readonly held: HeldTasks
}

export interface LockCheck {
  /** Releases tasks whose lock had no owner in this check and in the two before. Returns their names. */
  run(): Promise<readonly string[]>
  /** Forgets the checks so far. */
  reset(): void
}

/**
 * A lock has no owner if its server has no session in the database, or if this process has locked the task but neither
 * runs it nor waits for its end to be recorded. The latter happens when the database's reply is lost.
 */
export function createLockCheck({ db, worker, held }: LockHolder): LockCheck {
  let counts: ReadonlyMap<string, number> = new Map()
  return {
    async run() {
      const locked = await listLocked({ db, worker, held })
      const ownerless = locked.filter((task) => (task.worker === worker ? !held.has(task.id) : !task.is_present))
      counts = new Map(ownerless.map((task) => [keyOf(task), (counts.get(keyOf(task)) ?? 0) + 1]))
      const due = ownerless.filter((task) => (counts.get(keyOf(task)) ?? 0) >= checksUntilReleased)
      const own = due.filter((task) => task.worker === worker).map(({ id }) => id)
      const gone = new Set(due.map((task) => task.worker).filter((name) => name !== worker))
      return [
        ...(gone.size > 0 ? await releaseTasks(db, [...gone]) : []),
        ...(own.length > 0 ? await releaseTasks(db, [worker], own) : []),
      ]
    },
    reset() {
      counts = new Map()
    },
  }
}

const keyOf = ({ id, worker }: LockedTask): string => `${worker} ${id}`

/** Locked tasks of all servers. Forgets own tasks whose end the queue has recorded. */
export async function listLocked({ db, worker, held }: LockHolder): Promise<readonly LockedTask[]> {
  let locked: readonly LockedTask[] = []
  await held.evictRecorded(async () => {
    locked = await listLockedTasks(db)
    return new Set(locked.filter((task) => task.worker === worker).map(({ id }) => id))
  })
  return locked
}
