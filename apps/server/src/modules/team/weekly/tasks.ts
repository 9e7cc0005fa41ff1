import type { Deps } from '../../../deps.ts'
import type { CronEntry, Task } from '../../../platform/jobs/start-jobs.ts'
import { sendWeekly } from './send-weekly.ts'

export const teamTasks = (deps: Deps): Record<string, Task> => ({ 'team.weekly': () => sendWeekly(deps) })

/** It is Monday somewhere from Sunday to Tuesday; time zones differ by quarters of an hour. */
export const teamCron: readonly CronEntry[] = [{ task: 'team.weekly', match: '*/15 * * * 0,1,2' }]
