import type { ReadDbOf } from '../../../db/database.ts'
import type { MeasuredStorage } from '../../admin/tables.ts'

/** Undefined before it is measured for the first time. */
export const findStorage = (db: ReadDbOf<MeasuredStorage>, clientId: string) =>
  db
    .selectFrom('client_storage')
    .select(['pictures', 'answer_files', 'total'])
    .where('client_id', '=', clientId)
    .executeTakeFirst()
