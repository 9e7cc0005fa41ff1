import { sql } from 'kysely'
import type { JobKey, JobRecord, JobsDb } from './queries.ts'

type JobStatus = 'draft' | 'queued' | 'running' | 'done' | 'failed' | 'stopped'

interface JobChange {
  readonly status?: 'draft' | 'queued' | 'stopped'
  readonly stop_requested?: boolean
  /** Only a job that can still be undone. */
  readonly beat_at?: Date
  readonly params?: string
  readonly total?: number | null
  readonly done?: number
  readonly finished_at?: Date | null
  readonly acted_by?: string | null
}

const updateJob = (db: JobsDb, { client_id, id }: JobKey, from: readonly JobStatus[], change: JobChange) =>
  db
    .updateTable('jobs')
    .set(change)
    .where('client_id', '=', client_id)
    .where('id', '=', id)
    .where('status', 'in', from)
    .returning('id')

/** False unless the job is in one of these states. */
export async function changeJob(
  db: JobsDb,
  key: JobKey,
  from: readonly JobStatus[],
  change: JobChange,
): Promise<boolean> {
  return (await updateJob(db, key, from, change).executeTakeFirst()) !== undefined
}

/** As `changeJob`; false also if the parameters of the job have changed since it was read. */
export async function changeJobAsRead(
  db: JobsDb,
  job: JobKey & Pick<JobRecord, 'params'>,
  from: readonly JobStatus[],
  change: JobChange,
): Promise<boolean> {
  const query = updateJob(db, job, from, change)
  const asRead = query.where('params', '=', sql<never>`${JSON.stringify(job.params)}::jsonb`)
  return (await asRead.executeTakeFirst()) !== undefined
}
