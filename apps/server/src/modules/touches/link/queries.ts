import { sql } from 'kysely'
import type { TouchesDb } from '../queries.ts'

/** Who played an attempt, or left a lead. */
export async function findVisitorOfAct(db: TouchesDb, clientId: string, refId: string): Promise<string | null> {
  const row = await db
    .selectFrom('touches')
    .select('visitor_id')
    .where('client_id', '=', clientId)
    .where('ref_id', '=', refId)
    .executeTakeFirst()
  return row?.visitor_id ?? null
}

export interface Enrolled {
  readonly clientId: string
  readonly courseId: string
  readonly userIds: readonly string[]
  readonly at: Date
}

/** One touch a person: of the visitor whom they were first seen as. Returns the visitors. */
export async function insertEnrolled(db: TouchesDb, { clientId, courseId, userIds, at }: Enrolled): Promise<string[]> {
  const { rows } = await sql<{ visitor_id: string }>`
    with seen as (
      select u.id as user_id, v.id as visitor_id, v.since from users u
        join visitors v on v.client_id = u.client_id and v.user_id = u.id
        where u.client_id = ${clientId} and u.id = any (${userIds}::uuid[]) and v.since <= ${at}
      union all
      select u.id, v.id, v.since from users u
        join visitors v on v.client_id = u.client_id and v.email_key = md5(u.client_id::text || lower(u.email))::uuid
        where u.client_id = ${clientId} and u.id = any (${userIds}::uuid[]) and u.confirmed and v.since <= ${at}
    )
    insert into touches (client_id, id, visitor_id, kind, thing_id, ref_id, at)
    select distinct on (s.user_id) ${clientId}::uuid, gen_random_uuid(), s.visitor_id, 'course', ${courseId}::uuid, s.user_id, ${at}::timestamptz
      from seen s order by s.user_id, s.since, s.visitor_id
    on conflict do nothing
    returning visitor_id`.execute(db)
  return [...new Set(rows.map(({ visitor_id }) => visitor_id))]
}

export async function markStale(db: TouchesDb, clientId: string, visitorIds: readonly string[]): Promise<void> {
  if (visitorIds.length === 0) return
  await db
    .updateTable('visitors')
    .set({ stale: true })
    .where('client_id', '=', clientId)
    .where('id', '=', sql<string>`any (${visitorIds}::uuid[])`)
    .execute()
}
