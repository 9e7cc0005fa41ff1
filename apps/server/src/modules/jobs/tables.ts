import type { Tables } from '../../db/tables.ts'

export type JobTables = Pick<Tables, 'jobs' | 'job_items'>
