import { sql } from 'kysely'
import type { ClientsDb } from '../queries.ts'

export type SsoClient = NonNullable<Awaited<ReturnType<typeof findSsoClient>>>

/** A client as far as single sign-on goes. */
export function findSsoClient(db: ClientsDb, clientId: string) {
  return db
    .selectFrom('clients')
    .select(['id', 'name', 'slug', 'sso', 'sso_secret', 'sso_only', 'suspended_at'])
    .where('id', '=', clientId)
    .executeTakeFirst()
}

export async function setSso(
  db: ClientsDb,
  clientId: string,
  change: { sso: string | null; sso_secret: string | null; sso_only: boolean },
): Promise<void> {
  await db.updateTable('clients').set(change).where('id', '=', clientId).execute()
}

export type DomainRow = Awaited<ReturnType<typeof listDomains>>[number]

export function listDomains(db: ClientsDb, clientId: string) {
  return db
    .selectFrom('sso_domains')
    .select(['id', 'domain', 'verified_at', 'verified_by'])
    .where('client_id', '=', clientId)
    .orderBy('domain')
    .execute()
}

export async function insertDomain(
  db: ClientsDb,
  row: { client_id: string; id: string; domain: string; created_at: Date },
): Promise<void> {
  await db.insertInto('sso_domains').values(row).execute()
}

export async function deleteDomain(db: ClientsDb, clientId: string, { id, domain }: DomainRow): Promise<void> {
  await db.deleteFrom('sso_domains').where('client_id', '=', clientId).where('id', '=', id).execute()
  await db.deleteFrom('sso_domain_names').where('domain', '=', domain).where('client_id', '=', clientId).execute()
}

/** Whether the domain is the client's now: false if another client has verified it. */
export async function takeDomain(
  db: ClientsDb,
  clientId: string,
  { id, domain }: Pick<DomainRow, 'id' | 'domain'>,
): Promise<boolean> {
  const { rows } = await sql`insert into sso_domain_names (domain, client_id, domain_id)
    values (${domain}, ${clientId}, ${id})
    on conflict (domain) do update set domain_id = excluded.domain_id
      where sso_domain_names.client_id = excluded.client_id returning domain`.execute(db)
  return rows.length > 0
}

export async function setVerified(
  db: ClientsDb,
  clientId: string,
  id: string,
  verified: { verified_at: Date; verified_by: 'dns' | 'operator' },
): Promise<void> {
  await db.updateTable('sso_domains').set(verified).where('client_id', '=', clientId).where('id', '=', id).execute()
}

/** The client that has verified the domain. */
export async function findClientOfDomain(db: ClientsDb, domain: string): Promise<SsoClient | undefined> {
  const place = await db
    .selectFrom('sso_domain_names')
    .select('client_id')
    .where('domain', '=', domain)
    .executeTakeFirst()
  return place && findSsoClient(db, place.client_id)
}
