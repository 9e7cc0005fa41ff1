import type { adminJobs } from '@deckle/contract/admin-jobs.ts'
import type { jobs } from '@deckle/contract/jobs.ts'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/handler.ts'
import { retryJob, stopJob, undoJob } from './change-job.ts'
import { downloadFile } from './download-file.ts'
import { showItems } from './items/list-items.ts'
import type { JobKindsWith, JobKindWith, RunningJobWith } from './job-kind.ts'
import { listJobs, showJob } from './list-jobs.ts'
import { retryAnyJob, stopAnyJob } from './operate/change-any-job.ts'
import { listJobsOfAll } from './operate/list-jobs-of-all.ts'
import { listTasks, retryTasks } from './operate/failed-tasks.ts'

export { JobStopped } from './job-kind.ts'
export {
  analyzeItems,
  deleteItems,
  copyChanged,
  countOutcomes,
  endItems,
  insertDataItems,
  insertItems,
  listStaleItems,
  replaceItems,
  type ItemEnd,
  type JobItem,
  listItems,
  lockItems,
  pageItems,
} from './items/queries.ts'
export { changeJob, changeJobAsRead } from './queries-change.ts'
export { findActor, findOpenJob, isJobOpen, type JobRecord, saveProgress, setSource } from './queries.ts'
export { eraseFromJobs } from './people/queries.ts'
export { replyJob, requireJob } from './require-job.ts'
export { enqueueJob, startJob, storeJob } from './start-job.ts'
export { jobCron, jobTasks } from './tasks.ts'

export type JobKind = JobKindWith<Deps>
export type JobKinds = JobKindsWith<Deps>
export type RunningJob = RunningJobWith<Deps>

export const jobHandlers: Handlers<typeof jobs> = {
  list: listJobs,
  show: showJob,
  stop: stopJob,
  retry: retryJob,
  undo: undoJob,
  file: downloadFile,
  items: showItems,
}

export const adminJobHandlers: Handlers<typeof adminJobs> = {
  list: listJobsOfAll,
  stop: stopAnyJob,
  retry: retryAnyJob,
  tasks: listTasks,
  retryTasks,
}
