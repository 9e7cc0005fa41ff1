import { sql } from 'kysely'
import type { TicketRow, TicketsDb } from '../queries.ts'

export interface Operator {
  readonly id: string
  readonly client_id: string
}

const active = (db: TicketsDb) =>
  db.selectFrom('users').select(['id', 'client_id']).where('active', '=', true).where('deleted_at', 'is', null)

/** Active Admins of a client and its owner. */
export const listAdmins = (db: TicketsDb, clientId: string): Promise<Operator[]> =>
  active(db)
    .where('client_id', '=', clientId)
    .where(sql<boolean>`(license_type in ('Admin', 'Superadmin') or owns_client)`)
    .execute()

/** Of all clients. */
export const listSuperadmins = (db: TicketsDb): Promise<Operator[]> =>
  active(db).where('license_type', '=', 'Superadmin').execute()

/** Null where there is no partner, or one that is none any more. */
export async function findPartner(
  db: TicketsDb,
  { partner_id }: Pick<TicketRow, 'partner_id'>,
): Promise<string | null> {
  if (partner_id === null) return null
  const row = await db
    .selectFrom('clients')
    .select('id')
    .where('id', '=', partner_id)
    .where('plan', '=', 'partner')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Names by id of whoever may be assigned. */
export const listNames = (db: TicketsDb, people: readonly Operator[], most: number) =>
  db
    .selectFrom('users')
    .select(['id', 'client_id'])
    .select(sql<string>`btrim(first_name || ' ' || last_name)`.as('name'))
    .where('client_id', 'in', [...new Set(people.map(({ client_id }) => client_id))])
    .where(
      'id',
      'in',
      people.map(({ id }) => id),
    )
    .orderBy(sql`lower(first_name || ' ' || last_name)`)
    .limit(most)
    .execute()
