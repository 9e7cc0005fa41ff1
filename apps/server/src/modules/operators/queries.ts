import type { PlanType } from '@deckle/core/plan/plan.ts'
import type { PriceId } from '@deckle/core/plan/price.ts'
import { sql } from 'kysely'
import type { DbOf } from '../../db/database.ts'
import { newestFirst, type Order, type PageRequest, readPage } from '../../db/paging/paging.ts'
import { personNameText, personHasText } from '../../db/person-text.ts'
import type { OperatedClients } from '../clients/tables.ts'
import type { DecksOfClients } from '../decks/tables.ts'
import type { MediaSizes } from '../media/tables.ts'
import type { PaidPlans } from '../payments/tables.ts'
import type { AttemptOrigins, UploadSizes } from '../play/tables.ts'
import type { PeopleOfClients } from '../users/tables.ts'

/** The module owns no tables. */
export type OperatorsDb = DbOf<
  object,
  DecksOfClients & MediaSizes & AttemptOrigins & UploadSizes & PeopleOfClients & PaidPlans,
  OperatedClients
>

export type ClientRow = NonNullable<Awaited<ReturnType<typeof findClient>>>

/** Searches all clients. */
export function findClient(db: OperatorsDb, id: string) {
  return db
    .selectFrom('clients')
    .select(['id', 'name', 'slug', 'plan', 'created_at', 'suspended_at', 'partner_id'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** The plan of the client's subscription that renews; undefined without one. */
export async function findPaidPlan(db: OperatorsDb, clientId: string): Promise<PriceId | undefined> {
  const row = await db
    .selectFrom('purchases')
    .innerJoin('payments', (join) =>
      join.onRef('payments.client_id', '=', 'purchases.client_id').onRef('payments.purchase_id', '=', 'purchases.id'),
    )
    .select('payments.plan')
    .where('purchases.client_id', '=', clientId)
    .where('payments.client_id', '=', clientId)
    .where('payments.paid_at', 'is not', null)
    .where('purchases.plan', '!=', 'perpetual_business')
    .where('purchases.ended_at', 'is', null)
    .where('purchases.replaced_at', 'is', null)
    .where((where) => where.or([where('purchases.next_plan', 'is', null), where('purchases.next_plan', '!=', 'free')]))
    .orderBy('payments.paid_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.plan
}

/** Clients opened by a partner. */
export function listOpenedBy(
  db: OperatorsDb,
  partnerId: string,
  { search = '', ...page }: PageRequest & { readonly search?: string | undefined },
) {
  const query = db
    .selectFrom('clients')
    .select(['id', 'name', 'slug', 'plan', 'created_at', 'suspended_at'])
    .where('partner_id', '=', partnerId)
    .$if(search.trim() !== '', (found) =>
      found.where(sql<boolean>`searchable_text(name) like search_pattern(${search.trim()})`),
    )
  return readPage(query, newestFirst('created_at', 'id'), page)
}

export function findOwner(db: OperatorsDb, clientId: string) {
  return db
    .selectFrom('users')
    .select(['id', 'email', sql<string>`btrim(first_name || ' ' || last_name)`.as('name')])
    .where('client_id', '=', clientId)
    .where('owns_client', '=', true)
    .executeTakeFirst()
}

export async function hasSuperadmin(db: OperatorsDb, clientId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('client_id', '=', clientId)
    .where('license_type', '=', 'Superadmin')
    .where('active', '=', true)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** People who can be impersonated: may sign in and are not Superadmins. */
const isImpersonable = (now: Date) =>
  sql<boolean>`(active and deleted_at is null and license_type <> 'Superadmin' and (expires_at is null or expires_at > ${now}))`

export function findImpersonable(db: OperatorsDb, clientId: string, userId: string, now: Date) {
  return db
    .selectFrom('users')
    .select(['id', isImpersonable(now).as('is_impersonable')])
    .where('client_id', '=', clientId)
    .where('id', '=', userId)
    .executeTakeFirst()
}

const rankOfPerson = sql<number>`(case when owns_client then 0 when license_type = 'Admin' then 1 else 2 end)`

/** The owner, else the longest-serving Admin. */
export async function findFirstImpersonable(db: OperatorsDb, clientId: string, now: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('client_id', '=', clientId)
    .where(isImpersonable(now))
    .where(sql<boolean>`(owns_client or license_type = 'Admin')`)
    .orderBy(rankOfPerson)
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row?.id
}

const byName: Order = {
  keys: [
    [personNameText, 'text'],
    ['id', 'uuid'],
  ],
  direction: 'asc',
}

/** By name. */
export function listImpersonable(
  db: OperatorsDb,
  clientId: string,
  now: Date,
  { search = '', ...page }: PageRequest & { readonly search?: string | undefined },
) {
  const query = db
    .selectFrom('users')
    .select(['id', 'email', 'license_type', 'owns_client'])
    .select(sql<string>`btrim(first_name || ' ' || last_name)`.as('name'))
    .where('client_id', '=', clientId)
    .where(isImpersonable(now))
    .$if(search.trim() !== '', (people) => people.where(personHasText(search.trim())))
  return readPage(query, byName, page)
}

export interface ClientUse {
  readonly people: number
  readonly activePeople: number
  readonly decks: number
  readonly published: number
  readonly attempts: number
  readonly space: number
}

/** People, decks and files in the bin are not counted. */
export async function readUse(db: OperatorsDb, clientId: string): Promise<ClientUse> {
  const [persons, made, plays, files, sentFiles] = await Promise.all([
    db
      .selectFrom('users')
      .select((row) => row.fn.countAll<number>().as('all'))
      .select(sql<number>`count(*) filter (where active)`.as('active'))
      .where('client_id', '=', clientId)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('decks')
      .select((row) => row.fn.countAll<number>().as('all'))
      .select(sql<number>`count(published_version_id)`.as('published'))
      .where('client_id', '=', clientId)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('attempts')
      .select((row) => row.fn.countAll<number>().as('all'))
      .where('client_id', '=', clientId)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('media')
      .select(sql<number>`coalesce(sum(size), 0)::bigint`.as('bytes'))
      .where('client_id', '=', clientId)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('uploads')
      .select(sql<number>`coalesce(sum(size), 0)::bigint`.as('bytes'))
      .where('client_id', '=', clientId)
      .executeTakeFirstOrThrow(),
  ])
  return {
    people: persons.all,
    activePeople: persons.active,
    decks: made.all,
    published: made.published,
    attempts: plays.all,
    space: files.bytes + sentFiles.bytes,
  }
}

export async function setPlan(db: OperatorsDb, id: string, plan: PlanType): Promise<void> {
  await db.updateTable('clients').set({ plan }).where('id', '=', id).execute()
}

/** Returns false if nothing changed. */
export async function setSuspended(db: OperatorsDb, id: string, at: Date | null): Promise<boolean> {
  const row = await db
    .updateTable('clients')
    .set({ suspended_at: at })
    .where('id', '=', id)
    .where('suspended_at', at === null ? 'is not' : 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
