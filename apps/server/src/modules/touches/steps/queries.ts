import { sql } from 'kysely'
import type { TouchesDb } from '../queries.ts'

/** Of the visitors who left these leads. */
export const listTouchesAround = (db: TouchesDb, clientId: string, leadIds: readonly string[]) =>
  db
    .selectFrom('touches')
    .select(['id', 'kind', 'thing_id', 'at', 'arrival', 'source', 'medium', 'campaign', 'referrer', 'landing'])
    .where('client_id', '=', clientId)
    .where(
      'visitor_id',
      'in',
      sql<string>`(select t.visitor_id from touches t
        where t.client_id = ${clientId} and t.ref_id = any (${leadIds}::uuid[]) and t.kind = 'lead')`,
    )
    .execute()
