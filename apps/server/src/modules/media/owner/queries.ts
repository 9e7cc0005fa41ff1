import { sql } from 'kysely'
import { isUuid } from '../../../platform/uuid.ts'
import type { MediaDb } from '../queries.ts'

/** Files in the bin are not counted. */
export async function countMediaOf(db: MediaDb, clientId: string, ownerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('media')
    .select((from) => from.fn.countAll<number>().as('count'))
    .where('client_id', '=', clientId)
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Returns the ids that no deck, article, design of certificates, banner, post or client logo refers to. */
export async function listUnreferenced(db: MediaDb, clientId: string, ids: readonly string[]): Promise<string[]> {
  const known = ids.filter(isUuid)
  if (known.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    select m.id from media m where m.client_id = ${clientId} and m.id = any (${known}::uuid[])
      and not exists (select from decks d where d.client_id = ${clientId} and d.content::text like '%' || m.id || '%')
      and not exists (select from deck_versions v where v.client_id = ${clientId} and v.content::text like '%' || m.id || '%')
      and not exists (select from certificate_designs e where e.client_id = ${clientId} and e.design::text like '%' || m.id || '%')
      and not exists (select from banners b where b.client_id = ${clientId} and m.id::text in (b.image ->> 'id', b.phone_image ->> 'id'))
      and not exists (select from posts p where p.client_id = ${clientId} and jsonb_array_length(p.images) > 0
        and p.images @> jsonb_build_array(jsonb_build_object('id', m.id)))
      and not exists (select from article_media a where a.client_id = ${clientId} and a.media_id = m.id)
      and not exists (select from clients c where c.id = ${clientId} and c.branding ->> 'logo' = m.id::text)`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/**
 * Transfers files, including those in the bin. Returns the number of files.
 * @param heirs new owners by former owner
 * @param but ids of files that are not transferred
 */
export async function handOverMedia(
  db: MediaDb,
  clientId: string,
  heirs: ReadonlyMap<string, string>,
  but: readonly string[],
): Promise<number> {
  const { numAffectedRows } = await sql`
    update media m set owner_id = h.heir
    from unnest(${[...heirs.keys()]}::uuid[], ${[...heirs.values()]}::uuid[]) as h (owner, heir)
    where m.client_id = ${clientId} and m.owner_id = h.owner and m.id != all (${but}::uuid[])`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** Moves files of the owner to the bin. Returns their keys. */
export async function binOwn(
  db: MediaDb,
  {
    clientId,
    ownerId,
    ids,
    now,
  }: { readonly clientId: string; readonly ownerId: string; readonly ids: readonly string[]; readonly now: Date },
): Promise<readonly string[]> {
  const rows = await db
    .updateTable('media')
    .set({ deleted_at: now })
    .where('client_id', '=', clientId)
    .where('owner_id', '=', ownerId)
    .where('id', '=', sql<string>`any (${ids}::uuid[])`)
    .where('deleted_at', 'is', null)
    .returning('file_key')
    .execute()
  return rows.map(({ file_key }) => file_key)
}

/** Returns the keys of the files to delete. */
export async function deleteMediaOf(db: MediaDb, clientId: string, ownerId: string): Promise<string[]> {
  const rows = await db
    .deleteFrom('media')
    .where('client_id', '=', clientId)
    .where('owner_id', '=', ownerId)
    .returning(['id', 'file_key'])
    .execute()
  for (const { id } of rows) await db.deleteFrom('media_clients').where('media_id', '=', id).execute()
  return rows.map(({ file_key }) => file_key)
}
