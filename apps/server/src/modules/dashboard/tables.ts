import type { Tables } from '../../db/tables.ts'

export type DashboardTables = Pick<Tables, 'dashboard_visits'>
