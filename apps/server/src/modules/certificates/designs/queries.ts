import type { CertificateDesign } from '@deckle/core/certificates/certificate-design.ts'
import { sql } from 'kysely'
import { newestFirst, type PageRequest, readPage } from '../../../db/paging/paging.ts'
import type { CertificatesDb } from '../queries.ts'

export type DesignRecord = NonNullable<Awaited<ReturnType<typeof findDesign>>>

const designsOf = (db: CertificatesDb, clientId: string) =>
  db
    .selectFrom('certificate_designs as d')
    .leftJoin('users', (join) => join.onRef('users.client_id', '=', 'd.client_id').onRef('users.id', '=', 'd.owner_id'))
    .select(['d.client_id', 'd.id', 'd.owner_id', 'd.name', 'd.design', 'd.revision', 'd.updated_at'])
    .select(sql<string | null>`btrim(users.first_name || ' ' || users.last_name)`.as('owner_name'))
    .where('d.client_id', '=', clientId)

export function findDesign(db: CertificatesDb, clientId: string, id: string) {
  return designsOf(db, clientId).where('d.id', '=', id).executeTakeFirst()
}

export function listDesigns(
  db: CertificatesDb,
  clientId: string,
  { search = '', ...page }: PageRequest & { readonly search?: string | undefined },
) {
  const query = designsOf(db, clientId).$if(search.trim() !== '', (all) =>
    all.where(sql<boolean>`searchable_text(d.name) like search_pattern(${search.trim()})`),
  )
  return readPage(query, newestFirst('d.updated_at', 'd.id'), page)
}

export async function countDesigns(db: CertificatesDb, clientId: string): Promise<number> {
  const { count } = await db
    .selectFrom('certificate_designs')
    .select((from) => from.fn.countAll<number>().as('count'))
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertDesign(
  db: CertificatesDb,
  values: {
    readonly client_id: string
    readonly id: string
    readonly owner_id: string
    readonly name: string
    readonly design: CertificateDesign
  },
): Promise<void> {
  await db
    .insertInto('certificate_designs')
    .values({ ...values, design: JSON.stringify(values.design) })
    .execute()
}

/** Compare and set on the revision in one statement; false if there is a newer one. */
export async function saveDesign(
  db: CertificatesDb,
  clientId: string,
  { id, revision }: { readonly id: string; readonly revision: number },
  { name, design }: { readonly name?: string | undefined; readonly design?: CertificateDesign | undefined },
): Promise<boolean> {
  const row = await db
    .updateTable('certificate_designs')
    .set({
      ...(name !== undefined && { name }),
      ...(design && { design: JSON.stringify(design) }),
      revision: sql<number>`revision + 1`,
      updated_at: sql<Date>`now()`,
    })
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .where('revision', '=', revision)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function removeDesign(db: CertificatesDb, clientId: string, id: string): Promise<void> {
  await db.deleteFrom('certificate_designs').where('client_id', '=', clientId).where('id', '=', id).execute()
}
