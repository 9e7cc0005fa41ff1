import { VISITOR_DAYS } from '@deckle/core/attribution/attribution.ts'
import type { Deps } from '../../deps.ts'
import type { CronEntry, Task } from '../../platform/jobs/start-jobs.ts'
import { foldVisitors } from './fold/fold-visitors.ts'
import { listWaiting } from './fold/queries.ts'
import { deleteVisitorsBefore } from './queries-old.ts'

const DAY = 86_400_000

export const touchTasks = (deps: Deps): Record<string, Task> => ({
  'touches.fold': async () => {
    for (const clientId of await listWaiting(deps.db)) await foldVisitors(deps.db, clientId)
  },
  'touches.purge': async () => {
    const removed = await deleteVisitorsBefore(deps.db, null, new Date(deps.now().getTime() - VISITOR_DAYS * DAY))
    if (removed > 0) deps.log.info({ removed }, 'Visitors were deleted.')
  },
})

export const touchCron: readonly CronEntry[] = [
  { task: 'touches.fold', match: '* * * * *' },
  { task: 'touches.purge', match: '11 4 * * *' },
]
