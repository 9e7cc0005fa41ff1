import type { Deps } from '../../deps.ts'
import type { CronEntry, Task } from '../../platform/jobs/start-jobs.ts'
import { LIMIT_NOTICE_TASK } from '../licences/index.ts'
import { notifyAdmins, notifyPeople } from './licence-ends.ts'
import { notifyOfLimit } from './limit-notices.ts'
import { recordUsage } from './record-usage.ts'

export function usageTasks(deps: Deps): Record<string, Task> {
  return {
    [LIMIT_NOTICE_TASK]: (payload) => notifyOfLimit(deps, payload),
    'usage.record': () => recordUsage(deps),
    'usage.licence_ends': () => notifyPeople(deps),
    'usage.licence_ends_admins': () => notifyAdmins(deps),
  }
}

export const usageCron: readonly CronEntry[] = [
  { task: 'usage.record', match: '10 0 * * *' },
  // Hourly, because each person is notified in the morning of their time zone.
  { task: 'usage.licence_ends', match: '5 * * * *' },
  { task: 'usage.licence_ends_admins', match: '20 4 * * *' },
]
