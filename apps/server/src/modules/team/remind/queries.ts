import { sql } from 'kysely'
import { dayOf, type Matching, matching, type Team, type TeamDb } from '../queries.ts'

/** All but who reminds: as items of a job, and as ids. */
export const selectMatching = (db: TeamDb, team: Team, { by, ...match }: Matching & { readonly by: string }) =>
  matching(db, team, match)
    .where('users.id', '<>', by)
    .select(['users.id as subject_id', sql`'{}'::jsonb`.as('data')])
    .orderBy('users.id')

/**
 * Of these people the active ones with something open who were not reminded today, by their calendar; from now on they
 * were. Of two who remind at once, one gets each person.
 */
export async function claimReminders(
  db: TeamDb,
  { clientId, userIds, by, now }: { clientId: string; userIds: readonly string[]; by: string; now: Date },
): Promise<readonly string[]> {
  const { rows } = await sql<{
    user_id: string
  }>`insert into team_reminders as known (client_id, user_id, day, sent_at, sent_by)
    select users.client_id, users.id, ${dayOf(now)}, ${now}::timestamptz, ${by}::uuid
    from users join open_learning o on o.client_id = ${clientId} and o.user_id = users.id
    where users.client_id = ${clientId} and users.id = any (${userIds}::uuid[])
      and users.active and users.deleted_at is null and o.open > 0
    order by users.id
    on conflict (client_id, user_id) do update
      set day = excluded.day, sent_at = excluded.sent_at, sent_by = excluded.sent_by where known.day < excluded.day
    returning user_id`.execute(db)
  return rows.map(({ user_id }) => user_id)
}

export async function findName(db: TeamDb, clientId: string, id: string): Promise<string> {
  const row = await db
    .selectFrom('users')
    .select(sql<string>`btrim(first_name || ' ' || last_name)`.as('name'))
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.name ?? ''
}

/** By the person's id. */
export async function findOpen(
  db: TeamDb,
  clientId: string,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('open_learning')
    .select(['user_id', 'open'])
    .where('client_id', '=', clientId)
    .where('user_id', '=', sql<string>`any (${userIds}::uuid[])`)
    .execute()
  return new Map(rows.map(({ user_id, open }) => [user_id, open]))
}
