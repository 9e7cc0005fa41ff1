import type { second_factor } from '@deckle/contract/second-factor.ts'
import { transaction } from '../../../../db/transaction.ts'
import type { Handler } from '../../../../http/handler.ts'
import { preferredLanguage } from '../../../../http/language.ts'
import { refuse } from '../../../../refusal.ts'
import { afterRemoving, lockFactors } from '../change-factors.ts'
import { requireProof } from '../require-proof.ts'
import { presentFactors } from '../show-factors.ts'
import { deletePasskey, setPasskeyName } from './queries.ts'

export const renamePasskey: Handler<typeof second_factor.renamePasskey> = async ({ deps, actor, body }) => {
  if (!(await setPasskeyName(deps.db, actor, body.id, body.name))) throw refuse('not_found')
  return { factors: await presentFactors(deps, actor) }
}

export const removePasskey: Handler<typeof second_factor.removePasskey> = async ({ deps, actor, body, request }) => {
  await requireProof(deps, actor)
  const language = preferredLanguage(request.header('accept-language'))
  await transaction(deps.db, async (trx) => {
    await lockFactors(trx, actor)
    const removed = await deletePasskey(trx, actor, body.id)
    if (!removed) throw refuse('not_found')
    await afterRemoving(trx, deps, actor, { mail: 'passkeyRemoved', language, name: removed.name })
  })
  return { factors: await presentFactors(deps, actor) }
}
