import type { mailStatuses } from '@deckle/contract/admin.ts'
import type { PersonStatus } from '@deckle/core/people/person-condition.ts'
import { type RawBuilder, sql } from 'kysely'
import { holdsText } from '../../db/holds-text.ts'
import { searchedPeople } from '../../db/person-text.ts'
import { likePattern } from '../../db/paging/like-pattern.ts'
import { newestFirst, type PageRequest, readPage } from '../../db/paging/paging.ts'
import type { DbOf } from '../../db/database.ts'
import type { OutboxMails } from '../../platform/mail/tables.ts'
import type { ClientNames } from '../clients/tables.ts'
import type { DecksOfClients } from '../decks/tables.ts'
import type { MediaSizes } from '../media/tables.ts'
import type { AttemptOrigins, UploadSizes } from '../play/tables.ts'
import type { Allowances, PeopleOfClients } from '../users/tables.ts'
import type { AdminTables } from './tables.ts'

export type AdminDb = DbOf<
  AdminTables,
  PeopleOfClients & Allowances & ClientNames & DecksOfClients & AttemptOrigins & OutboxMails & MediaSizes & UploadSizes
>

type MailStatus = (typeof mailStatuses)[number]

interface AuditEntry {
  readonly client_id: string
  readonly id: string
  readonly actor_id: string
  /** The impersonator, if any. */
  readonly by_id: string | null
  readonly action: string
  readonly subject: string
  readonly detail: string
  readonly at: Date
}

export async function insertAuditEntries(db: AdminDb, entries: readonly AuditEntry[]): Promise<void> {
  await db.insertInto('audit_log').values(entries).execute()
}

