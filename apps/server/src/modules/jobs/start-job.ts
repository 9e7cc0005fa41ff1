import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { insertJob } from './queries.ts'

/** The queue's task that runs a job. */
export const runTask = 'jobs.run'

export interface JobToStart {
  readonly kind: string
  readonly params: object
  readonly total?: number | null
  /** Waits for its author's next step. */
  readonly isDraft?: boolean
}

interface Author {
  readonly clientId: string
  readonly userId: string
  /** The impersonator, if any. */
  readonly actedBy?: string | undefined
}

/** Within a transaction; `enqueueJob` follows its commit. Returns the job's id. */
export async function storeJob(
  trx: Db,
  { newId, now }: Pick<Deps, 'newId' | 'now'>,
  { clientId, userId, actedBy }: Author,
  { kind, params, total = null, isDraft = false }: JobToStart,
): Promise<string> {
  const id = newId()
  await insertJob(trx, {
    client_id: clientId,
    id,
    kind,
    status: isDraft ? 'draft' : 'queued',
    created_by: userId,
    acted_by: actedBy ?? null,
    params: JSON.stringify(params),
    total,
    created_at: now(),
    beat_at: now(),
  })
  return id
}

/** Returns the job's id. */
export async function startJob(deps: Deps, author: Author, job: JobToStart): Promise<string> {
  const id = await storeJob(deps.db, deps, author, job)
  if (!(job.isDraft ?? false)) await enqueueJob(deps, author.clientId, id)
  return id
}

/**
 * Call it after the commit. If the server crashes before this call, the task `jobs.resume` enqueues the job. The queue
 * has one task per job: a second call replaces a waiting one.
 */
export async function enqueueJob(
  { jobs }: Pick<Deps, 'jobs'>,
  clientId: string,
  jobId: string,
  { runAt, outageSince }: { readonly runAt?: Date; readonly outageSince?: string | undefined } = {},
): Promise<void> {
  await jobs.add(
    runTask,
    { clientId, jobId, ...(outageSince !== undefined && { outageSince }) },
    { jobKey: `${runTask} ${jobId}`, maxAttempts: 3, ...(runAt && { runAt }) },
  )
}
