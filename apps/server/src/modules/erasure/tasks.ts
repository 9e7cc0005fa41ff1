import type { Deps } from '../../deps.ts'
import type { CronEntry, Task } from '../../platform/jobs/start-jobs.ts'
import { eraseUsers } from './erase-users.ts'

export function erasureTasks(deps: Deps): Record<string, Task> {
  return {
    'users.purge': async () => {
      const erased = await eraseUsers(deps)
      if (erased > 0) deps.log.info({ erased }, 'People were erased.')
    },
  }
}

export const erasureCron: readonly CronEntry[] = [{ task: 'users.purge', match: '3 4 * * *' }]
