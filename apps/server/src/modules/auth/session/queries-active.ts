import { sql } from 'kysely'
import type { AuthDb } from '../queries.ts'

const QUARTER = 900_000

/** Changes nothing in a quarter of an hour that is known. */
export const activeText = `insert into active_months as known (client_id, user_id, month, quarters)
  values ($1, $2, $3, set_bit(0::bit(2976), $4, 1))
  on conflict (client_id, month, user_id) do update set quarters = known.quarters | excluded.quarters
  where get_bit(known.quarters, $4) = 0`

/** The month's first day, and the place of the quarter of an hour in it; in UTC. */
export function activeQuarter(clientId: string, userId: string, now: Date): readonly [string, string, string, number] {
  const month = `${now.toISOString().slice(0, 7)}-01`
  return [clientId, userId, month, Math.floor((now.getTime() - Date.parse(month)) / QUARTER)]
}

export async function recordActive(db: AuthDb, client: string, user: string, now: Date): Promise<void> {
  const [clientId, userId, month, quarter] = activeQuarter(client, user, now)
  await sql`insert into active_months as known (client_id, user_id, month, quarters)
    values (${clientId}, ${userId}, ${month}, set_bit(0::bit(2976), ${quarter}::integer, 1))
    on conflict (client_id, month, user_id) do update set quarters = known.quarters | excluded.quarters
    where get_bit(known.quarters, ${quarter}::integer) = 0`.execute(db)
}
