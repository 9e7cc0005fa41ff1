import type { Deps } from '../../../deps.ts'
import type { CronEntry, Task } from '../../../platform/jobs/start-jobs.ts'
import { sendDueViews } from './send-views.ts'

export const reportTasks = (deps: Deps): Record<string, Task> => ({ 'reports.mail': () => sendDueViews(deps) })

/** Hours begin at quarters in some time zones. */
export const reportCron: readonly CronEntry[] = [{ task: 'reports.mail', match: '*/15 * * * *' }]
