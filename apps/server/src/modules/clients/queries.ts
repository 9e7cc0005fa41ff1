import type { PlanType } from '@deckle/core/plan/plan.ts'
import { sql } from 'kysely'
import type { DbOf } from '../../db/database.ts'
import type { ClientOwners } from '../users/tables.ts'
import type { ClientTables } from './tables.ts'

export type ClientsDb = DbOf<ClientTables, unknown, ClientOwners>

export type ClientRecord = NonNullable<Awaited<ReturnType<typeof findClient>>>

export function findClient(db: ClientsDb, id: string) {
  return db
    .selectFrom('clients')
    .leftJoin('users as owner', (join) =>
      join.onRef('owner.client_id', '=', 'clients.id').on('owner.owns_client', '=', true),
    )
    .select(['clients.id', 'clients.name', 'clients.plan', 'clients.branding', 'owner.id as owner_id'])
    .select(sql<string | null>`btrim(owner.first_name || ' ' || owner.last_name)`.as('owner_name'))
    .where('clients.id', '=', id)
    .executeTakeFirst()
}

/** With its slug, if it has one: fails with a unique violation where another client has it. */
export async function insertClient(
  db: ClientsDb,
  client: {
    id: string
    name: string
    plan: PlanType
    branding: string
    created_at: Date
    slug?: string
    partner_id?: string
    opened_by?: string
  },
): Promise<void> {
  await db.insertInto('clients').values(client).execute()
  const { slug, id: client_id } = client
  if (slug !== undefined) await db.insertInto('client_slugs').values({ slug, client_id }).execute()
}

/** Serializes changes of a client, of its hierarchy and of its Admins. */
export async function lockClient(db: ClientsDb, id: string): Promise<void> {
  await db.selectFrom('clients').select('id').where('id', '=', id).forNoKeyUpdate().execute()
}

export async function setNameAndBranding(
  db: ClientsDb,
  id: string,
  change: { name?: string; branding?: string },
): Promise<void> {
  await db.updateTable('clients').set(change).where('id', '=', id).execute()
}

/** False if `userId` is no active person of the client. */
export async function setOwner(db: ClientsDb, clientId: string, userId: string): Promise<boolean> {
  await db
    .updateTable('users')
    .set({ owns_client: false })
    .where('client_id', '=', clientId)
    .where('owns_client', '=', true)
    .execute()
  const row = await db
    .updateTable('users')
    .set({ owns_client: true })
    .where('client_id', '=', clientId)
    .where('id', '=', userId)
    .where('active', '=', true)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
