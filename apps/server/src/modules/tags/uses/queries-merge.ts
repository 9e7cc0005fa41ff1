import { sql } from 'kysely'
import { bearersOf, type UsesDb } from './queries-bearers.ts'
import { holdersOf, type Merge } from './queries-holders.ts'

/** Things that bear both tags. */
export async function countBoth(db: UsesDb, { clientId, kind, from, into }: Merge): Promise<number> {
  const counts = bearersOf(kind).map(
    ([, { table, key }]) =>
      sql`(select count(*) from ${table} a join ${table} b on b.client_id = ${clientId}::uuid and b.tag_id = ${into}::uuid and b.${key} = a.${key}
        where a.client_id = ${clientId}::uuid and a.tag_id = ${from}::uuid)`,
  )
  const { rows } = await sql<{ both: number }>`select (${sql.join(counts, sql` + `)})::integer as both`.execute(db)
  return rows[0]?.both ?? 0
}

/** In the order of their ids. Waits for those who are putting them on something. */
export async function lockTags(db: UsesDb, clientId: string, ids: readonly string[]): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('tags')
    .select('id')
    .where('client_id', '=', clientId)
    .where('id', '=', sql<string>`any (${ids}::uuid[])`)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * What bears or names `from` bears or names `into`. Rows are changed, not copied, so that they keep what is stored with
 * them (`article_tags.published_at`), and what others are storing there. Things that bear both keep `from` until it is removed.
 */
export async function moveUses(db: UsesDb, merge: Merge): Promise<void> {
  const { clientId, kind, from, into } = merge
  for (const [, { table, key }] of bearersOf(kind))
    await sql`update ${table} t set tag_id = ${into}::uuid
      where t.client_id = ${clientId}::uuid and t.tag_id = ${from}::uuid and not exists (select from ${table} other
        where other.client_id = ${clientId}::uuid and other.tag_id = ${into}::uuid and other.${key} = t.${key})`.execute(
      db,
    )
  for (const [, { move }] of holdersOf(kind)) for (const statement of move(merge)) await statement.execute(db)
}
