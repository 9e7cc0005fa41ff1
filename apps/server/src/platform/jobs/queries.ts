import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { holdsText } from '../../db/holds-text.ts'
import { type Order, type Page, type PageRequest, type Placed, pageOf, pageParts } from '../../db/paging/paging.ts'
import { isWorkerPresent } from './queries-locks.ts'

/** Adds a job in the surrounding transaction. Replaces a waiting job with the same key. */
export async function addJob(
  db: Db,
  task: string,
  payload: object,
  { key, runAt, maxAttempts, priority }: { key?: string; runAt?: Date; maxAttempts?: number; priority?: number } = {},
): Promise<void> {
  await sql`select graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json, job_key => ${key ?? null}, run_at => ${runAt ?? null}::timestamptz, max_attempts => ${maxAttempts ?? null}::integer, priority => ${priority ?? null}::integer)`.execute(
    db,
  )
}

/** Deletes waiting and failed jobs whose payload contains one of the texts. Running jobs are left to finish. */
export async function deleteJobsAbout(db: Db, texts: readonly string[]): Promise<void> {
  const { rows: found } = await sql<{ table: string | null }>`
    select to_regclass('graphile_worker._private_jobs')::text as table`.execute(db)
  if (!found[0]?.table) return
  await sql`select graphile_worker.complete_jobs(array(
    select id from graphile_worker._private_jobs where locked_at is null and ${holdsText(sql`payload`, texts)}))`.execute(
    db,
  )
}

export interface FailedTask extends Placed {
  readonly id: number
  readonly task_identifier: string
  readonly attempts: number
  readonly last_error: string | null
  readonly created_at: Date
  readonly updated_at: Date
}

/** The public view of graphile-worker's queue. */
const queue = sql`graphile_worker.jobs`
/** The last attempt counts from its start, so a running one has not failed yet. */
const failedForGood = sql`(attempts >= max_attempts and locked_at is null)`

/** False until a server has run jobs on this database. */
async function hasQueue(db: Db): Promise<boolean> {
  const { rows } = await sql<{
    found: boolean
  }>`select to_regclass('graphile_worker.jobs') is not null as found`.execute(db)
  return rows[0]?.found ?? false
}

const latestFirst: Order = {
  keys: [
    ['updated_at', 'timestamptz'],
    ['id', 'bigint'],
  ],
  direction: 'desc',
}

/** Tasks that failed their last retry, latest first. */
export async function listFailedTasks(db: Db, page: PageRequest): Promise<Page<FailedTask>> {
  const { key, beyond, sorted, limit } = pageParts(latestFirst, page)
  if (!(await hasQueue(db))) return { rows: [], next: null }
  const { rows } = await sql<FailedTask>`
    select id, task_identifier, attempts, last_error, created_at, updated_at, ${key} as page_key from ${queue}
    where ${failedForGood} and ${beyond} order by ${sorted} limit ${limit}`.execute(db)
  return pageOf(rows, page)
}

/** Queues failed tasks again with all retries. @param ids null for all @returns the task names */
export async function retryFailedTasks(db: Db, ids: readonly number[] | null, now: Date): Promise<string[]> {
  if (!(await hasQueue(db))) return []
  const { rows: found } = await sql<{ id: number; task_identifier: string }>`
    select id, task_identifier from ${queue}
    where ${failedForGood} and (${ids}::bigint[] is null or id = any (${ids}::bigint[]))`.execute(db)
  if (found.length === 0) return []
  const { rows } = await sql<{ id: number }>`select id from graphile_worker.reschedule_jobs(
    ${found.map(({ id }) => id)}::bigint[], run_at => ${now}::timestamptz, attempts => 0)`.execute(db)
  const queued = new Set(rows.map(({ id }) => id))
  return found.filter(({ id }) => queued.has(id)).map(({ task_identifier }) => task_identifier)
}

export interface QueueFigures {
  /** Includes tasks whose server no longer exists. */
  readonly waiting: number
  readonly running: number
  /** Tasks that failed their last retry. */
  readonly failed: number
  /** When the longest overdue task was due. */
  readonly oldest: Date | null
}

/** Zeros until a server has run jobs on this database. */
export async function readQueue(db: Db, now: Date): Promise<QueueFigures> {
  if (!(await hasQueue(db))) return { waiting: 0, running: 0, failed: 0, oldest: null }
  const { rows } = await sql<QueueFigures>`select
      count(*) filter (where is_waiting) as waiting,
      count(*) filter (where is_running) as running,
      count(*) filter (where ${failedForGood}) as failed,
      min(run_at) filter (where is_waiting and run_at <= ${now}::timestamptz) as oldest
    from (select *, is_locked and is_present as is_running,
        case when is_locked then not is_present else attempts < max_attempts end as is_waiting
      from (select jobs.*, jobs.locked_at is not null as is_locked, ${isWorkerPresent} as is_present from ${queue} as jobs) as looked
    ) as tasks`.execute(db)
  return rows[0] as QueueFigures
}
