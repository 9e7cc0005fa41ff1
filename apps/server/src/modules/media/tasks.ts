import type { Deps } from '../../deps.ts'
import type { CronEntry, Task } from '../../platform/jobs/start-jobs.ts'
import { unusedTask } from './bin/bin-unused.ts'
import { purgeMedia } from './bin/purge-media.ts'

export function mediaTasks(deps: Deps): Record<string, Task> {
  return { 'media.purge': async () => purgeMedia(deps), ...unusedTask(deps) }
}

export const mediaCron: readonly CronEntry[] = [{ task: 'media.purge', match: '51 3 * * *' }]
