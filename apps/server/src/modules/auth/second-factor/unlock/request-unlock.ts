import type { second_factor } from '@deckle/contract/second-factor.ts'
import type { InterfaceLanguage } from '@deckle/core/text/interface-language.ts'
import type { Deps } from '../../../../deps.ts'
import type { Handler } from '../../../../http/handler.ts'
import { preferredLanguage } from '../../../../http/language.ts'
import { addressKey } from '../../../../platform/rate-limit/rate-limit.ts'
import { requireLimit } from '../../../../platform/rate-limit/require-limit.ts'
import { refuse } from '../../../../refusal.ts'
import { linkMail } from '../../mails.ts'
import { findCredentialsById, insertLink } from '../../queries.ts'
import { hashToken, newToken, unlockLinkLife } from '../../session/tokens.ts'
import { type FactorOwner, findChallengeOwner } from '../challenges/challenge.ts'
import { factorKey } from '../verify-factor.ts'

export const unlockTask = 'auth.unlock_factors'

/**
 * Mails a link to an account that is locked. The challenge proves the first factor. The answer is the same for an account
 * that is not locked, and for one that was sent too many links.
 */
export const requestUnlock: Handler<typeof second_factor.requestUnlock> = async ({ deps, body, request }) => {
  const address = addressKey(request.ip)
  await requireLimit(deps.limits, 'factorAddress', address)
  const owner = await findChallengeOwner(deps, body.challenge, 'sign_in')
  if (!owner) throw refuse('wrong_credentials', 'factor.over')
  await deps.limits.giveBack('factorAddress', address)
  const isOpen = (await deps.limits.check('factorDay', factorKey(owner))).ok
  if (isOpen || !(await deps.limits.limit('factorUnlockLink', factorKey(owner))).ok) return { ok: true }
  await deps.jobs.add(unlockTask, { ...owner, language: preferredLanguage(request.header('accept-language')) })
  return { ok: true }
}

/** Job: mails a link that works once within an hour. */
export async function sendUnlock(
  deps: Deps,
  { clientId, userId }: FactorOwner,
  language: InterfaceLanguage,
): Promise<void> {
  const user = await findCredentialsById(deps.db, clientId, userId)
  if (!user?.active) return
  const token = newToken(clientId)
  await insertLink(deps.db, {
    hash: hashToken(token),
    client_id: clientId,
    user_id: userId,
    purpose: 'unlock_factors',
    expires_at: new Date(deps.now().getTime() + unlockLinkLife),
  })
  await deps.mail.send(linkMail(deps.env, 'unlockFactors', user, token, language))
}
