import type { second_factor } from '@deckle/contract/second-factor.ts'
import { transaction } from '../../../../db/transaction.ts'
import type { Deps } from '../../../../deps.ts'
import type { Handler } from '../../../../http/handler.ts'
import { preferredLanguage } from '../../../../http/language.ts'
import { requireLimit } from '../../../../platform/rate-limit/require-limit.ts'
import { seal, unseal } from '../../../../platform/seal.ts'
import { refuse } from '../../../../refusal.ts'
import { findSignedInUser } from '../../queries.ts'
import { openChallenge, type FactorOwner, tryOwnChallenge } from '../challenges/challenge.ts'
import { afterAdding, afterRemoving, lockFactors } from '../change-factors.ts'
import { redeemChallenge } from '../challenges/queries.ts'
import { deleteTotp, saveTotp } from '../queries.ts'
import { requireProof } from '../require-proof.ts'
import { presentFactors } from '../show-factors.ts'
import { newTotpSecret, stepOfCode, totpUri } from './totp-code.ts'

/** The secret waits, sealed, in the challenge until its first code has come. */
export const beginTotp: Handler<typeof second_factor.beginTotp> = async ({ deps, actor }) => {
  await requireProof(deps, actor)
  const user = await findSignedInUser(deps.db, actor.clientId, actor.userId)
  if (!user) throw refuse('session_expired')
  const secret = await newTotpSecret()
  const challenge = await openChallenge(deps, actor, 'totp', { data: seal(secret, deps.secret) })
  return { challenge, secret, uri: await totpUri(secret, { issuer: user.branding.name, label: user.email }) }
}

export const confirmTotp: Handler<typeof second_factor.confirmTotp> = async ({ deps, actor, body, request }) => {
  await requireProof(deps, actor)
  await requireLimit(deps.limits, 'factorAccount', `${actor.clientId} ${actor.userId}`)
  const { challenge, sealed, step } = await readCode(deps, actor, body)
  await deps.limits.clear('factorAccount', `${actor.clientId} ${actor.userId}`)
  const language = preferredLanguage(request.header('accept-language'))
  const codes = await transaction(deps.db, async (trx) => {
    await lockFactors(trx, actor)
    if (!(await redeemChallenge(trx, challenge, deps.now()))) throw wrong()
    const { clientId: client_id, userId: user_id } = actor
    await saveTotp(trx, { client_id, user_id, secret: sealed, last_step: step, confirmed_at: deps.now() })
    return afterAdding(trx, deps, actor, { mail: 'totpAdded', language })
  })
  return { factors: await presentFactors(deps, actor), recovery_codes: codes }
}

async function readCode(deps: Deps, owner: FactorOwner, body: { readonly challenge: string; readonly code: string }) {
  const challenge = await tryOwnChallenge(deps, owner, body.challenge, 'totp')
  const sealed = challenge?.data ?? null
  const secret = sealed === null ? null : unseal(sealed, deps.secret)
  if (!challenge || sealed === null || secret === null) throw refuse('rule_broken', 'factor.over')
  const step = await stepOfCode(secret, body.code, deps.now().getTime())
  if (step === null) throw wrong()
  return { challenge, sealed, step }
}

export const removeTotp: Handler<typeof second_factor.removeTotp> = async ({ deps, actor, request }) => {
  await requireProof(deps, actor)
  const language = preferredLanguage(request.header('accept-language'))
  await transaction(deps.db, async (trx) => {
    await lockFactors(trx, actor)
    if (!(await deleteTotp(trx, actor))) throw refuse('not_found')
    await afterRemoving(trx, deps, actor, { mail: 'totpRemoved', language })
  })
  return { factors: await presentFactors(deps, actor) }
}

const wrong = () => refuse('rule_broken', { message: 'factor.wrong', fields: { code: 'factor.wrong' } })
