import type { Tables } from '../../db/tables.ts'

export type ReportTables = Pick<Tables, 'report_views' | 'custom_reports' | 'report_links'>
