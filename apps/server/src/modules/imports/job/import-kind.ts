import { may } from '@deckle/core/access/access.ts'
import { refuse } from '../../../refusal.ts'
import type { JobKind } from '../../jobs/index.ts'
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
      await runRows(running)
      return undefined
    }
    if (phase === 'check') await checkRows(running)
    return { isDraft: true }
  },
}
