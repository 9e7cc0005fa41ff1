import type { Deps } from '../../deps.ts'
import type { CronEntry, Task } from '../../platform/jobs/start-jobs.ts'
import { deleteDueAccounts } from './delete/delete-account.ts'

export const accountTasks = (deps: Deps): Record<string, Task> => ({
  'account.delete_due': () => deleteDueAccounts(deps),
})

export const accountCron: readonly CronEntry[] = [{ task: 'account.delete_due', match: '41 3 * * *' }]
