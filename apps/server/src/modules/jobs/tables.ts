import type { Columns } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'

export type JobTables = Pick<Tables, 'jobs' | 'job_items'>

/** For a tag that takes another's place in what is still to be done. */
export type JobParams = Columns<'jobs', 'client_id' | 'params' | 'finished_at'>
