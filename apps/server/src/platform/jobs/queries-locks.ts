import { sql } from 'kysely'
import type { ClientBase } from 'pg'
import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'

/** Text whose hash is the key of a worker's advisory lock. */
const lockName = 'deckle worker '

/** Whether a session holds the advisory lock of the worker that locked the task. Use it on `_private_jobs as jobs`. */
export const isWorkerPresent = sql<boolean>`exists (
  select from pg_locks where locktype = 'advisory' and granted and objsubid = 1
    and database = (select oid from pg_database where datname = current_database())
    and ((classid::bigint << 32) | objid::bigint) = hashtextextended(${sql.lit(lockName)} || jobs.locked_by, 0))`

/**
 * Locks the worker's key for as long as the session lives. The lock is shared, so that a new session need not wait until
 * PostgreSQL notices the loss of the old one.
 *
 * PostgreSQL asks the worker's machine for a sign of life after 10 s without data and ends the session after 25 s
 * without any. Sockets within one machine need no such questions and ignore the settings.
 */
export async function lockWorker(session: ClientBase, worker: string): Promise<void> {
  await session.query(`select set_config('tcp_keepalives_idle', '10', false),
    set_config('tcp_keepalives_interval', '5', false), set_config('tcp_keepalives_count', '3', false),
    set_config('tcp_user_timeout', '25000', false)`)
  await session.query('select pg_advisory_lock_shared(hashtextextended($1, 0))', [lockName + worker])
}

export interface LockedTask {
  readonly id: string
  readonly worker: string
  readonly is_present: boolean
}

/** Locked tasks of all servers. */
export async function listLockedTasks(db: Db): Promise<readonly LockedTask[]> {
  const { rows } = await sql<LockedTask>`
    select jobs.id::text as id, jobs.locked_by as worker, ${isWorkerPresent} as is_present
    from graphile_worker._private_jobs as jobs where jobs.locked_by is not null`.execute(db)
  return rows
}

interface ReleasedTask {
  readonly id: number
  readonly task: string
  readonly is_last: boolean
  readonly is_replaced: boolean
}

/**
 * Releases the tasks that workers have locked, so that another worker runs them again. A task that was at its last
 * attempt gets another one. A task that was replaced by a newer one with the same key is deleted; graphile-worker has
 * cleared its key and used up its attempts.
 *
 * @param ids null for all tasks of the workers
 * @returns the task names
 */
export async function releaseTasks(
  db: Db,
  workers: readonly string[],
  ids: readonly string[] | null = null,
): Promise<readonly string[]> {
  return transaction(db, async (trx) => {
    // Locks the rows, so that of two servers only one releases them.
    const { rows } = await sql<ReleasedTask>`
      select jobs.id, tasks.identifier as task, jobs.attempts >= jobs.max_attempts as is_last,
        jobs.key is null and jobs.updated_at > jobs.locked_at as is_replaced
      from graphile_worker._private_jobs as jobs join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
      where jobs.locked_by = any(${workers}::text[]) and (${ids}::bigint[] is null or jobs.id = any(${ids}::bigint[]))
      order by jobs.id for update of jobs`.execute(trx)
    if (rows.length === 0) return []
    await unlock(trx, workers, ids)
    const [replaced, last] = [true, false].map((isReplaced) =>
      rows.filter((row) => row.is_last && row.is_replaced === isReplaced).map(({ id }) => id),
    )
    await sql`select graphile_worker.complete_jobs(${replaced}::bigint[])`.execute(trx)
    await sql`select graphile_worker.reschedule_jobs(array[jobs.id], max_attempts => jobs.attempts + 1)
      from graphile_worker._private_jobs as jobs where jobs.id = any(${last}::bigint[])`.execute(trx)
    return rows.map(({ task }) => task)
  })
}

async function unlock(trx: Db, workers: readonly string[], ids: readonly string[] | null): Promise<void> {
  await (
    ids === null
      ? sql`select graphile_worker.force_unlock_workers(${workers}::text[])`
      : sql`update graphile_worker._private_jobs set locked_at = null, locked_by = null where id = any(${ids}::bigint[])`
  ).execute(trx)
}