/** Whether the same impersonator already has an entry with the same action and subject. */
export async function hasEntrySince(db: AdminDb, entry: AuditEntry, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('audit_log')
    .select('id')
    .where('client_id', '=', entry.client_id)
    .where('by_id', '=', entry.by_id)
    .where('at', '>', since)
    .where('actor_id', '=', entry.actor_id)
    .where('action', '=', entry.action)
    .where('subject', '=', entry.subject)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

interface ListOptions extends PageRequest {
  readonly search?: string | undefined
}

/** `''` matches all. */
const searched = ({ search }: ListOptions): string => search?.trim() ?? ''

interface MailOptions extends ListOptions {
  readonly status?: MailStatus | undefined
}

/** The search covers subjects of sent mails only: those of unsent mails may contain a code. */
export function listMails(db: AdminDb, { status, ...options }: MailOptions) {
  const search = searched(options)
  const pattern = likePattern(search)
  const query = db
    .selectFrom('mail_outbox')
    .select(['id', 'to_address', 'subject', 'created_at', 'status', 'error', 'attempts'])
    .$if(status !== undefined, (mails) => mails.where('status', '=', status as MailStatus))
    .$if(search !== '', (mails) =>
      mails.where(
        sql<boolean>`(lower(to_address) like ${pattern} or (lower(subject) like ${pattern} and status = 'sent'))`,
      ),
    )
  return readPage(query, newestFirst('created_at', 'id'), options)
}

export function findMail(db: AdminDb, id: string) {
  return db
    .selectFrom('mail_outbox')
    .select(['id', 'to_address', 'subject', 'text_body', 'created_at', 'status', 'error', 'attempts'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function countFailedMails(db: AdminDb): Promise<number> {
  const { count } = await db
    .selectFrom('mail_outbox')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('status', '=', 'failed')
    .executeTakeFirstOrThrow()
  return count
}

/** Most people matched by name. Entries of further people are found by action and subject only. */
const MAX_ACTORS = 1000

/** Of all clients. Whoever acted may belong to another client than the entry, so names are read apart. */
export async function listAudit(db: AdminDb, options: ListOptions) {
  const search = searched(options)
  const actors = search === '' ? [] : await listPeopleNamed(db, search)
  const query = db
    .selectFrom('audit_log as a')
    .leftJoin('clients as c', 'c.id', 'a.client_id')
    .select(['a.id', 'a.at', 'a.action', 'a.subject', 'a.detail', 'a.actor_id', 'a.by_id', 'c.name as client'])
    .$if(search !== '', (entries) =>
      entries.where(
        sql<boolean>`(lower(a.action || ' ' || a.subject) like ${likePattern(search)} or a.actor_id = any (${actors}::uuid[]) or a.by_id = any (${actors}::uuid[]))`,
      ),
    )
  const { rows, ...page } = await readPage(query, newestFirst('a.at', 'a.id'), options)
  const names = await readNames(
    db,
    rows.flatMap(({ actor_id, by_id }) => [actor_id ?? [], by_id ?? []].flat()),
  )
  const nameOf = (id: string | null) => names.get(id ?? '') ?? null
  return { rows: rows.map((row) => ({ ...row, actor: nameOf(row.actor_id), by: nameOf(row.by_id) })), ...page }
}

/** Audit entries about one subject, newest first. */
export async function listAuditOf(db: AdminDb, clientId: string, subject: string, page: PageRequest) {
  const query = db
    .selectFrom('audit_log')
    .select(['id', 'at', 'action', 'detail', 'actor_id', 'by_id'])
    .where('client_id', '=', clientId)
    .where('subject', '=', subject)
  const { rows, ...rest } = await readPage(query, newestFirst('at', 'id'), page)
  const names = await readNames(
    db,
    rows.flatMap(({ actor_id, by_id }) => [actor_id ?? [], by_id ?? []].flat()),
  )
  const nameOf = (id: string | null) => names.get(id ?? '') ?? null
  return { rows: rows.map((row) => ({ ...row, actor: nameOf(row.actor_id), by: nameOf(row.by_id) })), ...rest }
}

/** Clears the details of audit entries that are about the person or contain one of `texts`. The entries stay, with ids. */
export async function eraseFromAudit(
  db: AdminDb,
  {
    clientId,
    userId,
    texts,
  }: { readonly clientId: string; readonly userId: string; readonly texts: readonly string[] },
): Promise<void> {
  await db
    .updateTable('audit_log')
    .set({ detail: '{}' })
    .where('client_id', '=', clientId)
    .where(sql<boolean>`(subject = ${userId} or ${holdsText(sql`detail`, texts)})`)
    .where('detail', '!=', sql<never>`'{}'::jsonb`)
    .execute()
}

async function listPeopleNamed(db: AdminDb, search: string): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    // The first condition is there for its index; the e-mail is not searched.
    .where(sql<boolean>`${searchedPeople} like ${likePattern(search)}`)
    .where(sql<boolean>`lower(first_name || ' ' || last_name) like ${likePattern(search)}`)
    .limit(MAX_ACTORS)
    .execute()
  return rows.map(({ id }) => id)
}

/** By id. */
async function readNames(db: AdminDb, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('users')
    .select(['id', sql<string>`btrim(first_name || ' ' || last_name)`.as('name')])
    .where('id', '=', sql<string>`any (${ids}::uuid[])`)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

interface PeopleOptions extends ListOptions {
  readonly status: PersonStatus
  readonly client?: string | undefined
}

const byStatus: Readonly<Record<PersonStatus, RawBuilder<boolean>>> = {
  active: sql<boolean>`users.active`,
  deactivated: sql<boolean>`(not users.active and users.deleted_at is null)`,
  bin: sql<boolean>`users.deleted_at is not null`,
}

/** People of all clients. */
export function listPeople(db: AdminDb, { status, client, ...options }: PeopleOptions) {
  const search = searched(options)
  const query = db
    .selectFrom('users')
    .innerJoin('clients', 'clients.id', 'users.client_id')
    .select(['users.id', 'users.client_id', 'users.email', 'users.license_type', 'users.owns_client'])
    .select(['users.active', 'users.deleted_at', 'users.last_seen_at', 'users.created_at', 'clients.name as client'])
    .select(sql<string>`btrim(users.first_name || ' ' || users.last_name)`.as('name'))
    .where(byStatus[status])
    .$if(client !== undefined, (people) => people.where('users.client_id', '=', client as string))
    .$if(search !== '', (people) => people.where(sql<boolean>`${searchedPeople} like ${likePattern(search)}`))
  return readPage(query, newestFirst('users.created_at', 'users.id'), options)
}

/** With the numbers of their people and decks, which are counted for the page's clients alone. */
export async function listClients(db: AdminDb, options: ListOptions) {
  const search = searched(options)
  const query = db
    .selectFrom('clients as c')
    .select(['c.id', 'c.name', 'c.plan', 'c.created_at', 'c.suspended_at'])
    .$if(search !== '', (clients) => clients.where(sql<boolean>`lower(c.name) like ${likePattern(search)}`))
  const { rows, ...page } = await readPage(query, newestFirst('c.created_at', 'c.id'), options)
  const ids = rows.map(({ id }) => id)
  const [users, decks] = await Promise.all([countOf(db, 'users', ids), countOf(db, 'decks', ids)])
  return {
    rows: rows.map((row) => ({ ...row, users: users.get(row.id) ?? 0, decks: decks.get(row.id) ?? 0 })),
    ...page,
  }
}

/** By client; decks in the bin don't count. */
async function countOf(
  db: AdminDb,
  table: 'users' | 'decks',
  clientIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ client_id: string; count: number }>`
    select client_id, count(*)::integer as count from ${sql.table(table)}
    where client_id = any (${clientIds}::uuid[]) ${table === 'decks' ? sql`and deleted_at is null` : sql``}
    group by client_id`.execute(db)
  return new Map(rows.map(({ client_id, count }) => [client_id, count]))
}
