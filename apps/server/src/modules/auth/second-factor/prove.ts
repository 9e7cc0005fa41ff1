import type { second_factor } from '@deckle/contract/second-factor.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler, SignedIn } from '../../../http/handler.ts'
import { refuse } from '../../../refusal.ts'
import { requirePassword } from '../password/require-password.ts'
import { openChallenge, tryOwnChallenge } from './challenges/challenge.ts'
import { askPasskeys } from './passkeys/ask-passkeys.ts'
import { redeemChallenge } from './challenges/queries.ts'
import { setProven } from './queries.ts'
import { verifyFactor } from './verify-factor.ts'

export const beginProof: Handler<typeof second_factor.beginProof> = async ({ deps, actor }) => {
  const options = await askPasskeys(deps, actor)
  if (!options) throw refuse('rule_broken', 'factor.no_passkey')
  return { challenge: await openChallenge(deps, actor, 'prove', { data: options.challenge }), options }
}

/** Refused if the account has a second factor: else the password alone could remove it. */
async function requirePasswordAlone(deps: Deps, actor: SignedIn, password: string): Promise<void> {
  const found = await requirePassword(deps, actor, password, 'password')
  if (found.second_factor_at !== null)
    throw refuse('rule_broken', { message: 'factor.needed', fields: { password: 'factor.needed' } })
}

export const prove: Handler<typeof second_factor.prove> = async ({ deps, actor, body }) => {
  const { password, challenge: token, ...factor } = body
  if (password === undefined) {
    const challenge = token === undefined ? undefined : await tryOwnChallenge(deps, actor, token, 'prove')
    const proven = await verifyFactor(deps, actor, factor, challenge?.data ?? null)
    if (proven === null || (challenge && !(await redeemChallenge(deps.db, challenge, deps.now()))))
      throw refuse('rule_broken', { message: 'factor.wrong', fields: { code: 'factor.wrong' } })
  } else await requirePasswordAlone(deps, actor, password)
  await setProven(deps.db, actor.clientId, actor.sessionId, deps.now())
  return { ok: true }
}
