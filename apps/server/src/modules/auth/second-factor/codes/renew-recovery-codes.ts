import type { second_factor } from '@deckle/contract/second-factor.ts'
import { transaction } from '../../../../db/transaction.ts'
import type { Handler } from '../../../../http/handler.ts'
import { preferredLanguage } from '../../../../http/language.ts'
import { refuse } from '../../../../refusal.ts'
import { findSignedInUser } from '../../queries.ts'
import { lockFactors, noteChange, renewCodes } from '../change-factors.ts'
import { requireProof } from '../require-proof.ts'
import { presentFactors } from '../show-factors.ts'

export const renewRecoveryCodes: Handler<typeof second_factor.renewRecoveryCodes> = async (call) => {
  const { deps, actor, request } = call
  await requireProof(deps, actor)
  const language = preferredLanguage(request.header('accept-language'))
  const codes = await transaction(deps.db, async (trx) => {
    await lockFactors(trx, actor)
    const user = await findSignedInUser(trx, actor.clientId, actor.userId)
    if (!user?.second_factor_at) throw refuse('rule_broken', 'factor.none')
    await noteChange(trx, deps, actor, { action: 'user.recovery_codes', mail: 'recoveryCodesRenewed', language })
    return renewCodes(trx, deps, actor)
  })
  return { factors: await presentFactors(deps, actor), recovery_codes: codes }
}
