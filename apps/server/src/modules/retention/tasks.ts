import type { Deps } from '../../deps.ts'
import type { CronEntry, Task } from '../../platform/jobs/start-jobs.ts'
import { deleteLeadsBefore } from '../leads/index.ts'
import { deleteVisitorsBefore } from '../touches/index.ts'
import { clearOldAttempts } from '../play/index.ts'
import { daysBefore } from './days-before.ts'
import { listRetentions, setAnswersUntil } from './queries.ts'

/** Answers may arrive so long after their attempt began: it is looked at again. */
const LATE_DAYS = 2

export const retentionTasks = (deps: Deps): Record<string, Task> => ({
  'retention.apply': async () => {
    const { db, log } = deps
    const now = deps.now()
    for (const { client_id: clientId, answers_days, answers_until, leads_days } of await listRetentions(db)) {
      if (answers_days !== null) {
        const before = daysBefore(now, answers_days)
        const from = answers_until && daysBefore(answers_until, LATE_DAYS)
        const cleared = await clearOldAttempts(deps, { clientId, from, before })
        await setAnswersUntil(db, clientId, before)
        await deleteVisitorsBefore(db, clientId, before)
        if (cleared > 0) log.info({ clientId, cleared }, 'Answers in words, files and addresses were cleared.')
      }
      if (leads_days !== null) {
        const removed = await deleteLeadsBefore(db, clientId, daysBefore(now, leads_days))
        if (removed > 0) log.info({ clientId, removed }, 'Leads were deleted.')
      }
    }
  },
})

export const retentionCron: readonly CronEntry[] = [{ task: 'retention.apply', match: '41 4 * * *' }]
