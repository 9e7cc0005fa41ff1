import { formerEmail, normaliseEmail } from '@deckle/core/text/email-address.ts'
import { sql } from 'kysely'
import { ownSeenDetails } from '../../db/seen-details.ts'
import type { DbOf } from '../../db/database.ts'
import type { ClientPlans, FactorPolicies, PartnerClients, SignInWays } from '../clients/tables.ts'
import type { LinkedAccounts } from '../sso/tables.ts'
import type { Credentials, SignedInPeople } from '../users/tables.ts'
import type { TokenKey } from './session/tokens.ts'
import type { AuthTables } from './tables.ts'

export type AuthDb = DbOf<
  AuthTables,
  SignedInPeople & ClientPlans & PartnerClients & SignInWays,
  Credentials & FactorPolicies & LinkedAccounts
>

const credentials = [
  'users.client_id',
  'users.id',
  'users.email',
  'users.username',
  'users.first_name',
  'users.last_name',
  'users.password_hash',
  'users.license_type',
  'users.active',
  'users.confirmed',
  'users.language',
  'users.expires_at',
  'users.second_factor_at',
  'users.owns_client',
] as const

export type CredentialsRow = NonNullable<Awaited<ReturnType<typeof findCredentialsById>>>

/** Expects `email` in lower case. */
export async function findCredentials(db: AuthDb, email: string) {
  const place = await findUserByEmail(db, email)
  return place && findCredentialsById(db, place.client_id, place.user_id)
}

/** Finds the account of a typed address. One that is stored in the earlier form comes first: only this form finds it. */
export async function findTypedCredentials(db: AuthDb, typed: string) {
  const email = normaliseEmail(typed)
  const former = formerEmail(typed)
  return (former !== email && (await findCredentials(db, former))) || findCredentials(db, email)
}

function findUserByEmail(db: AuthDb, email: string) {
  return db.selectFrom('user_emails').select(['client_id', 'user_id']).where('email', '=', email).executeTakeFirst()
}

export function findCredentialsById(db: AuthDb, clientId: string, userId: string) {
  return db
    .selectFrom('users')
    .innerJoin('clients', 'clients.id', 'users.client_id')
    .select(credentials)
    .select(['clients.suspended_at', 'clients.slug', 'clients.name as client_name', 'clients.sso', 'clients.sso_only'])
    .where('users.client_id', '=', clientId)
    .where('users.id', '=', userId)
    .executeTakeFirst()
}

export const ownerOf = ({ client_id, id }: Pick<CredentialsRow, 'client_id' | 'id'>) => ({
  clientId: client_id,
  userId: id,
})

/** Whether a person has signed in at a provider of single sign-on. */
export async function isLinkedTo(
  db: AuthDb,
  { client_id, user_id, issuer }: { client_id: string; user_id: string; issuer: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('sso_accounts')
    .select('user_id')
    .where('client_id', '=', client_id)
    .where('user_id', '=', user_id)
    .where('issuer', '=', issuer)
    .executeTakeFirst()
  return row !== undefined
}

/** From now on the directory alone signs the person in by this account. */
export async function proveLinkedAccount(
  db: AuthDb,
  { clientId, userId }: { readonly clientId: string; readonly userId: string },
  id: string,
): Promise<void> {
  await db
    .updateTable('sso_accounts')
    .set({ proven: true })
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
}

/** The contact for licence questions: the client's owner, else its first Admin. */
export async function findAdminName(db: AuthDb, clientId: string, now: Date): Promise<string> {
  const row = await adminNames(db, clientId, now).limit(1).executeTakeFirst()
  return row?.name ?? ''
}

/** Who can take a person's second factors away, within the client: at most three, the owner first. */
export async function listHelpers(
  db: AuthDb,
  { client_id, id, license_type }: Pick<CredentialsRow, 'client_id' | 'id' | 'license_type'>,
  now: Date,
): Promise<string[]> {
  const rows = await adminNames(db, client_id, now)
    .where('id', '!=', id)
    .$if(license_type === 'Superadmin', (query) => query.where('license_type', '=', 'Superadmin'))
    .limit(3)
    .execute()
  return rows.map(({ name }) => name).filter((name) => name !== '')
}

/** Of those who can sign in: the owner, then Admins by age. */
const adminNames = (db: AuthDb, clientId: string, now: Date) =>
  db
    .selectFrom('users')
    .select(sql<string>`btrim(first_name || ' ' || last_name)`.as('name'))
    .where('client_id', '=', clientId)
    .where('active', '=', true)
    .where(sql<boolean>`(license_type in ('Admin', 'Superadmin') or owns_client)`)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
    .orderBy('owns_client', 'desc')
    .orderBy('license_type')
    .orderBy('created_at')

export async function setPassword(db: AuthDb, clientId: string, userId: string, passwordHash: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ password_hash: passwordHash, confirmed: true, browser_key: null })
    .where('client_id', '=', clientId)
    .where('id', '=', userId)
    .execute()
}

