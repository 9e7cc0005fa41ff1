import type { Deps } from '../../deps.ts'
import type { CronEntry, Task } from '../../platform/jobs/start-jobs.ts'
import { backUpDaily } from './backups/back-up.ts'
import { measureStorage } from './storage/queries.ts'

export function adminTasks(deps: Deps): Record<string, Task> {
  return {
    'admin.measure_storage': () => measureStorage(deps.db, deps.now()),
    'admin.back_up': () => backUpDaily(deps),
  }
}

export const adminCron: readonly CronEntry[] = [
  { task: 'admin.measure_storage', match: '7 * * * *' },
  // Hourly, so that a machine that is off at night has a backup of each day, too.
  { task: 'admin.back_up', match: '41 * * * *' },
]
