import type { BodyOf } from '@deckle/contract/kit/endpoint.ts'
import type { second_factor } from '@deckle/contract/second-factor.ts'
import type { Deps } from '../../../deps.ts'
import { requireLimit } from '../../../platform/rate-limit/require-limit.ts'
import { unseal } from '../../../platform/seal.ts'
import { refuse } from '../../../refusal.ts'
import type { FactorOwner } from './challenges/challenge.ts'
import { findTotp, useRecoveryCode, useStep } from './queries.ts'
import { hashRecoveryCode } from './codes/recovery-code.ts'
import { stepOfCode } from './codes/totp-code.ts'
import { useAssertion } from './passkeys/use-assertion.ts'

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
    return webAuthnChallenge !== null && (await useAssertion(deps, owner, assertion, { challenge: webAuthnChallenge }))
      ? 'passkey'
      : null
  const key = `${owner.clientId} ${owner.userId}`
  await requireLimit(deps.limits, 'factorAccount', key)
  await requireLimit(deps.limits, 'factorDay', key)
  const isRight =
    code === undefined ? await useRecovery(deps, owner, recovery_code ?? '') : await useCode(deps, owner, code)
  if (!isRight) return null
  await deps.limits.clear('factorAccount', key)
  await deps.limits.giveBack('factorDay', key)
  return code === undefined ? 'recovery_code' : 'totp'
}

async function useCode({ db, now, secret }: Deps, owner: FactorOwner, code: string): Promise<boolean> {
  const totp = await findTotp(db, owner)
  const key = totp && unseal(totp.secret, secret)
  const step = key ? await stepOfCode(key, code, now().getTime()) : null
  return step !== null && useStep(db, owner, step, now())
}

const useRecovery = ({ db, now, secret }: Deps, owner: FactorOwner, code: string): Promise<boolean> =>
  useRecoveryCode(db, owner, hashRecoveryCode(code, owner.userId, secret), now())
