import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { createTasks } from '../jobs/tasks.ts'

export interface ImmediateJobs extends Pick<Deps['jobs'], 'add'> {
  /** Waits for the jobs added so far, but not for those that they add. */
  done(): Promise<void>
  /** Waits for the jobs added so far, and ignores later ones. */
  end(): Promise<void>
}

/** Runs jobs in this process, one after another, as soon as the transaction that adds them is committed. */
export function createImmediateJobs(deps: () => Deps): ImmediateJobs {
  let running: Promise<unknown> = Promise.resolve()
  let hasEnded = false
  return {
    async add(task, payload, { within } = {}) {
      if (hasEnded) return
      const run = createTasks(deps())[task]
      if (!run) throw new Error(`There is no task ${task}.`)
      const committed = within && (await markCommit(within))
      running = running.then(async () => {
        if (committed && !(await committed(deps().db))) return
        await run(JSON.parse(JSON.stringify(payload)), { attempt: 1, isRetried: true, signal: undefined })
      })
    },
    done: async () => void (await running),
    async end() {
      hasEnded = true
      // A job may have added another one just before.
      for (let last: unknown; last !== running; await last) last = running
    },
  }
}

type CommitOf = (db: Db) => Promise<boolean>
const marked = new WeakMap<Db, Promise<CommitOf>>()

/** Returns what waits for the end of the transaction, and says whether it was committed. */
function markCommit(trx: Db): Promise<CommitOf> {
  const known = marked.get(trx) ?? lockUntilEnd(trx)
  marked.set(trx, known)
  return known
}

async function lockUntilEnd(trx: Db): Promise<CommitOf> {
  const { rows } = await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(trx)
  const id = rows[0]?.id ?? ''
  await sql`select pg_advisory_xact_lock(${id}::bigint)`.execute(trx)
  return (db) =>
    db.transaction().execute(async (reader) => {
      await sql`select pg_advisory_xact_lock(${id}::bigint)`.execute(reader)
      const status = await sql<{ status: string }>`select pg_xact_status(${id}::xid8) as status`.execute(reader)
      return status.rows[0]?.status === 'committed'
    })
}
