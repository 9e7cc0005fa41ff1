import { newestFirst, type PageRequest, readPage } from '../../../db/paging/paging.ts'
import { type JobsDb, selectJobs } from '../queries.ts'

type JobStatus = 'draft' | 'queued' | 'running' | 'done' | 'failed' | 'stopped'

interface JobFilter extends PageRequest {
  readonly status?: JobStatus | undefined
  readonly client?: string | undefined
}

const selectWithClient = (db: JobsDb) =>
  selectJobs(db).innerJoin('clients', 'clients.id', 'jobs.client_id').select('clients.name as client')

export type JobOfClientRow = NonNullable<Awaited<ReturnType<typeof findJobOfClient>>>

/** Jobs of all clients. A distributed database queries every node. */
export function listJobsOfClients(db: JobsDb, { status, client, ...page }: JobFilter) {
  const query = selectWithClient(db)
    .$if(status !== undefined, (jobs) => jobs.where('jobs.status', '=', status as JobStatus))
    .$if(client !== undefined, (jobs) => jobs.where('jobs.client_id', '=', client as string))
  return readPage(query, newestFirst('jobs.created_at', 'jobs.id'), page)
}

export function findJobOfClient(db: JobsDb, clientId: string, id: string) {
  return selectWithClient(db).where('jobs.client_id', '=', clientId).where('jobs.id', '=', id).executeTakeFirst()
}
