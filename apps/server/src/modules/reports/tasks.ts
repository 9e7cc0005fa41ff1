import type { Deps } from '../../deps.ts'
import type { CronEntry, Task } from '../../platform/jobs/start-jobs.ts'
import { removeDeletedBefore } from './custom/queries.ts'
import { removeLinksEndedBefore } from './links/queries.ts'
import { sendDueViews } from './views/send-views.ts'

/** Days that a deleted report can be restored, and that a link is listed after its end. */
const KEPT_DAYS = 30

export const reportTasks = (deps: Deps): Record<string, Task> => ({
  'reports.mail': () => sendDueViews(deps),
  'reports.forget': async () => {
    const moment = new Date(deps.now().getTime() - KEPT_DAYS * 86_400_000)
    await removeDeletedBefore(deps.db, moment)
    await removeLinksEndedBefore(deps.db, moment)
  },
})

/** Hours begin at quarters in some time zones. */
export const reportCron: readonly CronEntry[] = [
  { task: 'reports.mail', match: '*/15 * * * *' },
  { task: 'reports.forget', match: '41 4 * * *' },
]
