import type { Deps } from '../../deps.ts'
import type { CronEntry, Task } from '../../platform/jobs/start-jobs.ts'
import { purgeBanners } from './bin/delete-banner.ts'
import { removeHits } from './figures/queries.ts'

/** Milliseconds that it is known who saw a banner in which minute. */
const hitRetention = 3_600_000

export const bannerTasks = (deps: Deps): Record<string, Task> => ({
  'banners.purge': async () => {
    await purgeBanners(deps)
  },
  'banners.forget': () => removeHits(deps.db, new Date(deps.now().getTime() - hitRetention)),
})

export const bannerCron: readonly CronEntry[] = [
  { task: 'banners.purge', match: '57 3 * * *' },
  { task: 'banners.forget', match: '37 * * * *' },
]
