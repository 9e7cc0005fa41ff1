import { list } from '@deckle/slides/fields/bounded.ts'
import * as z from 'zod/mini'
import { endpoint, type Output, type Resource } from './kit/endpoint.ts'
import { id, idParams, moment, page, pageQuery } from './kit/shapes.ts'
import { job, jobStatuses } from './jobs.ts'
import { routes } from './routes.ts'

const jobOfClient = z.extend(job, { client: z.object({ id, name: z.string() }) })
export type JobOfClient = Output<typeof jobOfClient>

const one = z.object({ job: jobOfClient })

/** Task id of the queue. */
const taskId = z.number().check(z.int(), z.gte(1))

const failedTask = z.object({
  id: taskId,
  /** Task name, such as `mail.send`. */
  task: z.string(),
  attempts: z.number(),
  error: z.string(),
  createdAt: moment,
  failedAt: moment,
})
export type FailedTask = Output<typeof failedTask>

/** Most ids per retry call. */
const MOST_TASKS = 100

/** Background jobs of all clients and failed tasks, for Superadmins. */
export const adminJobs = {
  list: endpoint(routes.adminJobs.list, {
    summary: 'Background jobs of all clients, newest first; those of one client, or in one state',
    query: z.object({ ...pageQuery, status: z.optional(z.enum(jobStatuses)), client: z.optional(id) }),
    reply: page('jobs', jobOfClient),
    errors: ['bad_cursor'],
  }),
  stop: endpoint(routes.adminJobs.stop, {
    summary: 'Stop a job of any client after the current batch; finished items are kept',
    params: idParams,
    reply: one,
    errors: ['not_found'],
  }),
  retry: endpoint(routes.adminJobs.retry, {
    summary: 'Resume a stopped or failed job of any client; finished items are skipped',
    params: idParams,
    reply: one,
    errors: ['not_found', 'conflict'],
  }),
  tasks: endpoint(routes.adminJobs.tasks, {
    summary: 'Failed tasks of the queue without retries left, latest first',
    query: z.object(pageQuery),
    reply: page('tasks', failedTask),
    errors: ['bad_cursor'],
  }),
  retryTasks: endpoint(routes.adminJobs.retryTasks, {
    summary: 'Retry failed tasks of the queue: the given ones, or all; replies with their number',
    body: z.strictObject({
      ids: z.optional(list(taskId, { min: 1, max: MOST_TASKS })),
    }),
    reply: z.object({ retried: z.number() }),
  }),
} as const satisfies Resource<typeof routes.adminJobs>
