import type { users } from '@deckle/contract/users.ts'
import { isAbove, may } from '@deckle/core/access/access.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Handler, SignedIn } from '../../../http/handler.ts'
import { preferredLanguage } from '../../../http/language.ts'
import { refuse } from '../../../refusal.ts'
import { audit } from '../../admin/index.ts'
import { closeSessionsOf, findSignedInUser, resetFactors } from '../../auth/index.ts'
import type { UserRecord } from '../queries.ts'
import { requireNotAbove, requireUser } from '../require-user.ts'

/** Not one's own: that needs a proof, on the account's page. */
export const mayResetFactors = (
  actor: SignedIn,
  user: Pick<UserRecord, 'client_id' | 'id' | 'license_type' | 'owns_client'>,
): boolean =>
  actor.actedBy === undefined &&
  user.id !== actor.userId &&
  may(actor, 'user.second_factor', { clientId: user.client_id, ownerId: null }) &&
  !isAbove(actor, user)

export const resetSecondFactor: Handler<typeof users.resetSecondFactor> = async ({ deps, actor, params, request }) => {
  const user = await requireUser(deps.db, actor, 'user.second_factor', params.id, { asOrganisation: true })
  requireNotAbove(actor, user)
  if (user.id === actor.userId) throw refuse('rule_broken', 'factor.own')
  const owner = { clientId: user.client_id, userId: user.id }
  await transaction(deps.db, async (trx) => {
    const found = await findSignedInUser(trx, owner.clientId, owner.userId)
    if (!found?.second_factor_at) throw refuse('rule_broken', 'factor.none')
    await resetFactors(trx, deps, owner, preferredLanguage(request.header('accept-language')))
    await closeSessionsOf(trx, owner.clientId, owner.userId, deps.now())
    await audit(trx, deps, actor, { action: 'user.factor_reset', subject: user.id, clientId: user.client_id })
  })
  return { ok: true }
}
