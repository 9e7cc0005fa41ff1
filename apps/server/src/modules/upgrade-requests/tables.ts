import type { Tables } from '../../db/tables.ts'

export type UpgradeRequestTables = Pick<Tables, 'upgrade_requests'>
