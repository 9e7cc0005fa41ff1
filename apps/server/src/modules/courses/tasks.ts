import type { Deps } from '../../deps.ts'
import type { CronEntry, Task } from '../../platform/jobs/start-jobs.ts'
import { purgeCourses } from './bin/purge-courses.ts'

export const courseTasks = (deps: Deps): Record<string, Task> => ({
  'courses.purge': async () => {
    await purgeCourses(deps)
  },
})

export const courseCron: readonly CronEntry[] = [{ task: 'courses.purge', match: '47 3 * * *' }]
