import { hasReach } from '@deckle/core/access/access.ts'
import type { LinkKind } from '@deckle/core/report/custom/report-link.ts'
import { type Insertable, sql } from 'kysely'
import type { DbOf } from '../../../db/database.ts'
import { newestFirst, type PageRequest, readPage } from '../../../db/paging/paging.ts'
import type { Scoped } from '../../../db/reach.ts'
import type { Tables } from '../../../db/tables.ts'
import type { ActiveClients } from '../../clients/tables.ts'
import type { ClientOwners, JobAuthors, MailedPeople } from '../../users/tables.ts'
import type { ReportTables } from '../tables.ts'

export type LinksDb = DbOf<ReportTables, ClientOwners & JobAuthors & MailedPeople & ActiveClients>

const links = (db: LinksDb, clientId: string) =>
  db
    .selectFrom('report_links as l')
    .innerJoin('users as u', (join) => join.onRef('u.client_id', '=', 'l.client_id').onRef('u.id', '=', 'l.owner_id'))
    .select(['l.client_id', 'l.id', 'l.owner_id', 'l.kind', 'l.target_id', 'l.pin_hash', 'l.includes_names'])
    .select(['l.period', 'l.expires_at', 'l.revoked_at', 'l.opened_at', 'l.opened', 'l.created_at'])
    .select(sql<string>`btrim(u.first_name || ' ' || u.last_name)`.as('owner'))
    .where('l.client_id', '=', clientId)
    .where('u.client_id', '=', clientId)

export type LinkRow = NonNullable<Awaited<ReturnType<typeof findLink>>>

/** One's own; an Admin sees the client's. */
const seen = (actor: Scoped) =>
  hasReach(actor, 'report_link.manage', 'client')
    ? sql<boolean>`true`
    : sql<boolean>`l.owner_id = ${actor.userId}::uuid`

interface Target {
  readonly kind: LinkKind
  readonly target: string
}

export const listLinksTo = (db: LinksDb, actor: Scoped, { kind, target }: Target, page: PageRequest) =>
  readPage(
    links(db, actor.clientId).where(seen(actor)).where('l.target_id', '=', target).where('l.kind', '=', kind),
    newestFirst('l.created_at', 'l.id'),
    page,
  )

export const findLink = (db: LinksDb, actor: Scoped, id: string) =>
  links(db, actor.clientId).where('l.id', '=', id).where(seen(actor)).executeTakeFirst()

/** A link with its owner and client as they are now. */
export const findLinkWithOwner = (db: LinksDb, clientId: string, id: string) =>
  links(db, clientId)
    .innerJoin('clients as c', 'c.id', 'l.client_id')
    .select(['u.license_type', 'u.owns_client', 'u.path', 'u.active', 'u.expires_at as license_ends', 'u.deleted_at'])
    .select('c.suspended_at')
    .where('c.id', '=', clientId)
    .where('l.id', '=', id)
    .executeTakeFirst()

export async function insertLink(db: LinksDb, row: Insertable<Tables['report_links']>): Promise<void> {
  await db.insertInto('report_links').values(row).execute()
}

/** @param revokedAt null opens it again */
export async function setRevoked(db: LinksDb, clientId: string, id: string, revokedAt: Date | null): Promise<void> {
  await db
    .updateTable('report_links')
    .set({ revoked_at: revokedAt })
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .execute()
}

export async function countOpening(db: LinksDb, clientId: string, id: string, now: Date): Promise<void> {
  await db
    .updateTable('report_links')
    .set({ opened: sql`opened + 1`, opened_at: now })
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .execute()
}

/** Of all clients. */
export async function removeLinksEndedBefore(db: LinksDb, moment: Date): Promise<void> {
  await db.deleteFrom('report_links').where('expires_at', '<', moment).execute()
}
