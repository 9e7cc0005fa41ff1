import type { DbOf } from '../../db/database.ts'
import type { SsoTables } from './tables.ts'

export type SsoDb = DbOf<SsoTables>

interface Flow {
  readonly client_id: string
  readonly id: string
  readonly state: Buffer
  readonly browser: Buffer
  readonly nonce: string
  readonly verifier: string
  readonly issuer: string
  readonly back: string
  readonly expires_at: Date
}

/** A sign-in that was sent to the provider. */
export async function insertFlow(db: SsoDb, flow: Flow): Promise<void> {
  await db.insertInto('sso_flows').values(flow).execute()
}

/** Once: undefined if the state is unknown, another client's, used or too old. */
export function takeFlow(db: SsoDb, clientId: string, state: Buffer, now: Date) {
  return db
    .deleteFrom('sso_flows')
    .where('client_id', '=', clientId)
    .where('state', '=', state)
    .where('expires_at', '>', now)
    .returning(['browser', 'nonce', 'verifier', 'issuer', 'back'])
    .executeTakeFirst()
}

export async function deleteOldFlows(db: SsoDb, now: Date): Promise<void> {
  await db.deleteFrom('sso_flows').where('expires_at', '<', now).execute()
}

interface Subject {
  readonly client_id: string
  readonly issuer: string
  readonly subject: string
}

/** A person's account at the provider. */
export interface LinkedAccount {
  readonly id: string
  readonly user_id: string
  /** False until the person has answered with the second factor that they had when it was linked. */
  readonly proven: boolean
}

export function findLinkedAccount(
  db: SsoDb,
  { client_id, issuer, subject }: Subject,
): Promise<LinkedAccount | undefined> {
  return db
    .selectFrom('sso_accounts')
    .select(['id', 'user_id', 'proven'])
    .where('client_id', '=', client_id)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
}

/** Whether the person has an account at this provider. */
export async function hasAccount(db: SsoDb, clientId: string, userId: string, issuer: string): Promise<boolean> {
  const row = await db
    .selectFrom('sso_accounts')
    .select('id')
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .where('issuer', '=', issuer)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertAccount(
  db: SsoDb,
  account: Subject & LinkedAccount & { readonly created_at: Date },
): Promise<void> {
  await db
    .insertInto('sso_accounts')
    .values({ ...account, used_at: account.created_at })
    .execute()
}

export async function touchAccount(db: SsoDb, { client_id, issuer, subject }: Subject, now: Date): Promise<void> {
  await db
    .updateTable('sso_accounts')
    .set({ used_at: now })
    .where('client_id', '=', client_id)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute()
}

interface ProviderSession {
  readonly client_id: string
  readonly session_id: string
  readonly provider_client_id: string
  readonly end_session_endpoint: string
  readonly id_token: string
}

export async function insertProviderSession(db: SsoDb, session: ProviderSession): Promise<void> {
  await db.insertInto('sso_sessions').values(session).execute()
}

export function findProviderSession(db: SsoDb, clientId: string, sessionId: string) {
  return db
    .selectFrom('sso_sessions')
    .select(['provider_client_id', 'end_session_endpoint', 'id_token'])
    .where('client_id', '=', clientId)
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
}
