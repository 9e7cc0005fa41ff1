import type { Tables } from '../../db/tables.ts'

export type AdminTables = Pick<Tables, 'audit_log' | 'client_storage'>
