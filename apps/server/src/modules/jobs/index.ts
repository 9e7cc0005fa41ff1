import type { jobs } from '@deckle/contract/jobs.ts'
import type { Handlers } from '../../http/handler.ts'
import { retryJob, stopJob, undoJob } from './change-job.ts'
import { downloadFile } from './download-file.ts'
import { listJobs, showJob } from './list-jobs.ts'

export { eraseFromJobs } from './people/queries.ts'
export { type JobKind, type JobKinds, JobStopped, type RunningJob } from './job-kind.ts'
export { replyJob, requireJob } from './require-job.ts'
export { enqueueJob, startJob, storeJob } from './start-job.ts'
export { jobCron, jobTasks } from './tasks.ts'

export const jobHandlers: Handlers<typeof jobs> = {
  list: listJobs,
  show: showJob,
  stop: stopJob,
  retry: retryJob,
  undo: undoJob,
  file: downloadFile,
}
