import type { second_factor } from '@deckle/contract/second-factor.ts'
import type { Handler } from '../../../http/handler.ts'
import { preferredLanguage } from '../../../http/language.ts'
import { addressKey } from '../../../platform/rate-limit/rate-limit.ts'
import { requireLimit } from '../../../platform/rate-limit/require-limit.ts'
import { refuse } from '../../../refusal.ts'
import { findCredentialsById, proveLinkedAccount } from '../queries.ts'
import { completeSignIn } from '../sign-in/complete-sign-in.ts'
import { noteFailedSignIn } from '../sign-in/note-failed.ts'
import { tryChallenge } from './challenges/challenge.ts'
import { notifyRecoveryUsed } from './notify.ts'
import { redeemChallenge } from './challenges/queries.ts'
import { verifyFactor } from './verify-factor.ts'

/** The same refusal for a wrong factor and for a challenge that is unknown, used or over. */
export const answerChallenge: Handler<typeof second_factor.answer> = async (call) => {
  const { deps, actor, request, setHeader } = call
  const { challenge: token, ...given } = call.body
  const address = addressKey(request.ip)
  await requireLimit(deps.limits, 'factorAddress', address)
  const challenge = await tryChallenge(deps, token, 'sign_in')
  if (!challenge) throw wrong()
  const owner = { clientId: challenge.client_id, userId: challenge.user_id }
  const factor = await verifyFactor(deps, owner, given, challenge.data)
  const found = factor && (await findCredentialsById(deps.db, owner.clientId, owner.userId))
  if (!factor) await noteFailedSignIn(deps, { id: owner.userId, client_id: owner.clientId }, { why: 'factor', request })
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

const wrong = () => refuse('wrong_credentials', 'factor.wrong')
