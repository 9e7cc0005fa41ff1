import { sql } from 'kysely'
import type { AuthDb } from '../queries.ts'
import type { FactorOwner } from './challenges/challenge.ts'

export function findTotp(db: AuthDb, { clientId, userId }: FactorOwner) {
  return db
    .selectFrom('totp_secrets')
    .select(['secret', 'last_step', 'confirmed_at', 'last_used_at'])
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** Replaces an earlier secret. */
export async function saveTotp(
  db: AuthDb,
  totp: { client_id: string; user_id: string; secret: string; last_step: number; confirmed_at: Date },
): Promise<void> {
  const { secret, last_step, confirmed_at } = totp
  await db
    .insertInto('totp_secrets')
    .values({ ...totp, last_used_at: confirmed_at })
    .onConflict((conflict) =>
      conflict
        .columns(['client_id', 'user_id'])
        .doUpdateSet({ secret, last_step, confirmed_at, last_used_at: confirmed_at }),
    )
    .execute()
}

/** False if a code of this step or a later one was accepted before: of many at once, one is first. */
export async function useStep(
  db: AuthDb,
  { clientId, userId }: FactorOwner,
  step: number,
  now: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('totp_secrets')
    .set({ last_step: step, last_used_at: now })
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteTotp(db: AuthDb, { clientId, userId }: FactorOwner): Promise<boolean> {
  const row = await db
    .deleteFrom('totp_secrets')
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Replaces all earlier ones. */
export async function saveRecoveryCodes(
  db: AuthDb,
  { clientId, userId }: FactorOwner,
  hashes: readonly Buffer[],
  now: Date,
): Promise<void> {
  await deleteRecoveryCodes(db, { clientId, userId })
  await db
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ client_id: clientId, user_id: userId, hash, created_at: now })))
    .execute()
}

/** Single use: false if there is no such unused code. */
export async function useRecoveryCode(
  db: AuthDb,
  { clientId, userId }: FactorOwner,
  hash: Buffer,
  now: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('hash')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteRecoveryCodes(db: AuthDb, { clientId, userId }: FactorOwner): Promise<void> {
  await db.deleteFrom('recovery_codes').where('client_id', '=', clientId).where('user_id', '=', userId).execute()
}

/** Unused ones. */
export async function countRecoveryCodes(db: AuthDb, { clientId, userId }: FactorOwner): Promise<number> {
  const row = await db
    .selectFrom('recovery_codes')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return row.count
}

/** Null: the person has none. Setting one up ends what a reset asked for. */
export async function setFactorSince(
  db: AuthDb,
  { clientId, userId }: FactorOwner,
  change: { second_factor_at: Date | null; second_factor_reset?: boolean },
): Promise<void> {
  await db.updateTable('users').set(change).where('client_id', '=', clientId).where('id', '=', userId).execute()
}

/** The own session, as a proof is looked for. */
export function findProof(db: AuthDb, clientId: string, sessionId: string) {
  return db
    .selectFrom('sessions')
    .select('proven_at')
    .where('client_id', '=', clientId)
    .where('id', '=', sessionId)
    .executeTakeFirst()
}

export async function setProven(db: AuthDb, clientId: string, sessionId: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ proven_at: now })
    .where('client_id', '=', clientId)
    .where('id', '=', sessionId)
    .execute()
}
