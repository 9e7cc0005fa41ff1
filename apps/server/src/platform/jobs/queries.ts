import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { holdsText } from '../../db/holds-text.ts'

/** Adds a job in the surrounding transaction. Replaces a waiting job with the same key. */
export async function addJob(
  db: Db,
  task: string,
  payload: object,
  { key, runAt, maxAttempts }: { key?: string; runAt?: Date; maxAttempts?: number } = {},
): Promise<void> {
  await sql`select graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json, job_key => ${key ?? null}, run_at => ${runAt ?? null}::timestamptz, max_attempts => ${maxAttempts ?? null}::integer)`.execute(
    db,
  )
}

/** Waiting and failed ones whose payload holds one of the texts; jobs that run at this moment end by themselves. */
export async function deleteJobsAbout(db: Db, texts: readonly string[]): Promise<void> {
  const { rows: found } = await sql<{ table: string | null }>`
    select to_regclass('graphile_worker._private_jobs')::text as table`.execute(db)
  if (!found[0]?.table) return
  await sql`select graphile_worker.complete_jobs(array(
    select id from graphile_worker._private_jobs where locked_at is null and ${holdsText(sql`payload`, texts)}))`.execute(
    db,
  )
}