/** Locks the row, so that two confirmations don't both decide about the password. */
export function findRegistration(db: AuthDb, clientId: string, userId: string) {
  return db
    .selectFrom('users')
    .select(['confirmed', 'password_hash', 'browser_key'])
    .where('client_id', '=', clientId)
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
}

export async function confirmUser(
  db: AuthDb,
  clientId: string,
  userId: string,
  { removesPassword }: { readonly removesPassword: boolean },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ confirmed: true, browser_key: null, ...(removesPassword && { password_hash: null }) })
    .where('client_id', '=', clientId)
    .where('id', '=', userId)
    .execute()
}

export type LinkPurpose = 'reset_password' | 'confirm_email' | 'sign_in' | 'unlock_factors'

export async function insertLink(
  db: AuthDb,
  link: { hash: Buffer; client_id: string; user_id: string; purpose: LinkPurpose; expires_at: Date },
): Promise<void> {
  await db.insertInto('one_time_links').values(link).execute()
}

/** Single use: undefined if the link is unknown, used or expired. */
export function redeemLink(db: AuthDb, { hash, clientId }: TokenKey, purpose: LinkPurpose, now: Date) {
  return db
    .updateTable('one_time_links')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .$if(clientId !== null, (query) => query.where('client_id', '=', clientId))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['client_id', 'user_id'])
    .executeTakeFirst()
}

export async function deleteLinks(
  db: AuthDb,
  clientId: string,
  userId: string | readonly string[],
  purpose: LinkPurpose,
  now: Date,
): Promise<void> {
  await db
    .updateTable('one_time_links')
    .set({ used_at: now })
    .where('client_id', '=', clientId)
    .where('user_id', 'in', [userId].flat())
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute()
}

/** Counts one use; undefined if the token is invalid or the person may not sign in. */
export async function redeemAuthtoken(db: AuthDb, { hash, clientId }: TokenKey, now: Date) {
  const ofClient = clientId === null ? sql`true` : sql`t.client_id = ${clientId} and u.client_id = ${clientId}`
  const { rows } = await sql<{ client_id: string; user_id: string }>`
    update authtokens t set used = t.used + 1, last_used_at = ${now}
    from users u
    where t.hash = ${hash} and ${ofClient} and t.revoked_at is null and t.used < t.uses and t.expires_at > ${now}
      and u.client_id = t.client_id and u.id = t.user_id and u.active and u.confirmed
    returning t.client_id, t.user_id`.execute(db)
  return rows[0]
}

/** Owner of a sign-in link or token, which may be used or expired. */
export async function findTokenOwner(db: AuthDb, { hash, clientId }: TokenKey) {
  const link = db
    .selectFrom('one_time_links')
    .select(['client_id as clientId', 'user_id as userId'])
    .where('hash', '=', hash)
    .where('purpose', '=', 'sign_in')
    .$if(clientId !== null, (query) => query.where('client_id', '=', clientId))
  const token = db
    .selectFrom('authtokens')
    .select(['client_id as clientId', 'user_id as userId'])
    .where('hash', '=', hash)
    .$if(clientId !== null, (query) => query.where('client_id', '=', clientId))
  return (await link.executeTakeFirst()) ?? (await token.executeTakeFirst())
}

/** Called when an account is secured again: tokens issued earlier stop working. */
export async function revokeAuthtokensOf(
  db: AuthDb,
  clientId: string,
  userId: string | readonly string[],
  now: Date,
): Promise<void> {
  await db
    .updateTable('authtokens')
    .set({ revoked_at: now })
    .where('client_id', '=', clientId)
    .where('user_id', 'in', [userId].flat())
    .where('revoked_at', 'is', null)
    .execute()
}

/** Expired tokens and links, and sessions closed before `closedBefore`. */
export async function deleteStale(db: AuthDb, now: Date, closedBefore: Date): Promise<void> {
  await db.deleteFrom('access_tokens').where('expires_at', '<', now).execute()
  await db.deleteFrom('one_time_links').where('expires_at', '<', closedBefore).execute()
  await db.deleteFrom('authtokens').where('expires_at', '<', closedBefore).execute()
  await db.deleteFrom('factor_challenges').where('expires_at', '<', now).execute()
  await db.deleteFrom('sessions').where('end_time', '<', closedBefore).execute()
}

export type SignedInRow = NonNullable<Awaited<ReturnType<typeof findSignedInUser>>>

export function findSignedInUser(db: AuthDb, clientId: string, userId: string) {
  return db
    .selectFrom('users')
    .innerJoin('clients', 'clients.id', 'users.client_id')
    .select([
      'users.id',
      'users.client_id',
      'users.email',
      'users.username',
      'users.first_name',
      'users.last_name',
      'users.active',
      'users.created_at',
      'users.license_type',
      'users.owns_client',
      'users.expires_at',
      'users.max_users',
      'users.max_space',
      'users.profile',
      'users.image',
      'users.language',
      'users.time_zone',
      'users.second_factor_at',
      'users.second_factor_reset',
      'clients.second_factor',
      'clients.plan',
      'clients.branding',
    ])
    .select(ownSeenDetails)
    .where('users.client_id', '=', clientId)
    .where('users.id', '=', userId)
    .executeTakeFirst()
}
