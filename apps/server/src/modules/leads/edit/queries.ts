import { sql } from 'kysely'
import type { LeadsDb } from '../queries.ts'

export const findOwner = (db: LeadsDb, clientId: string, id: string) =>
  db
    .selectFrom('users')
    .select(['id', sql<string>`btrim(first_name || ' ' || last_name)`.as('name')])
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .where('active', '=', true)
    .where('license_type', '<>', 'Learner')
    .executeTakeFirst()

export async function tagLeads(
  db: LeadsDb,
  clientId: string,
  ids: readonly string[],
  tagIds: readonly string[],
): Promise<void> {
  await sql`insert into lead_tags (client_id, lead_id, tag_id)
    select ${clientId}::uuid, l, t from unnest(${ids}::uuid[]) as leads (l), unnest(${tagIds}::uuid[]) as tags (t)
    on conflict do nothing`.execute(db)
}

export async function untagLeads(
  db: LeadsDb,
  clientId: string,
  ids: readonly string[],
  tagIds: readonly string[],
): Promise<void> {
  await sql`delete from lead_tags where client_id = ${clientId} and lead_id = any (${ids}::uuid[])
    and tag_id = any (${tagIds}::uuid[])`.execute(db)
}

/** Leads that somebody looks after go to their heir. @param heirs by the former owner */
export async function handOverLeads(db: LeadsDb, clientId: string, heirs: ReadonlyMap<string, string>): Promise<void> {
  await sql`update leads set owner_id = h.heir from unnest(${[...heirs.keys()]}::uuid[], ${[...heirs.values()]}::uuid[]) as h (former, heir)
    where leads.client_id = ${clientId} and leads.owner_id = h.former`.execute(db)
}
