import type { Deps } from '../../deps.ts'
import type { CronEntry, Task } from '../../platform/jobs/start-jobs.ts'
import { deleteAuditBefore, listClientIds } from '../admin/index.ts'
import { deleteLeadsBefore } from '../leads/index.ts'
import { deleteVisitorsBefore } from '../touches/index.ts'
import { clearOldAttempts } from '../play/index.ts'
import { daysBefore } from './days-before.ts'
import { findRetention, listRetentions, setAnswersUntil } from './queries.ts'

/** Answers may arrive so long after their attempt began: it is looked at again. */
const LATE_DAYS = 2

/** Every client has a period, chosen or not. */
async function pruneAudit({ db, now, log }: Pick<Deps, 'db' | 'now' | 'log'>): Promise<void> {
  for (const clientId of await listClientIds(db)) {
    const { audit_days } = await findRetention(db, clientId)
    const removed = await deleteAuditBefore(db, clientId, daysBefore(now(), audit_days))
    if (removed > 0) log.info({ clientId, removed }, 'Old entries of the audit log were deleted.')
  }
}

export const retentionTasks = (deps: Deps): Record<string, Task> => ({
  'retention.audit': () => pruneAudit(deps),
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

export const retentionCron: readonly CronEntry[] = [
  { task: 'retention.apply', match: '41 4 * * *' },
  { task: 'retention.audit', match: '11 4 * * *' },
]
