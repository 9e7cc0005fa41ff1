import { sql } from 'kysely'
import type { AuthDb } from '../queries.ts'

/** Changes nothing on a day that is known. */
export const activeDayText = `insert into active_months as known (client_id, user_id, month, days) values ($1, $2, $3, $4)
  on conflict (client_id, month, user_id) do update set days = known.days | excluded.days where known.days & excluded.days = 0`

/** The month's first day, and the bit of the day in it; in UTC. */
export const activeDay = (clientId: string, userId: string, now: Date): readonly [string, string, string, number] => [
  clientId,
  userId,
  `${now.toISOString().slice(0, 7)}-01`,
  1 << (now.getUTCDate() - 1),
]

export async function recordActiveDay(db: AuthDb, clientId: string, userId: string, now: Date): Promise<void> {
  const [, , month, days] = activeDay(clientId, userId, now)
  await sql`insert into active_months as known (client_id, user_id, month, days) values (${clientId}, ${userId}, ${month}, ${days})
    on conflict (client_id, month, user_id) do update set days = known.days | excluded.days where known.days & excluded.days = 0`.execute(
    db,
  )
}
