import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import type { CronEntry, Task } from '../../platform/jobs/start-jobs.ts'
import { eraseTask } from '../users/index.ts'
import { eraseBinned, eraseUsers } from './erase-users.ts'

const personPayload = z.object({ clientId: z.string(), userId: z.string() })

export function erasureTasks(deps: Deps): Record<string, Task> {
  return {
    [eraseTask]: async (payload) => {
      const { clientId, userId } = personPayload.parse(payload)
      if (await eraseBinned(deps, { client_id: clientId, id: userId }))
        deps.log.info({ clientId }, 'A person was erased.')
    },
    'users.purge': async () => {
      const erased = await eraseUsers(deps)
      if (erased > 0) deps.log.info({ erased }, 'People were erased.')
    },
  }
}

export const erasureCron: readonly CronEntry[] = [{ task: 'users.purge', match: '3 4 * * *' }]
