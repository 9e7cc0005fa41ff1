import type { Deps } from '../../deps.ts'
import type { CronEntry, Task } from '../../platform/jobs/start-jobs.ts'
import { deleteJobsBefore, listSilent } from './queries.ts'
import { runJob } from './run-job.ts'
import { enqueueJob, runTask } from './start-job.ts'

/** Milliseconds after which jobs are deleted with their files and items. */
const retention = 30 * 86_400_000

export function jobTasks(deps: Deps): Record<string, Task> {
  return {
    [runTask]: (payload, { attempt }) => runJob(deps, deps.jobKinds, payload, attempt),
    'jobs.resume': async () => {
      for (const { client_id, id } of await listSilent(deps.db, deps.now())) await enqueueJob(deps, client_id, id)
    },
    'jobs.purge': async () => {
      const keys = await deleteJobsBefore(deps.db, new Date(deps.now().getTime() - retention))
      for (const key of keys) await deps.files.delete(key)
    },
  }
}

export const jobCron: readonly CronEntry[] = [
  { task: 'jobs.resume', match: '* * * * *' },
  { task: 'jobs.purge', match: '11 4 * * *' },
]
