import type { AuthDb } from '../../queries.ts'
import type { FactorOwner } from '../challenges/challenge.ts'

/** Oldest first. */
export function listPasskeys(db: AuthDb, { clientId, userId }: FactorOwner) {
  return db
    .selectFrom('passkeys')
    .select(['id', 'name', 'credential_id', 'transports', 'synced', 'created_at', 'last_used_at'])
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export type PasskeyRow = NonNullable<Awaited<ReturnType<typeof findPasskey>>>

/** Of this person alone. */
export function findPasskey(db: AuthDb, { clientId, userId }: FactorOwner, credentialId: string) {
  return db
    .selectFrom('passkeys')
    .select(['client_id', 'id', 'credential_id', 'public_key', 'counter'])
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
}

/** False where the client knows the credential already. */
export async function insertPasskey(
  db: AuthDb,
  passkey: {
    client_id: string
    id: string
    user_id: string
    name: string
    credential_id: string
    public_key: Buffer
    counter: number
    transports: string[]
    synced: boolean
    created_at: Date
  },
): Promise<boolean> {
  const row = await db
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.columns(['client_id', 'credential_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function setPasskeyUsed(
  db: AuthDb,
  { client_id, id }: Pick<PasskeyRow, 'client_id' | 'id'>,
  counter: number,
  now: Date,
): Promise<void> {
  await db
    .updateTable('passkeys')
    .set({ counter, last_used_at: now })
    .where('client_id', '=', client_id)
    .where('id', '=', id)
    .execute()
}

/** False if the person has no such passkey. */
export async function setPasskeyName(
  db: AuthDb,
  { clientId, userId }: FactorOwner,
  id: string,
  name: string,
): Promise<boolean> {
  const row = await db
    .updateTable('passkeys')
    .set({ name })
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Undefined if the person has no such passkey. */
export function deletePasskey(db: AuthDb, { clientId, userId }: FactorOwner, id: string) {
  return db
    .deleteFrom('passkeys')
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst()
}

export async function deleteAllPasskeys(db: AuthDb, { clientId, userId }: FactorOwner): Promise<void> {
  await db.deleteFrom('passkeys').where('client_id', '=', clientId).where('user_id', '=', userId).execute()
}
