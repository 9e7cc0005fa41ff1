import { clientSlugFrom, clientSlugLimits } from '@deckle/core/client/client-slug.ts'
import type { PlanType } from '@deckle/core/plan/plan.ts'
import { sql } from 'kysely'
import type { DbOf } from '../../db/database.ts'
import { isUuid } from '../../platform/uuid.ts'
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
    .select([
      'clients.id',
      'clients.name',
      'clients.slug',
      'clients.plan',
      'clients.branding',
      'clients.reporting_zone',
      'owner.id as owner_id',
    ])
    .select(sql<string | null>`btrim(owner.first_name || ' ' || owner.last_name)`.as('owner_name'))
    .where('clients.id', '=', id)
    .executeTakeFirst()
}

/** Fails with a unique violation if the slug is taken. */
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
  const { slug = await firstSlug(db, client) } = client
  if (client.slug !== undefined)
    await db.insertInto('client_slugs').values({ slug, client_id: client.id, taken_at: client.created_at }).execute()
  await db
    .insertInto('clients')
    .values({ ...client, slug })
    .execute()
}

interface NamedClient {
  readonly id: string
  readonly name: string
  readonly created_at: Date
}

/** From the name; where that is another client's, with an ending of its own. */
async function firstSlug(db: ClientsDb, { id, name, created_at }: NamedClient): Promise<string> {
  const base = clientSlugFrom(name)
  if (await takeSlug(db, id, base, created_at)) return base
  const ending = `-${id.slice(-12)}`
  const own = base.slice(0, clientSlugLimits.max - ending.length).replace(/-$/, '') + ending
  await takeSlug(db, id, own, created_at)
  return own
}

/** False if it is another client's. One that the client had before becomes its newest. */
export async function takeSlug(db: ClientsDb, clientId: string, slug: string, now: Date): Promise<boolean> {
  const { rows } = await sql`insert into client_slugs (slug, client_id, taken_at) values (${slug}, ${clientId}, ${now})
    on conflict (slug) do update set taken_at = excluded.taken_at where client_slugs.client_id = excluded.client_id
    returning slug`.execute(db)
  return rows.length > 0
}

/** Gives up all but the newest slugs of a client. */
export async function dropOldSlugs(db: ClientsDb, clientId: string, stored: number): Promise<void> {
  const rows = await db
    .selectFrom('client_slugs')
    .select('slug')
    .where('client_id', '=', clientId)
    .orderBy('taken_at', 'desc')
    .orderBy('slug')
    .offset(stored)
    .execute()
  for (const { slug } of rows) await db.deleteFrom('client_slugs').where('slug', '=', slug).execute()
}

/** By its present slug, a former one, or its id. */
export async function findClientBySlug(db: ClientsDb, slug: string) {
  if (isUuid(slug)) return findBrand(db, slug)
  const place = await db.selectFrom('client_slugs').select('client_id').where('slug', '=', slug).executeTakeFirst()
  return place && findBrand(db, place.client_id)
}

/** How a client shows itself where nobody has signed in yet. */
export function findBrand(db: ClientsDb, id: string) {
  return db
    .selectFrom('clients')
    .select(['id', 'slug', 'plan', 'branding', 'suspended_at', 'attribution', 'reporting_zone'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Serializes changes of a client, of its hierarchy and of its Admins. */
export async function lockClient(db: ClientsDb, id: string): Promise<void> {
  await db.selectFrom('clients').select('id').where('id', '=', id).forNoKeyUpdate().execute()
}

export async function setClient(
  db: ClientsDb,
  id: string,
  change: { name?: string; slug?: string; branding?: string },
): Promise<void> {
  if (Object.keys(change).length > 0) await db.updateTable('clients').set(change).where('id', '=', id).execute()
}

/** Undefined for a client without an owner. */
export async function findClientOwner(db: ClientsDb, clientId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('client_id', '=', clientId)
    .where('owns_client', '=', true)
    .executeTakeFirst()
  return row?.id
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
