import type { passkeys } from '@deckle/contract/second-factor.ts'
import type { Deps } from '../../../../deps.ts'
import type { Handler } from '../../../../http/handler.ts'
import { addressKey } from '../../../../platform/rate-limit/rate-limit.ts'
import { requireLimit } from '../../../../platform/rate-limit/require-limit.ts'
import { refuse } from '../../../../refusal.ts'
import { type CredentialsRow, findCredentialsById } from '../../queries.ts'
import { completeSignIn } from '../../sign-in/complete-sign-in.ts'
import { noteFailedSignIn, noteIfStopped } from '../../sign-in/note-failed.ts'
import type { FactorOwner } from '../challenges/challenge.ts'
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
  const account = readUserHandle(body.assertion.response.userHandle ?? '')
  await noteIfStopped(deps, requireLimit(deps.limits, 'factorAddress', address), {
    why: 'address_limit',
    key: `factorAddress ${address}`,
    account: () => account,
    request,
  })
  const found = account ? await findByPasskey(deps, account, body.assertion) : undefined
  if (!found) {
    await noteFailedSignIn(deps, account, { why: 'passkey', request })
    throw refuse('wrong_credentials', 'factor.passkey_unknown')
  }
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

async function findByPasskey(
  deps: Deps,
  owner: FactorOwner,
  assertion: Assertion,
): Promise<CredentialsRow | undefined> {
  let answered = ''
  const isOurs = (challenge: string): boolean => {
    answered = challenge
    return isSignedChallenge(challenge, deps.now(), deps.secret)
  }
  if (!(await redeemAssertion(deps, owner, assertion, { challenge: isOurs, isVerified: true }))) return undefined
  const isFirst = await deps.limits.once(`passkey ${answered}`, signedChallengeLife / 1000)
  return isFirst ? findCredentialsById(deps.db, owner.clientId, owner.userId) : undefined
}
