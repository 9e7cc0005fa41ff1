import * as z from 'zod/mini'
import { endpoint, type Output, type Resource } from './kit/endpoint.ts'
import { can, id, idParams, moment, page, pageQuery, text } from './kit/shapes.ts'
import { routes } from './routes.ts'

/** A draft waits for what is still to be said, such as the columns of an import. */
export const jobStatuses = ['draft', 'queued', 'running', 'done', 'failed', 'stopped'] as const

export const job = z.object({
  id,
  kind: z.string(),
  status: z.enum(jobStatuses),
  /** Null while it is not known. */
  total: z.nullable(z.number()),
  done: z.number(),
  refused: z.number(),
  /** How many items ended in which way, by its name. */
  counts: z.record(z.string(), z.number()),
  /** Of a failed one, in words. */
  error: z.nullable(z.string()),
  /** What it made, to be fetched by `/jobs/{id}/file`. */
  file: z.nullable(z.string()),
  createdBy: z.object({ id, name: z.string() }),
  createdAt: moment,
  startedAt: z.nullable(moment),
  finishedAt: z.nullable(moment),
  can: can('stop', 'retry', 'undo'),
})
export type Job = Output<typeof job>

const one = z.object({ job })

/** How an item ended; kinds of jobs may add their own. */
export const itemOutcomes = ['changed', 'unchanged', 'refused'] as const

const jobItem = z.object({
  /** From 1 on. */
  seq: z.number(),
  /** The person it is about, where there is one. */
  person: z.nullable(z.object({ id, name: z.string(), email: z.string() })),
  outcome: z.string(),
  /** Why it was refused, in words. */
  reason: z.nullable(z.string()),
})
export type JobItem = Output<typeof jobItem>

/** Imports, exports and bulk actions in the background (decisions.md §1 "Jobs"). */
export const jobs = {
  list: endpoint(routes.jobs.list, {
    summary: 'Background jobs, newest first: the own ones, those of the client for Admins',
    query: z.object({ ...pageQuery, kind: z.optional(text(40)) }),
    reply: page('jobs', job),
    errors: ['bad_cursor'],
  }),
  show: endpoint(routes.jobs.show, { summary: 'One job', params: idParams, reply: one, errors: ['not_found'] }),
  stop: endpoint(routes.jobs.stop, {
    summary: 'Stop a job after its present batch; what is done stays done',
    params: idParams,
    reply: one,
    errors: ['not_found'],
  }),
  retry: endpoint(routes.jobs.retry, {
    summary: 'Go on with a stopped or failed job; items that are done are not done again',
    params: idParams,
    reply: one,
    errors: ['not_found', 'conflict'],
  }),
  undo: endpoint(routes.jobs.undo, {
    summary: 'Take back what a job changed, where nobody has changed it since; answers the job that does so',
    params: idParams,
    reply: one,
    errors: ['not_found', 'conflict'],
  }),
  file: endpoint(routes.jobs.file, {
    summary: 'The file that a job made (the reply is the file, as a download)',
    params: idParams,
    reply: z.unknown(),
    replyType: '*/*',
    errors: ['not_found'],
  }),
  items: endpoint(routes.jobs.items, {
    summary: 'Items of a job that have ended, in their order: all, or those of one outcome',
    params: idParams,
    query: z.object({ ...pageQuery, outcome: z.optional(z.enum(itemOutcomes)) }),
    reply: page('items', jobItem),
    errors: ['not_found', 'bad_cursor'],
  }),
} as const satisfies Resource<typeof routes.jobs>
