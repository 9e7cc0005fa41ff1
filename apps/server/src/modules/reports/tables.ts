import type { Columns } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'

/** For a field whose kind changes: which reports compare it. */
export type ReportFilters = Columns<'report_views', 'client_id' | 'name' | 'filter'> &
  Columns<'custom_reports', 'client_id' | 'title' | 'widgets' | 'deleted_at'>

export type ReportTables = Pick<Tables, 'report_views' | 'custom_reports' | 'report_links'>
