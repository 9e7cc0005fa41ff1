import type { Deps } from '../../deps.ts'
import type { CronEntry, Task } from '../../platform/jobs/start-jobs.ts'
import { purgeBin } from './bin/purge-bin.ts'

export function deckTasks(deps: Deps): Record<string, Task> {
  return {
    'decks.purge': async () => {
      await purgeBin(deps)
    },
  }
}

export const deckCron: readonly CronEntry[] = [{ task: 'decks.purge', match: '41 3 * * *' }]
