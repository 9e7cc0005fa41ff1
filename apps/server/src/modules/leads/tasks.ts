import type { Deps } from '../../deps.ts'
import type { CronEntry, Task } from '../../platform/jobs/start-jobs.ts'
import { purgeLeads } from './edit/delete-lead.ts'

export const leadTasks = (deps: Deps): Record<string, Task> => ({
  'leads.purge': async () => {
    await purgeLeads(deps)
  },
})

export const leadCron: readonly CronEntry[] = [{ task: 'leads.purge', match: '49 3 * * *' }]
