import { sql } from 'kysely'
import { leadReach, type Scoped } from '../../../db/reach.ts'
import type { LeadsDb } from '../queries.ts'

const live = sql`l.deleted_at is null and l.merged_into is null`

/** Decks that have leads within reach, by name. */
export async function listDecks(db: LeadsDb, actor: Scoped, most: number) {
  const { rows } = await sql<{ id: string; name: string }>`select d.id, d.name from decks d
    where d.client_id = ${actor.clientId} and d.deleted_at is null and exists (select from leads l
      where l.client_id = ${actor.clientId} and l.deck_id = d.id and ${live} and ${leadReach(actor, 'l')})
    order by lower(d.name), d.id limit ${most}`.execute(db)
  return rows
}

/** People who look after leads within reach, by name. */
export async function listOwners(db: LeadsDb, actor: Scoped, most: number) {
  const { rows } = await sql<{ id: string; name: string; image: string }>`
    select u.id, btrim(u.first_name || ' ' || u.last_name) as name, u.image from users u
    where u.client_id = ${actor.clientId} and u.license_type <> 'Learner' and exists (select from leads l
      where l.client_id = ${actor.clientId} and l.owner_id = u.id and ${live} and ${leadReach(actor, 'l')})
    order by lower(u.first_name), lower(u.last_name), u.id limit ${most}`.execute(db)
  return rows
}

/** Each source or outcome within reach, found from the one before it by the index. */
export async function listValues(
  db: LeadsDb,
  actor: Scoped,
  most: number,
  of: 'source' | 'outcome' | 'first_touch' | 'last_touch',
): Promise<readonly string[]> {
  const column = sql.raw(of === 'source' || of === 'outcome' ? `l.${of}` : `l.${of} ->> 'source'`)
  const next = (after: ReturnType<typeof sql>) => sql`(select ${column} as source from leads l
    where l.client_id = ${actor.clientId} and ${column} > ${after} and ${live} and ${leadReach(actor, 'l')}
    order by 1 limit 1)`
  const { rows } = await sql<{ source: string }>`with recursive found as (
      select ${next(sql`''`)} as source
      union all select ${next(sql`found.source`)} from found where found.source is not null
    ) select source from found where source is not null limit ${most}`.execute(db)
  return rows.map(({ source }) => source)
}
