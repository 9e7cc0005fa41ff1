import type { mailStatuses } from '@deckle/contract/admin.ts'
import type { PersonStatus } from '@deckle/core/people/person-condition.ts'
import { type RawBuilder, sql } from 'kysely'
import { personHasText } from '../../db/person-text.ts'
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

/** A sent mail has no text any more; one with a text was only stored, because there was no mail server. */
const mailStatus = sql<MailStatus>`case when status = 'sent' and text_body <> '' then 'stored' else status end`

/** By the index `mail_outbox_by_status`, unlike a comparison of `mailStatus`. */
function hasStatus(status: MailStatus): RawBuilder<boolean> {
  if (status === 'stored') return sql<boolean>`(status = 'sent' and text_body <> '')`
  return status === 'sent' ? sql<boolean>`(status = 'sent' and text_body = '')` : sql<boolean>`status = ${status}`
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
  const query = db
    .selectFrom('mail_outbox')
    .select(['id', 'to_address', 'subject', 'created_at', 'error', 'attempts'])
    .select(mailStatus.as('status'))
    .$if(status !== undefined, (mails) => mails.where(hasStatus(status as MailStatus)))
    .$if(search !== '', (mails) =>
      mails.where(
        sql<boolean>`(searchable_text(to_address) like search_pattern(${search}) or (searchable_text(subject) like search_pattern(${search}) and status = 'sent'))`,
      ),
    )
  return readPage(query, newestFirst('created_at', 'id'), options)
}

export function findMail(db: AdminDb, id: string) {
  return db
    .selectFrom('mail_outbox')
    .select(['id', 'to_address', 'subject', 'text_body', 'created_at', 'error', 'attempts'])
    .select(mailStatus.as('status'))
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
    .$if(search !== '', (people) => people.where(personHasText(search)))
  return readPage(query, newestFirst('users.created_at', 'users.id'), options)
}

/** With the numbers of their people and decks, which are counted for the page's clients alone. */
export async function listClients(db: AdminDb, options: ListOptions) {
  const search = searched(options)
  const query = db
    .selectFrom('clients as c')
    .select(['c.id', 'c.name', 'c.plan', 'c.created_at', 'c.suspended_at'])
    .$if(search !== '', (clients) =>
      clients.where(sql<boolean>`searchable_text(c.name) like search_pattern(${search})`),
    )
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
