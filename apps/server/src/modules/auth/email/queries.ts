import { sql } from 'kysely'
import type { AuthDb, CredentialsRow } from '../queries.ts'
import type { TokenKey } from '../session/tokens.ts'

/** Replaces an earlier request, whose link becomes invalid. */
export async function saveEmailChange(
  db: AuthDb,
  change: { client_id: string; user_id: string; email: string; asked_at: Date },
): Promise<void> {
  const { email, asked_at } = change
  await db
    .insertInto('email_changes')
    .values(change)
    .onConflict((conflict) =>
      conflict.columns(['client_id', 'user_id']).doUpdateSet({ email, asked_at, hash: null, expires_at: null }),
    )
    .execute()
}

export function findEmailChange(db: AuthDb, clientId: string, userId: string) {
  return db
    .selectFrom('email_changes')
    .select(['email', 'asked_at'])
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** False if the request was withdrawn or replaced in the meantime. */
export async function setEmailChangeLink(
  db: AuthDb,
  change: { clientId: string; userId: string; email: string; hash: Buffer; expiresAt: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('email_changes')
    .set({ hash: change.hash, expires_at: change.expiresAt })
    .where('client_id', '=', change.clientId)
    .where('user_id', '=', change.userId)
    .where('email', '=', change.email)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteEmailChange(
  db: AuthDb,
  clientId: string,
  userId: string | readonly string[],
): Promise<void> {
  await db
    .deleteFrom('email_changes')
    .where('client_id', '=', clientId)
    .where('user_id', 'in', [userId].flat())
    .execute()
}

/** Single use: undefined if the link is unknown, used or expired. */
export function redeemEmailChange(db: AuthDb, { hash, clientId }: TokenKey, now: Date) {
  return db
    .deleteFrom('email_changes')
    .where('hash', '=', hash)
    .$if(clientId !== null, (query) => query.where('client_id', '=', clientId))
    .where('expires_at', '>', now)
    .returning(['client_id', 'user_id', 'email'])
    .executeTakeFirst()
}

/** In the transaction that stores the person. Fails with a unique violation if the address is in use by any client. */
export async function reserveEmail(
  db: AuthDb,
  { email, client_id, id }: { readonly email: string; readonly client_id: string; readonly id: string },
): Promise<void> {
  await db.insertInto('user_emails').values({ email, client_id, user_id: id }).execute()
}

export async function releaseEmail(db: AuthDb, clientId: string, userId: string): Promise<void> {
  await db.deleteFrom('user_emails').where('client_id', '=', clientId).where('user_id', '=', userId).execute()
}

/** Also changes the user name if it was the old address. A primary key refuses an address that is in use. */
export async function changeEmail(
  db: AuthDb,
  { client_id: clientId, id: userId, email: before }: Pick<CredentialsRow, 'client_id' | 'id' | 'email'>,
  email: string,
): Promise<void> {
  await reserveEmail(db, { email, client_id: clientId, id: userId })
  await db.deleteFrom('user_emails').where('email', '=', before).execute()
  await db
    .updateTable('users')
    .set({
      email,
      username: sql<string>`case when username = email then ${email} else username end`,
      confirmed: true,
    })
    .where('client_id', '=', clientId)
    .where('id', '=', userId)
    .execute()
}

export async function deleteOldEmailChanges(db: AuthDb, requestedBefore: Date): Promise<void> {
  await db.deleteFrom('email_changes').where('asked_at', '<', requestedBefore).execute()
}

/** Searches all clients. */
export function listEmailOwners(db: AuthDb, emails: readonly string[]) {
  return db
    .selectFrom('user_emails')
    .select(['email', 'client_id', 'user_id'])
    .where('email', '=', sql<string>`any (${emails}::text[])`)
    .execute()
}

/** `reserveEmail` for many people; returns the addresses that were free. */
export async function reserveEmails(
  db: AuthDb,
  clientId: string,
  people: readonly { readonly email: string; readonly id: string }[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ email: string }>`insert into user_emails (email, client_id, user_id)
    select given.email, ${clientId}, given.id
    from unnest(${people.map(({ email }) => email)}::text[], ${people.map(({ id }) => id)}::uuid[]) as given (email, id)
    on conflict do nothing returning email`.execute(db)
  return new Set(rows.map(({ email }) => email))
}
