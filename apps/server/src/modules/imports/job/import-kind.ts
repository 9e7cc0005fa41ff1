import { may } from '@deckle/core/access/access.ts'
import { refuse } from '../../../refusal.ts'
import { type JobKind, type RunningJob, setSource } from '../../jobs/index.ts'
import { paramsOf } from '../import-params.ts'
import { checkRows } from './check-rows.ts'
import { runRows } from './run-rows.ts'

/** A draft that was stopped before its columns were mapped waits for the mapping again. */
export const importKind: JobKind = {
  async run(running) {
    const { job, actor } = running
    if (!may(actor, 'user.create', { clientId: job.client_id, ownerId: null })) throw refuse('not_allowed')
    const { phase } = paramsOf(job)
    if (phase === 'run') {
      await deleteSource(running)
      await runRows(running)
      return undefined
    }
    if (phase === 'check') await checkRows(running)
    return { isDraft: true }
  },
}

/** Deletes the uploaded file: a running import never reads it again. */
async function deleteSource({ deps, job }: RunningJob): Promise<void> {
  if (job.file_key === null) return
  await deps.files.delete(job.file_key)
  await setSource(deps.db, job, null)
}
