import { type Insertable, sql } from 'kysely'
import type { DbOf } from '../../../db/database.ts'
import { type Order, type PageRequest, readPage } from '../../../db/paging/paging.ts'
import type { Scoped } from '../../../db/reach.ts'
import type { Tables } from '../../../db/tables.ts'
import type { ClientOwners, JobAuthors, MailedPeople, PersonNames } from '../../users/tables.ts'
import type { ReportTables } from '../tables.ts'

export type ViewsDb = DbOf<ReportTables, PersonNames & JobAuthors & MailedPeople & ClientOwners>

const columns = [
  'v.client_id',
  'v.id',
  'v.owner_id',
  'v.name',
  'v.report',
  'v.grouping',
  'v.filter',
  'v.last_days',
  'v.shared',
  'v.every',
  'v.hour',
  'v.tz',
  'v.next_at',
] as const

const views = (db: ViewsDb, clientId: string) =>
  db
    .selectFrom('report_views as v')
    .innerJoin('users as u', (join) => join.onRef('u.client_id', '=', 'v.client_id').onRef('u.id', '=', 'v.owner_id'))
    .select(columns)
    .select([
      sql<string | null>`v.from_day::text`.as('from_day'),
      sql<string | null>`v.to_day::text`.as('to_day'),
      sql<string>`btrim(u.first_name || ' ' || u.last_name)`.as('owner'),
    ])
    .where('v.client_id', '=', clientId)
    .where('u.client_id', '=', clientId)

export type ViewRow = NonNullable<Awaited<ReturnType<typeof findView>>>

const byName: Order = {
  keys: [
    ['lower(v.name)', 'text'],
    ['v.id', 'uuid'],
  ],
  direction: 'asc',
}

const seen = ({ userId }: Pick<Scoped, 'userId'>) => sql<boolean>`(v.owner_id = ${userId}::uuid or v.shared)`

export const listSeen = (db: ViewsDb, actor: Scoped, page: PageRequest) =>
  readPage(views(db, actor.clientId).where(seen(actor)), byName, page)

/** One's own, or a shared one. */
export const findView = (db: ViewsDb, actor: Scoped, id: string) =>
  views(db, actor.clientId).where('v.id', '=', id).where(seen(actor)).executeTakeFirst()

type ViewValues = Omit<Insertable<Tables['report_views']>, 'client_id' | 'id' | 'owner_id' | 'created_at'>

export async function insertView(
  db: ViewsDb,
  row: ViewValues & { readonly client_id: string; readonly id: string; readonly owner_id: string },
): Promise<void> {
  await db.insertInto('report_views').values(row).execute()
}

export async function changeView(db: ViewsDb, clientId: string, id: string, values: ViewValues): Promise<void> {
  await db.updateTable('report_views').set(values).where('client_id', '=', clientId).where('id', '=', id).execute()
}

export async function removeView(db: ViewsDb, clientId: string, id: string): Promise<void> {
  await db.deleteFrom('report_views').where('client_id', '=', clientId).where('id', '=', id).execute()
}

export interface DueView {
  readonly client_id: string
  readonly id: string
  readonly next_at: Date
}

/** Of all clients, the longest due first. */
export const listDue = (db: ViewsDb, now: Date, limit: number): Promise<DueView[]> =>
  db
    .selectFrom('report_views')
    .select(['client_id', 'id', sql<Date>`next_at`.as('next_at')])
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .limit(limit)
    .execute()

/** False where another server has sent it: the time is moved by one alone. */
export async function claimSending(db: ViewsDb, { client_id, id, next_at }: DueView, next: Date): Promise<boolean> {
  const row = await db
    .updateTable('report_views')
    .set({ next_at: next })
    .where('client_id', '=', client_id)
    .where('id', '=', id)
    .where('next_at', '=', next_at)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** A view with its owner as they are now. */
export const findWithOwner = (db: ViewsDb, clientId: string, id: string) =>
  views(db, clientId)
    .select(['u.email', 'u.first_name', 'u.language', 'u.license_type', 'u.owns_client', 'u.path', 'u.active'])
    .select(['u.expires_at', 'u.deleted_at'])
    .where('v.id', '=', id)
    .executeTakeFirst()
