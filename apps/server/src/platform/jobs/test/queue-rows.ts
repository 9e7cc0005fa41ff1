import type { Pool } from 'pg'

export interface QueueRow {
  readonly id: number
  readonly task: string
  readonly worker: string | null
  readonly attempts: number
  readonly maxAttempts: number
}

/** All tasks of the queue, oldest first. */
export async function listQueue(pool: Pool): Promise<readonly QueueRow[]> {
  const { rows } = await pool.query<QueueRow>(`select id, task_identifier as task, locked_by as worker, attempts,
    max_attempts as "maxAttempts" from graphile_worker.jobs order by id`)
  return rows
}

/** Names of the tasks that a server has locked. */
export async function listLockedNames(pool: Pool): Promise<readonly string[]> {
  return (await listQueue(pool)).flatMap(({ task, worker }) => (worker === null ? [] : task))
}

/** Locks waiting tasks of this name as a server does that is killed afterwards. */
export async function lockAsKilledServer(pool: Pool, task: string, worker = 'pool-of-a-killed-server'): Promise<void> {
  await pool.query(
    `update graphile_worker._private_jobs jobs set locked_by = $2, locked_at = now(), attempts = attempts + 1
     from graphile_worker._private_tasks tasks where tasks.id = jobs.task_id and tasks.identifier = $1 and jobs.locked_by is null`,
    [task, worker],
  )
}
