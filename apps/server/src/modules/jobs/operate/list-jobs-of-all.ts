import type { adminJobs } from '@deckle/contract/admin-jobs.ts'
import type { Handler } from '../../../http/handler.ts'
import { presentJobOfClient } from './present-job-of-client.ts'
import { listJobsOfClients } from './queries.ts'

export const listJobsOfAll: Handler<typeof adminJobs.list> = async ({ deps, actor, query, request }) => {
  const { rows, ...page } = await listJobsOfClients(deps.db, query)
  const now = deps.now()
  return { jobs: rows.map((row) => presentJobOfClient(actor, row, { now, request })), ...page }
}
