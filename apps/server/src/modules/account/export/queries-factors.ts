import type { ExportDb, Owner } from './queries.ts'

/** What a person signs in with besides a password: names and moments, without anything that could be used. */
export async function listFactors(db: ExportDb, { clientId, userId }: Owner) {
  const [apps, passkeys, recoveryCodes] = [
    await db
      .selectFrom('totp_secrets')
      .select(['confirmed_at', 'last_used_at'])
      .where('client_id', '=', clientId)
      .where('user_id', '=', userId)
      .execute(),
    await db
      .selectFrom('passkeys')
      .select(['name', 'created_at', 'last_used_at'])
      .where('client_id', '=', clientId)
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
    await db
      .selectFrom('recovery_codes')
      .select(['created_at', 'used_at'])
      .where('client_id', '=', clientId)
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
  ]
  return { apps, passkeys, recovery_codes: recoveryCodes }
}
