import type { Deps } from '../../deps.ts'
import type { CronEntry, Task } from '../../platform/jobs/start-jobs.ts'
import { deleteOldFlows } from './queries.ts'

export const ssoTasks = (deps: Deps): Record<string, Task> => ({
  'sso.tidy': () => deleteOldFlows(deps.db, deps.now()),
})

export const ssoCron: readonly CronEntry[] = [{ task: 'sso.tidy', match: '*/15 * * * *' }]
