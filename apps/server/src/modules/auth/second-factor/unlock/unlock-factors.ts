import type { second_factor } from '@deckle/contract/second-factor.ts'
import type { Handler } from '../../../../http/handler.ts'
import { placeText } from '../../../../platform/geo/place-of.ts'
import { refuse } from '../../../../refusal.ts'
import { audit } from '../../../admin/index.ts'
import { deleteLinks, findCredentialsById, redeemLink } from '../../queries.ts'
import { tokenKey } from '../../session/tokens.ts'
import { factorKey } from '../verify-factor.ts'

/** Resets the wrong-code limits of the link's account. Limited per day: an attacker with mailbox access can't guess endlessly. */
export const unlockFactors: Handler<typeof second_factor.unlock> = async ({ deps, body, request }) => {
  const now = deps.now()
  const link = await redeemLink(deps.db, tokenKey(body.token), 'unlock_factors', now)
  const user = link && (await findCredentialsById(deps.db, link.client_id, link.user_id))
  if (!user?.active) throw refuse('link_expired')
  const owner = { clientId: user.client_id, userId: user.id }
  const verdict = await deps.limits.limit('factorUnlock', factorKey(owner))
  if (!verdict.ok)
    throw refuse('factor_locked', { message: 'factor.unlocked_twice', retryAfterSeconds: verdict.retryAfterSeconds })
  await deleteLinks(deps.db, owner.clientId, owner.userId, 'unlock_factors', now)
  const actor = { ...owner, place: () => placeText(deps, request) }
  await audit(deps.db, deps, actor, { action: 'user.factor_unlock', subject: owner.userId })
  await deps.limits.clear('factorAccount', factorKey(owner))
  await deps.limits.clear('factorDay', factorKey(owner))
  return { ok: true }
}
