import { hasReach, type LicenseType } from '@deckle/core/access/access.ts'
import type { InterfaceLanguage } from '@deckle/core/text/interface-language.ts'
import { sql } from 'kysely'
import type { Holder } from '../../db/meter.ts'
import { belowColumn, type Scoped, userReach } from '../../db/reach.ts'
import { seenDetails } from '../../db/seen-details.ts'
import { type TagCells, tagCellsText } from '../../db/tag-cells.ts'
import type { DbOf } from '../../db/database.ts'
import type { ReportingZones } from '../clients/tables.ts'
import type { PendingEmails } from '../auth/tables.ts'
import type { PeopleTags } from '../tags/tables.ts'
import type { UserTables } from './tables.ts'

export type UsersDb = DbOf<UserTables, PendingEmails & PeopleTags & ReportingZones>

/** What a list's row needs. */
export const rowColumns = [
  'id',
  'email',
  'username',
  'first_name',
  'last_name',
  'image',
  'license_type',
  'manager_id',
  'active',
  'created_at',
  'deleted_at',
] as const
const ownColumns = [
  ...rowColumns,
  'client_id',
  'path',
  'owns_client',
  'profile',
  'provider',
  'confirmed',
  'is_public',
  'shows_results',
  'hides_name',
  'last_seen_at',
  'invited_at',
  'expires_at',
  'active_before_bin',
  'delete_at',
] as const
const allColumns = [...ownColumns, 'details'] as const

/** The new address, while it is unconfirmed. */
const pendingEmail = (clientId: string | null) => {
  const client = clientId === null ? sql`users.client_id` : sql`${clientId}::uuid`
  return sql<string | null>`(select email_changes.email from email_changes
    where email_changes.client_id = ${client} and email_changes.user_id = users.id)`.as('pending_email')
}

export const managerName = sql<string | null>`(select btrim(m.first_name || ' ' || m.last_name) from users m
  where m.client_id = users.client_id and m.id = users.manager_id)`.as('manager_name')

export const tags = sql<TagCells | null>`${sql.raw(tagCellsText('user', 'users.client_id', 'users.id'))}`.as('tags')

const around = (clientId: string | null) => [pendingEmail(clientId), managerName, tags] as const

export type UserRecord = NonNullable<Awaited<ReturnType<typeof findUser>>>

/** In any client where `clientId` is null. */
export function findUser(db: UsersDb, clientId: string | null, id: string) {
  return db
    .selectFrom('users')
    .select(allColumns)
    .select(around(clientId))
    .where('id', '=', id)
    .$if(clientId !== null, (query) => query.where('client_id', '=', clientId as string))
    .executeTakeFirst()
}

/** Only people the actor may see, with what they see of the details; says whether the person is below the actor. */
export function findUserFor(db: UsersDb, actor: Scoped, id: string) {
  return db
    .selectFrom('users')
    .select(ownColumns)
    .select(seenDetails(actor))
    .select(around(hasReach(actor, 'user.read', 'any') ? null : actor.clientId))
    .select(belowColumn(actor, 'users.id'))
    .where('id', '=', id)
    .where(userReach(actor, 'user.read', 'users'))
    .executeTakeFirst()
}

export type UserRow = Pick<UserRecord, (typeof rowColumns)[number]>

export interface NewUser {
  readonly client_id: string
  readonly id: string
  readonly email: string
  readonly username: string
  readonly first_name: string
  readonly last_name: string
  /** Null until an invited person has chosen a password. */
  readonly password_hash: string | null
  /** SHA-256 of the key of the browser that registered the account. */
  readonly browser_key?: Buffer
  readonly manager_id: string | null
  readonly manager_path: Buffer | null
  readonly license_type: LicenseType
  readonly confirmed: boolean
  /** MANUAL if left out. */
  readonly provider?: 'OIDC'
  readonly language?: InterfaceLanguage
  readonly owns_client?: boolean
  readonly details: string
  readonly created_at: Date
  readonly invited_at?: Date
}

export async function insertUser(db: UsersDb, user: NewUser): Promise<void> {
  await db.insertInto('users').values(user).execute()
}

export interface UserChange {
  readonly details?: string
  readonly profile?: string
  readonly license_type?: LicenseType
  readonly active?: boolean
  readonly first_name?: string
  readonly last_name?: string
  readonly image?: string
  readonly language?: InterfaceLanguage
  readonly time_zone?: string
  readonly is_public?: boolean
  readonly shows_results?: boolean
  readonly hides_name?: boolean
  readonly max_users?: number
  readonly max_space?: number
  readonly expires_at?: Date | null
  readonly invited_at?: Date
  readonly deleted_at?: Date | null
  readonly active_before_bin?: boolean | null
}

/** An empty `change` only reads the row. */
export function updateUser(db: UsersDb, clientId: string, id: string, change: UserChange) {
  if (Object.keys(change).length === 0) return findUser(db, clientId, id)
  return db
    .updateTable('users')
    .set(change)
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .returning(allColumns)
    .returning(around(clientId))
    .executeTakeFirst()
}

/** Active Admins and owner whose licence has no end and who have not asked to delete their account. */
export async function countAdmins(db: UsersDb, clientId: string, butId: string | null): Promise<number> {
  const row = await db
    .selectFrom('users')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .where('client_id', '=', clientId)
    .where(sql<boolean>`(license_type in ('Admin', 'Superadmin') or owns_client)`)
    .where('active', '=', true)
    .where('delete_at', 'is', null)
    .where('expires_at', 'is', null)
    .$if(butId !== null, (query) => query.where('id', '!=', butId as string))
    .executeTakeFirstOrThrow()
  return row.count
}

/** The fallback heir: the owner, else an Admin. */
export async function findAdmin(db: UsersDb, clientId: string, but: readonly string[]): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('client_id', '=', clientId)
    .where(sql<boolean>`(license_type in ('Admin', 'Superadmin') or owns_client)`)
    .where('active', '=', true)
    .where('id', '!=', sql<string>`all (${but}::uuid[])`)
    .orderBy('owns_client', 'desc')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  return row?.id
}

/** Active ones: who cannot sign in takes no place. Counts no further than `max`. */
export async function countPeople(db: UsersDb, { clientId }: Holder, max: number | null): Promise<number> {
  const { count } = await db
    .selectFrom((from) =>
      from
        .selectFrom('users')
        .select('id')
        .where('client_id', '=', clientId)
        .where('active', '=', true)
        .$if(max !== null, (query) => query.limit(max as number))
        .as('people'),
    )
    .select((from) => from.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
