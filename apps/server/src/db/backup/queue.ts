import type pg from 'pg'

/** Columns of a saved task, with their types in the queue. */
const columns = {
  task: 'text',
  queue: 'text',
  payload: 'json',
  priority: 'smallint',
  run_at: 'timestamptz',
  attempts: 'smallint',
  max_attempts: 'smallint',
  last_error: 'text',
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
  key: 'text',
  flags: 'jsonb',
} as const

/** Table of the restoring transaction that holds the saved tasks. */
const savedTasks = 'saved_tasks'
export const savedTasksTable = { name: savedTasks, columns: Object.keys(columns) }

/** Number of tasks by name. */
export type TaskCounts = Readonly<Record<string, number>>

export async function hasQueue(client: pg.ClientBase | pg.Pool): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(
    "select to_regclass('graphile_worker._private_jobs') is not null as found",
  )
  return rows[0]?.found ?? false
}

const isLast = 'j.locked_at is not null and j.attempts >= j.max_attempts'

/**
 * The queue's tasks, oldest first. Running tasks are saved as waiting, since they are idempotent and may not end; one at
 * its last attempt gets another one. A running task that was replaced by a newer one with its key is left out.
 */
export const queuedTasks = `
  select t.identifier as task, q.queue_name as queue, j.payload, j.priority, j.run_at, j.attempts,
    case when ${isLast} then j.attempts + 1 else j.max_attempts end as max_attempts,
    j.last_error, j.created_at, j.updated_at, j.key, j.flags
  from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
  where not (${isLast} and j.key is null and j.updated_at > j.locked_at)
  order by j.id`

export async function countTasks(client: pg.ClientBase): Promise<TaskCounts> {
  if (!(await hasQueue(client))) return {}
  const { rows } = await client.query<{ task: string; count: number }>(
    `select task, count(*)::integer as count from (${queuedTasks}) as tasks group by task order by count desc, task`,
  )
  return Object.fromEntries(rows.map(({ task, count }) => [task, count]))
}

/** Creates the queue's tables as a starting server does. */
export async function prepareQueue(pool: pg.Pool): Promise<void> {
  if (await hasQueue(pool)) return
  const { Logger, runMigrations } = await import('graphile-worker')
  await runMigrations({ pgPool: pool, logger: new Logger(() => () => undefined) })
}

export async function createSavedTasks(client: pg.ClientBase): Promise<void> {
  const list = Object.entries(columns).map(([name, type]) => `${name} ${type}`)
  await client.query(
    `create temporary table ${savedTasks} (${list.join(', ')}, id bigint generated always as identity) on commit drop`,
  )
}

/** Replaces the tasks of the queue, which only concern upkeep if the database is empty. */
export async function queueSavedTasks(client: pg.ClientBase): Promise<TaskCounts> {
  await client.query('delete from graphile_worker._private_jobs')
  await client.query(`insert into graphile_worker._private_tasks (identifier)
    select distinct task from ${savedTasks} on conflict do nothing`)
  await client.query(`insert into graphile_worker._private_job_queues (queue_name)
    select distinct queue from ${savedTasks} where queue is not null on conflict do nothing`)
  await client.query(`insert into graphile_worker._private_jobs (job_queue_id, task_id, payload, priority, run_at, attempts,
      max_attempts, last_error, created_at, updated_at, key, flags)
    select q.id, t.id, s.payload, s.priority, s.run_at, s.attempts, s.max_attempts, s.last_error, s.created_at, s.updated_at,
      s.key, s.flags
    from ${savedTasks} s join graphile_worker._private_tasks t on t.identifier = s.task
      left join graphile_worker._private_job_queues q on q.queue_name = s.queue
    order by s.id`)
  return countTasks(client)
}
