import type { AuditKind } from '@deckle/core/audit/audit.ts'
import { type RawBuilder, sql } from 'kysely'
import type { DbOf } from '../../../db/database.ts'
import { holdsText } from '../../../db/holds-text.ts'
import { newestFirst, type PageRequest, readPage } from '../../../db/paging/paging.ts'
import { personNameHasText } from '../../../db/person-text.ts'
import type { ClientNames } from '../../clients/tables.ts'
import type { PeopleOfClients } from '../../users/tables.ts'
import type { AdminTables } from '../tables.ts'

export type AuditDb = DbOf<AdminTables, PeopleOfClients & ClientNames>

interface AuditEntry {
  readonly client_id: string
  readonly id: string
  readonly actor_id: string | null
  /** The impersonator, if any. */
  readonly by_id: string | null
  readonly action: string
  readonly kind: string
  /** As sessions show it. */
  readonly address: string
  readonly subject: string
  readonly detail: string
  readonly at: Date
}

export async function insertAuditEntries(db: AuditDb, entries: readonly AuditEntry[]): Promise<void> {
  await db.insertInto('audit_log').values(entries).execute()
}

/** Whether the same impersonator already has an entry with the same action and subject. */
export async function hasEntrySince(db: AuditDb, entry: AuditEntry, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('audit_log')
    .select('id')
    .where('client_id', '=', entry.client_id)
    .where('by_id', '=', entry.by_id)
    .where('at', '>', since)
    .where('actor_id', 'is not distinct from', entry.actor_id)
    .where('action', '=', entry.action)
    .where('subject', '=', entry.subject)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** A stored entry, without names. */
export interface AuditRow {
  readonly client_id: string
  readonly id: string
  readonly at: Date
  readonly kind: string
  readonly action: string
  readonly subject: string
  readonly detail: Readonly<Record<string, unknown>>
  readonly actor_id: string | null
  readonly by_id: string | null
  readonly address: string
}

const columns = [
  'client_id',
  'id',
  'at',
  'kind',
  'action',
  'subject',
  'detail',
  'actor_id',
  'by_id',
  'address',
] as const

interface Filters {
  readonly kind?: AuditKind | undefined
  /** The first moment. */
  readonly since?: Date | undefined
  /** The first moment that is too late. */
  readonly until?: Date | undefined
}

export interface ClientFilters extends Filters {
  /** Who did it. */
  readonly person?: string | undefined
}

export interface AllFilters extends Filters {
  readonly client?: string | undefined
  readonly search?: string | undefined
  /** Actions whose words match the search. */
  readonly actions?: readonly string[] | undefined
}

/** Entries of a client, by an index for each filter. Acts on the installation are not the client's. */
const clientEntries = (db: AuditDb, clientId: string, { person, ...filters }: ClientFilters) =>
  db
    .selectFrom('audit_log')
    .select(columns)
    .where('client_id', '=', clientId)
    .where(matching(filters))
    .where('kind', '!=', 'installation')
    .$if(person !== undefined, (rows) => rows.where('actor_id', '=', person as string))

/** Newest first. */
export const listClientEntries = (
  db: AuditDb,
  clientId: string,
  { page, ...filters }: ClientFilters & { readonly page: PageRequest },
) => readPage(clientEntries(db, clientId, filters), newestFirst('at', 'id'), page)

function matching({ kind, since, until }: Filters): RawBuilder<boolean> {
  const conditions = [
    ...(kind === undefined ? [] : [sql`kind = ${kind}`]),
    ...(since === undefined ? [] : [sql`at >= ${since}`]),
    ...(until === undefined ? [] : [sql`at < ${until}`]),
  ]
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` and `)})`
}

/** Most people matched by name. Entries of further people are found by their words only. */
const MAX_ACTORS = 1000

/** Of all clients. */
async function allEntries(db: AuditDb, { client, search = '', actions = [], ...filters }: AllFilters) {
  const text = search.trim()
  const actors = text === '' ? [] : await listPeopleNamed(db, text)
  return db
    .selectFrom('audit_log')
    .select(columns)
    .where(matching(filters))
    .$if(client !== undefined, (rows) => rows.where('client_id', '=', client as string))
    .$if(text !== '', (rows) =>
      rows.where(
        sql<boolean>`(action = any (${actions}::text[]) or searchable_text(action || ' ' || subject) like search_pattern(${text}) or actor_id = any (${actors}::uuid[]) or by_id = any (${actors}::uuid[]))`,
      ),
    )
}

export async function listAllEntries(db: AuditDb, { page, ...filters }: AllFilters & { readonly page: PageRequest }) {
  return readPage(await allEntries(db, filters), newestFirst('at', 'id'), page)
}

/** Audit entries about one subject, newest first. */
export function listAuditOf(db: AuditDb, clientId: string, subject: string, page: PageRequest) {
  const query = db
    .selectFrom('audit_log')
    .select(columns)
    .where('client_id', '=', clientId)
    .where('subject', '=', subject)
    // The person page lists changes; sign-ins are in the client's log.
    .where('kind', 'not in', ['sign_in', 'export'])
  return readPage(query, newestFirst('at', 'id'), page)
}

/** Clears the details of audit entries that are about the person or contain one of `texts`. The entries stay, with ids. */
export async function eraseFromAudit(
  db: AuditDb,
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
  await db
    .updateTable('audit_log')
    .set({ address: '' })
    .where('client_id', '=', clientId)
    .where('actor_id', '=', userId)
    .where('address', '!=', '')
    .execute()
}

async function listPeopleNamed(db: AuditDb, search: string): Promise<string[]> {
  const rows = await db.selectFrom('users').select('id').where(personNameHasText(search)).limit(MAX_ACTORS).execute()
  return rows.map(({ id }) => id)
}

/** Entries deleted in one statement: short locks, whatever has piled up. */
const BATCH = 5000

/** Returns how many there were. */
export async function deleteAuditBefore(db: AuditDb, clientId: string, before: Date): Promise<number> {
  let removed = 0
  for (;;) {
    const { rows } = await sql<{ count: number }>`with gone as (
      delete from audit_log where client_id = ${clientId} and id in (
        select id from audit_log where client_id = ${clientId} and at < ${before} order by at limit ${sql.lit(BATCH)})
      returning 1) select count(*)::integer as count from gone`.execute(db)
    const count = rows[0]?.count ?? 0
    removed += count
    if (count < BATCH) return removed
  }
}

export async function listClientIds(db: AuditDb): Promise<readonly string[]> {
  const rows = await db.selectFrom('clients').select('id').orderBy('id').execute()
  return rows.map(({ id }) => id)
}
