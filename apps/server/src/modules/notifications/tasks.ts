import type { Deps } from '../../deps.ts'
import type { CronEntry, Task } from '../../platform/jobs/start-jobs.ts'
import { sendDueMails } from './mail/send-mails.ts'

export function notificationTasks(deps: Deps): Record<string, Task> {
  return {
    'notifications.mail': () => sendDueMails(deps, 'at_once'),
    'notifications.mail_daily': () => sendDueMails(deps, 'daily'),
  }
}

/** Time zones differ by quarters of an hour. */
export const notificationCron: readonly CronEntry[] = [
  { task: 'notifications.mail', match: '* * * * *' },
  { task: 'notifications.mail_daily', match: '*/15 * * * *' },
]
