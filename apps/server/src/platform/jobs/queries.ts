import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

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
