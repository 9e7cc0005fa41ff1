import type { Deps } from '../../deps.ts'
import type { CronEntry, Task } from '../../platform/jobs/start-jobs.ts'
import { measureStorage } from './storage/queries.ts'

export function adminTasks({ db, now }: Pick<Deps, 'db' | 'now'>): Record<string, Task> {
  return { 'admin.measure_storage': () => measureStorage(db, now()) }
}

export const adminCron: readonly CronEntry[] = [{ task: 'admin.measure_storage', match: '7 * * * *' }]
