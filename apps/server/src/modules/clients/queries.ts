import type { Db } from '../../db/database.ts'

export type ClientRecord = NonNullable<Awaited<ReturnType<typeof findClient>>>

export function findClient(db: Db, id: string) {
  return db.selectFrom('clients').select(['id', 'name', 'plan', 'branding']).where('id', '=', id).executeTakeFirst()
}

export function updateClient(db: Db, id: string, change: { name?: string; branding?: string }) {
  return db
    .updateTable('clients')
    .set(change)
    .where('id', '=', id)
    .returning(['id', 'name', 'plan', 'branding'])
    .executeTakeFirst()
}

export async function hasImage(db: Db, clientId: string, id: string): Promise<boolean> {
  return (
    (await db
      .selectFrom('media')
      .select('id')
      .where('client_id', '=', clientId)
      .where('id', '=', id)
      .where('kind', '=', 'image')
      .where('deleted_at', 'is', null)
      .executeTakeFirst()) !== undefined
  )
}
