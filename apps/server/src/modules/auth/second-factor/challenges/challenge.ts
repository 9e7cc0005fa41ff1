import type { Deps } from '../../../../deps.ts'
import type { AuthDb } from '../../queries.ts'
import { hashToken, newToken, tokenKey } from '../../session/tokens.ts'
import { type ChallengePurpose, type ChallengeRow, countTry, findChallenge, insertChallenge } from './queries.ts'

/** Milliseconds. */
const challengeLife = 10 * 60_000
const mostTries = 5

export interface FactorOwner {
  readonly clientId: string
  readonly userId: string
}

interface ChallengeContent {
  readonly data?: string | null
  /** Id of the directory's account that an answer proves. */
  readonly ssoAccountId?: string | null
}

/** Only its hash is stored. */
export async function openChallenge(
  { db, now }: Pick<Deps, 'now'> & { readonly db: AuthDb },
  { clientId, userId }: FactorOwner,
  purpose: ChallengePurpose,
  { data = null, ssoAccountId = null }: ChallengeContent = {},
): Promise<string> {
  const token = newToken(clientId)
  await insertChallenge(db, {
    client_id: clientId,
    hash: hashToken(token),
    user_id: userId,
    purpose,
    data,
    sso_account_id: ssoAccountId,
    expires_at: new Date(now().getTime() + challengeLife),
  })
  return token
}

/** Counts a try; undefined where there is no such challenge, or no try is left. */
export const tryChallenge = (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  token: string,
  purpose: ChallengePurpose,
): Promise<ChallengeRow | undefined> => countTry(db, tokenKey(token), { purpose, now: now(), most: mostTries })

/** Owner of a challenge that can still be answered, or whose tries alone are used up. */
export async function findChallengeOwner(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  token: string,
  purpose: ChallengePurpose,
): Promise<FactorOwner | null> {
  const found = await findChallenge(db, tokenKey(token), { purpose, now: now() })
  return found ? { clientId: found.client_id, userId: found.user_id } : null
}

/** As `tryChallenge`, of this person alone. */
export async function tryOwnChallenge(
  deps: Pick<Deps, 'db' | 'now'>,
  owner: FactorOwner,
  token: string,
  purpose: ChallengePurpose,
): Promise<ChallengeRow | undefined> {
  const row = await tryChallenge(deps, token, purpose)
  return row?.client_id === owner.clientId && row.user_id === owner.userId ? row : undefined
}
