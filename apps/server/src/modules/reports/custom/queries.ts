import { hasReach } from '@deckle/core/access/access.ts'
import { type Insertable, sql } from 'kysely'
import type { DbOf } from '../../../db/database.ts'
import { newestFirst, type PageRequest, readPage } from '../../../db/paging/paging.ts'
import type { Scoped } from '../../../db/reach.ts'
import type { Tables } from '../../../db/tables.ts'
import type { PersonNames } from '../../users/tables.ts'
import type { ReportTables } from '../tables.ts'

export type CustomReportsDb = DbOf<ReportTables, PersonNames>

const reports = (db: CustomReportsDb, clientId: string) =>
  db
    .selectFrom('custom_reports as c')
    .innerJoin('users as u', (join) => join.onRef('u.client_id', '=', 'c.client_id').onRef('u.id', '=', 'c.owner_id'))
    .select(['c.client_id', 'c.id', 'c.owner_id', 'c.title', 'c.note', 'c.period', 'c.widgets', 'c.everyone'])
    .select(['c.revision', 'c.updated_at'])
    .select([
      sql<string>`btrim(u.first_name || ' ' || u.last_name)`.as('owner'),
      sql<'view' | 'edit' | null>`nullif(c.everyone, 'none')`.as('shared'),
    ])
    .where('c.client_id', '=', clientId)
    .where('u.client_id', '=', clientId)

export type CustomReportRow = NonNullable<Awaited<ReturnType<typeof findReport>>>

/** One's own and those that are shared; an Admin sees the client's. */
const seen = (actor: Scoped) =>
  hasReach(actor, 'custom_report.read', 'client')
    ? sql<boolean>`true`
    : sql<boolean>`(c.owner_id = ${actor.userId}::uuid or c.everyone <> 'none')`

export const listSeen = (db: CustomReportsDb, actor: Scoped, page: PageRequest) =>
  readPage(
    reports(db, actor.clientId).where(seen(actor)).where('c.deleted_at', 'is', null),
    newestFirst('c.updated_at', 'c.id'),
    page,
  )

export const findReport = (db: CustomReportsDb, actor: Scoped, id: string) =>
  reports(db, actor.clientId)
    .where('c.id', '=', id)
    .where(seen(actor))
    .where('c.deleted_at', 'is', null)
    .executeTakeFirst()

export const findDeleted = (db: CustomReportsDb, actor: Scoped, id: string) =>
  reports(db, actor.clientId)
    .where('c.id', '=', id)
    .where(seen(actor))
    .where('c.deleted_at', 'is not', null)
    .executeTakeFirst()

type Values = Pick<Insertable<Tables['custom_reports']>, 'title' | 'note' | 'period' | 'widgets' | 'everyone'>

export async function insertReport(
  db: CustomReportsDb,
  row: Values & Pick<Insertable<Tables['custom_reports']>, 'client_id' | 'id' | 'owner_id' | 'updated_at'>,
): Promise<void> {
  await db.insertInto('custom_reports').values(row).execute()
}

/** False where another revision is stored. */
export async function saveReport(
  db: CustomReportsDb,
  {
    clientId,
    id,
    revision,
    now,
  }: { readonly clientId: string; readonly id: string; readonly revision: number; readonly now: Date },
  values: Values,
): Promise<boolean> {
  const row = await db
    .updateTable('custom_reports')
    .set({ ...values, revision: revision + 1, updated_at: now })
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .where('revision', '=', revision)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** @param deletedAt null takes the deletion back */
export async function setDeleted(
  db: CustomReportsDb,
  clientId: string,
  id: string,
  deletedAt: Date | null,
): Promise<void> {
  await db
    .updateTable('custom_reports')
    .set({ deleted_at: deletedAt })
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .execute()
}

/** Of all clients. */
export async function removeDeletedBefore(db: CustomReportsDb, moment: Date): Promise<void> {
  await db.deleteFrom('custom_reports').where('deleted_at', '<', moment).execute()
}
