import type { AuditAction } from '@deckle/core/audit/audit.ts'
import type { adminJobs } from '@deckle/contract/admin-jobs.ts'
import type { Db } from '../../../db/database.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler, RequestFacts, SignedIn } from '../../../http/handler.ts'
import { refuse } from '../../../refusal.ts'
import { audit } from '../../admin/index.ts'
import { queueAgain, requestStop } from '../change-job.ts'
import type { JobRecord } from '../queries.ts'
import { requireJob } from '../require-job.ts'
import { enqueueJob } from '../start-job.ts'
import { presentJobOfClient } from './present-job-of-client.ts'
import { findJobOfClient } from './queries.ts'

/** No change and no audit entry if the job has ended. */
export const stopAnyJob: Handler<typeof adminJobs.stop> = async ({ deps, actor, params, request }) => {
  const job = await requireJob(deps, actor, 'job.change', params.id)
  await transaction(deps.db, async (trx) => {
    if (await requestStop(trx, job, deps.now())) await note(trx, { deps, actor }, 'job.stop', job)
  })
  return replyJobOfClient(deps, actor, job, request)
}

export const retryAnyJob: Handler<typeof adminJobs.retry> = async ({ deps, actor, params, request }) => {
  const job = await requireJob(deps, actor, 'job.change', params.id)
  await transaction(deps.db, async (trx) => {
    await queueAgain(trx, job, deps.now())
    await note(trx, { deps, actor }, 'job.retry', job)
  })
  await enqueueJob(deps, job.client_id, job.id)
  return replyJobOfClient(deps, actor, job, request)
}

const note = (
  trx: Db,
  { deps, actor }: { readonly deps: Deps; readonly actor: SignedIn },
  action: AuditAction,
  { client_id, id, kind }: JobRecord,
) => audit(trx, deps, actor, { action, subject: id, detail: { kind }, clientId: client_id })

async function replyJobOfClient(deps: Deps, actor: SignedIn, { client_id, id }: JobRecord, request: RequestFacts) {
  const row = await findJobOfClient(deps.db, client_id, id)
  if (!row) throw refuse('not_found')
  return { job: presentJobOfClient(actor, row, { now: deps.now(), request }) }
}
