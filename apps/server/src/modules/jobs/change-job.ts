import type { jobs } from '@deckle/contract/jobs.ts'
import { refuse } from '../../refusal.ts'
import { transaction } from '../../db/transaction.ts'
import type { Handler } from '../../http/handler.ts'
import { claimUndo, type JobRecord, type JobsDb } from './queries.ts'
import { changeJob } from './queries-change.ts'
import { replyJob, requireJob } from './require-job.ts'
import { enqueueJob, storeJob } from './start-job.ts'

export const stopJob: Handler<typeof jobs.stop> = async ({ deps, actor, params, request }) => {
  const job = await requireJob(deps, actor, 'job.change', params.id)
  await requestStop(deps.db, job, deps.now())
  return replyJob(deps, actor, job, request)
}

/** A waiting job stops at once, a running job after its batch. Returns false if the job has ended. */
export async function requestStop(db: JobsDb, job: JobRecord, now: Date): Promise<boolean> {
  const isWaiting = await changeJob(db, job, ['draft', 'queued'], { status: 'stopped', finished_at: now })
  return isWaiting || changeJob(db, job, ['running'], { stop_requested: true })
}

export const retryJob: Handler<typeof jobs.retry> = async ({ deps, actor, params, request }) => {
  const job = await requireJob(deps, actor, 'job.change', params.id)
  await queueAgain(deps.db, job, deps.now(), actor)
  await enqueueJob(deps, job.client_id, job.id)
  return replyJob(deps, actor, job, request)
}

/** Call `enqueueJob` after the commit. */
export async function queueAgain(
  db: JobsDb,
  job: JobRecord,
  now: Date,
  { actedBy = null }: { readonly actedBy?: string | null | undefined } = {},
): Promise<void> {
  const again = {
    status: 'queued',
    stop_requested: false,
    finished_at: null,
    beat_at: now,
    acted_by: actedBy,
  } as const
  if (!(await changeJob(db, job, ['failed', 'stopped'], again))) throw refuse('conflict')
}

/** Once: a second request finds nothing to undo. */
export const undoJob: Handler<typeof jobs.undo> = async ({ deps, actor, params, request }) => {
  const job = await requireJob(deps, actor, 'job.change', params.id)
  const undo = deps.jobKinds[job.kind]?.undo
  if (!undo || job.undo_until === null || job.undo_until <= deps.now()) throw refuse('conflict', 'job.not_undoable')
  const id = await transaction(deps.db, async (trx) => {
    if (!(await claimUndo(trx, job, deps.now()))) throw refuse('conflict', 'job.not_undoable')
    return storeJob(trx, deps, { ...actor, clientId: job.client_id }, { ...undo(job), total: job.done })
  })
  await enqueueJob(deps, job.client_id, id)
  return replyJob(deps, actor, { client_id: job.client_id, id }, request)
}
