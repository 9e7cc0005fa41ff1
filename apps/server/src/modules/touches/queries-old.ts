import { sql } from 'kysely'
import type { TouchesDb } from './queries.ts'

const BATCH = 1000

/**
 * Visitors who came first before then, with all that they touched; what was counted stays. Counted first where that is
 * still to be done (`fold`). @param clientId null for all clients
 */
export async function deleteVisitorsBefore(db: TouchesDb, clientId: string | null, before: Date): Promise<number> {
  let removed = 0
  for (;;) {
    const { numAffectedRows = 0n } = await sql`delete from visitors where (client_id, id) in (
      select v.client_id, v.id from visitors v
      where ${clientId === null ? sql`true` : sql`v.client_id = ${clientId}`} and v.since < ${before} limit ${BATCH})`.execute(
      db,
    )
    removed += Number(numAffectedRows)
    if (numAffectedRows < BATCH) return removed
  }
}

interface Person {
  readonly userId: string
  readonly email: string
}

/** All that a person touched, also before they signed in. */
export async function deleteVisitorsOf(db: TouchesDb, clientId: string, { userId, email }: Person): Promise<void> {
  await sql`delete from visitors v where v.client_id = ${clientId}
    and (v.user_id = ${userId} or v.email_key = md5(${clientId}::text || lower(${email}::text))::uuid)`.execute(db)
}
