import type { BodyOf } from '@deckle/contract/kit/endpoint.ts'
import type { second_factor } from '@deckle/contract/second-factor.ts'
import type { Deps } from '../../../deps.ts'
import type { RateLimits } from '../../../platform/rate-limit/rate-limit.ts'
import { requireLimit } from '../../../platform/rate-limit/require-limit.ts'
import { unseal } from '../../../platform/seal.ts'
import { refuse } from '../../../refusal.ts'
import type { FactorOwner } from './challenges/challenge.ts'
import { findTotp, redeemRecoveryCode, redeemStep } from './queries.ts'
import { hashRecoveryCode } from './codes/recovery-code.ts'
import { stepOfCode } from './codes/totp-code.ts'
import { redeemAssertion } from './passkeys/redeem-assertion.ts'

type Given = Omit<BodyOf<typeof second_factor.answer>, 'challenge'>
export type Factor = 'totp' | 'passkey' | 'recovery_code'

/**
 * The factor that was proven, and is used up by it; null for a wrong one. Codes can be guessed: wrong ones are limited for
 * each account. @param webAuthnChallenge what a passkey had to sign
 */
export async function verifyFactor(
  deps: Deps,
  owner: FactorOwner,
  given: Given,
  webAuthnChallenge: string | null,
): Promise<Factor | null> {
  const { code, recovery_code, assertion } = given
  if ([code, recovery_code, assertion].filter((one) => one !== undefined).length !== 1) throw refuse('malformed')
  if (assertion !== undefined)
    return webAuthnChallenge !== null &&
      (await redeemAssertion(deps, owner, assertion, { challenge: webAuthnChallenge }))
      ? 'passkey'
      : null
  const key = factorKey(owner)
  await countTry(deps.limits, key)
  const isRight =
    code === undefined ? await redeemRecovery(deps, owner, recovery_code ?? '') : await redeemCode(deps, owner, code)
  if (!isRight) return null
  await deps.limits.clear('factorAccount', key)
  await deps.limits.giveBack('factorDay', key)
  return code === undefined ? 'recovery_code' : 'totp'
}

/** Account whose wrong codes are counted. */
export const factorKey = ({ clientId, userId }: FactorOwner): string => `${clientId} ${userId}`

/**
 * Refuses with `factor_locked` once the day's tries are used up. That is looked at first: in a locked account, waiting for
 * the other limit to end does not help.
 */
async function countTry(limits: RateLimits, key: string): Promise<void> {
  const before = await limits.check('factorDay', key)
  if (before.ok) await requireLimit(limits, 'factorAccount', key)
  const day = before.ok ? await limits.limit('factorDay', key) : before
  if (!day.ok) throw refuse('factor_locked', { retryAfterSeconds: day.retryAfterSeconds })
}

async function redeemCode({ db, now, secret }: Deps, owner: FactorOwner, code: string): Promise<boolean> {
  const totp = await findTotp(db, owner)
  const key = totp && unseal(totp.secret, secret)
  const step = key ? await stepOfCode(key, code, now().getTime()) : null
  return step !== null && redeemStep(db, owner, step, now())
}

const redeemRecovery = ({ db, now, secret }: Deps, owner: FactorOwner, code: string): Promise<boolean> =>
  redeemRecoveryCode(db, owner, hashRecoveryCode(code, owner.userId, secret), now())
