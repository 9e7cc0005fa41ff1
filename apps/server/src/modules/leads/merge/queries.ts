import { sql } from 'kysely'
import type { LeadsDb } from '../queries.ts'

/** Merges leads, and what was merged into them, into another. */
export async function moveMerged(db: LeadsDb, clientId: string, ids: readonly string[], into: string): Promise<void> {
  await sql`update leads set merged_into = ${into} where client_id = ${clientId}
    and (id = any (${ids}::uuid[]) or merged_into = any (${ids}::uuid[]))`.execute(db)
}
