import type { Deps } from '../../deps.ts'
import type { CronEntry, Task } from '../../platform/jobs/start-jobs.ts'
import { fillOutcomes } from './attempts/fill-outcomes.ts'
import { removeUnusedFiles } from './uploads/remove-unused-files.ts'

export function playTasks(deps: Deps): Record<string, Task> {
  return {
    'play.files': async () => {
      await removeUnusedFiles(deps)
    },
    'play.outcomes': async () => {
      await fillOutcomes(deps)
    },
  }
}

export const playCron: readonly CronEntry[] = [
  { task: 'play.files', match: '11 4 * * *' },
  { task: 'play.outcomes', match: '23 4 * * *' },
]
