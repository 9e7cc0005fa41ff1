import type { second_factor } from '@deckle/contract/second-factor.ts'
import type { Handler, RequestFacts } from '../../../http/handler.ts'
import { preferredLanguage } from '../../../http/language.ts'
import { addressKey } from '../../../platform/rate-limit/rate-limit.ts'
import { requireLimit } from '../../../platform/rate-limit/require-limit.ts'
import { refuse } from '../../../refusal.ts'
import { findCredentialsById, proveLinkedAccount } from '../queries.ts'
import { completeSignIn } from '../sign-in/complete-sign-in.ts'
import { noteFailedSignIn, noteIfStopped, noteStoppedSignIn } from '../sign-in/note-failed.ts'
import { type FactorOwner, findChallengeOwner, tryChallenge } from './challenges/challenge.ts'
import { notifyRecoveryUsed } from './notify.ts'
import { redeemChallenge } from './challenges/queries.ts'
import { factorKey, verifyFactor } from './verify-factor.ts'

/** The same refusal for a wrong factor and for a challenge that is unknown, used or over. */
export const answerChallenge: Handler<typeof second_factor.answer> = async (call) => {
  const { deps, actor, request, setHeader } = call
  const { challenge: token, ...given } = call.body
  const address = addressKey(request.ip)
  await noteIfStopped(deps, requireLimit(deps.limits, 'factorAddress', address), {
    why: 'address_limit',
    key: `factorAddress ${address}`,
    account: () => findChallengeOwner(deps, token, 'sign_in'),
    request,
  })
  const challenge = await tryChallenge(deps, token, 'sign_in')
  if (!challenge) {
    const owner = await findChallengeOwner(deps, token, 'sign_in')
    if (owner) await noteStoppedSignIn(deps, stoppedAccount(owner, request))
    throw wrong()
  }
  const owner = { clientId: challenge.client_id, userId: challenge.user_id }
  const verified = verifyFactor(deps, owner, given, challenge.data)
  const factor = await noteIfStopped(deps, verified, stoppedAccount(owner, request))
  const found = factor && (await findCredentialsById(deps.db, owner.clientId, owner.userId))
  if (!factor) await noteFailedSignIn(deps, owner, { why: 'factor', request })
  if (!found || !(await redeemChallenge(deps.db, challenge, deps.now()))) throw wrong()
  await deps.limits.giveBack('factorAddress', address)
  const accountId = challenge.sso_account_id
  if (accountId !== null) await proveLinkedAccount(deps.db, owner, accountId)
  const { user, headers } = await completeSignIn(
    deps,
    found,
    { ...request, previous: actor },
    { factorsDone: true, way: 'factor', ...(accountId !== null && { directory: { accountId } }) },
  )
  if (factor === 'recovery_code')
    await notifyRecoveryUsed(deps, found, preferredLanguage(request.header('accept-language')))
  for (const [name, value] of Object.entries(headers)) setHeader(name, value)
  return user
}

const stoppedAccount = (owner: FactorOwner, request: RequestFacts) =>
  ({ why: 'account_limit', key: `factorAccount ${factorKey(owner)}`, account: () => owner, request }) as const

const wrong = () => refuse('wrong_credentials', 'factor.wrong')
