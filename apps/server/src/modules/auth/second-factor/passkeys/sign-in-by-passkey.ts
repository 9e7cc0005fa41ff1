import type { passkeys } from '@deckle/contract/second-factor.ts'
import type { Deps } from '../../../../deps.ts'
import type { Handler } from '../../../../http/handler.ts'
import { addressKey } from '../../../../platform/rate-limit/rate-limit.ts'
import { requireLimit } from '../../../../platform/rate-limit/require-limit.ts'
import { refuse } from '../../../../refusal.ts'
import { type CredentialsRow, findCredentialsById } from '../../queries.ts'
import { completeSignIn } from '../../sign-in/complete-sign-in.ts'
import { relyingParty } from './relying-party.ts'
import { isSignedChallenge, newSignedChallenge, signedChallengeLife } from './signed-challenge.ts'
import { type Assertion, redeemAssertion } from './redeem-assertion.ts'
import { readUserHandle } from './user-handle.ts'

/** The same for everybody: nothing says whether anyone has a passkey. */
export const beginPasskeySignIn: Handler<typeof passkeys.beginSignIn> = async ({ deps, request }) => {
  await requireLimit(deps.limits, 'passkeyBegin', addressKey(request.ip))
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(deps.env).id,
    challenge: newSignedChallenge(deps.now(), deps.secret),
    timeout: signedChallengeLife,
    userVerification: 'required',
  })
  return { options: { ...options } }
}

export const signInByPasskey: Handler<typeof passkeys.signIn> = async ({ deps, actor, body, request, setHeader }) => {
  const address = addressKey(request.ip)
  await requireLimit(deps.limits, 'factorAddress', address)
  const found = await findByPasskey(deps, body.assertion)
  if (!found) throw refuse('wrong_credentials', 'factor.passkey_unknown')
  await deps.limits.giveBack('factorAddress', address)
  const { user, headers } = await completeSignIn(
    deps,
    found,
    { ...request, previous: actor },
    { factorsDone: true, way: 'passkey' },
  )
  for (const [name, value] of Object.entries(headers)) setHeader(name, value)
  return user
}

async function findByPasskey(deps: Deps, assertion: Assertion): Promise<CredentialsRow | undefined> {
  const owner = readUserHandle(assertion.response.userHandle ?? '')
  if (!owner) return undefined
  let answered = ''
  const isOurs = (challenge: string): boolean => {
    answered = challenge
    return isSignedChallenge(challenge, deps.now(), deps.secret)
  }
  if (!(await redeemAssertion(deps, owner, assertion, { challenge: isOurs, isVerified: true }))) return undefined
  const isFirst = await deps.limits.once(`passkey ${answered}`, signedChallengeLife / 1000)
  return isFirst ? findCredentialsById(deps.db, owner.clientId, owner.userId) : undefined
}
