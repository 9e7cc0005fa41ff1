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

/** Returns the number of leads deleted for good, with those merged into them. */
export async function removeLeadsInBin(db: LeadsDb, before: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`with gone as (
      delete from leads where deleted_at < ${before} returning client_id, id
    ), merged as (
      delete from leads l using gone where l.client_id = gone.client_id and l.merged_into = gone.id
    ) select count(*)::integer as count from gone`.execute(db)
  return rows[0]?.count ?? 0
}
