import { sql } from 'kysely'
import type { AuthDb } from '../../queries.ts'
import type { TokenKey } from '../../session/tokens.ts'

export type ChallengePurpose = 'sign_in' | 'prove' | 'totp' | 'passkey'

export type ChallengeRow = NonNullable<Awaited<ReturnType<typeof countTry>>>

export async function insertChallenge(
  db: AuthDb,
  challenge: {
    client_id: string
    hash: Buffer
    user_id: string
    purpose: ChallengePurpose
    data: string | null
    sso_account_id: string | null
    expires_at: Date
  },
): Promise<void> {
  await db.insertInto('factor_challenges').values(challenge).execute()
}

/** Undefined if it is unknown, used, over, or was tried `most` times. */
export async function countTry(
  db: AuthDb,
  { hash, clientId }: TokenKey,
  { purpose, now, most }: { purpose: ChallengePurpose; now: Date; most: number },
) {
  if (clientId === null) return undefined
  return db
    .updateTable('factor_challenges')
    .set({ tries: sql<number>`tries + 1` })
    .where('client_id', '=', clientId)
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('tries', '<', most)
    .returning(['client_id', 'hash', 'user_id', 'data', 'sso_account_id'])
    .executeTakeFirst()
}

/** Finds a challenge that can still be answered, or whose tries alone are used up. */
export async function findChallenge(
  db: AuthDb,
  { hash, clientId }: TokenKey,
  { purpose, now }: { purpose: ChallengePurpose; now: Date },
) {
  if (clientId === null) return undefined
  return db
    .selectFrom('factor_challenges')
    .select(['client_id', 'user_id'])
    .where('client_id', '=', clientId)
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Single use: false if another request was first. */
export async function redeemChallenge(
  db: AuthDb,
  { client_id, hash }: Pick<ChallengeRow, 'client_id' | 'hash'>,
  now: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('factor_challenges')
    .set({ used_at: now })
    .where('client_id', '=', client_id)
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('hash')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteChallenges(db: AuthDb, clientId: string, userId: string): Promise<void> {
  await db.deleteFrom('factor_challenges').where('client_id', '=', clientId).where('user_id', '=', userId).execute()
}
