import { sql } from 'kysely'
import type { LeadsDb } from '../queries.ts'

/** How many came before, up to `most`. */
export async function countLeadsBefore(db: LeadsDb, clientId: string, before: Date, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select from leads where client_id = ${clientId} and created_at < ${before} limit ${most}
    ) as l`.execute(db)
  return rows[0]?.count ?? 0
}

/** With their notes and history, also those in the bin. Returns their number. */
export async function deleteLeadsBefore(db: LeadsDb, clientId: string, before: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with gone as (delete from leads where client_id = ${clientId} and created_at < ${before} returning 1)
    select count(*)::integer as count from gone`.execute(db)
  return rows[0]?.count ?? 0
}
