import type { jobs } from '@deckle/contract/jobs.ts'
import { audienceLanguage } from '../../http/language.ts'
import type { Handler } from '../../http/handler.ts'
import { presentJob } from './present.ts'
import { listJobs as listRows } from './queries.ts'
import { replyJob, requireJob } from './require-job.ts'

export const listJobs: Handler<typeof jobs.list> = async ({ deps, actor, query, request }) => {
  const { rows, ...page } = await listRows(deps.db, actor, query)
  const at = { now: deps.now(), language: audienceLanguage(request.header('accept-language')) }
  return { jobs: rows.map((row) => presentJob(actor, row, at)), ...page }
}

export const showJob: Handler<typeof jobs.show> = async ({ deps, actor, params, request }) =>
  replyJob(deps, actor, await requireJob(deps, actor, 'job.read', params.id), request)
