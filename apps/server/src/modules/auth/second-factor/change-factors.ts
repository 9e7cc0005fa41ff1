import type { AuditAction } from '@deckle/core/audit/audit.ts'
import type { InterfaceLanguage } from '@deckle/core/text/interface-language.ts'
import type { Db } from '../../../db/database.ts'
import type { Deps } from '../../../deps.ts'
import type { SignedIn } from '../../../http/handler.ts'
import { refuse } from '../../../refusal.ts'
import { audit } from '../../admin/index.ts'
import { findSignedInUser } from '../queries.ts'
import { lockUser } from '../session/queries.ts'
import type { FactorOwner } from './challenges/challenge.ts'
import { dueOf } from './factor-state.ts'
import { type FactorMail, notifyFactorChange } from './notify.ts'
import { deleteAllPasskeys, listPasskeys } from './passkeys/queries.ts'
import { deleteChallenges } from './challenges/queries.ts'
import { deleteRecoveryCodes, deleteTotp, findTotp, saveRecoveryCodes, setFactorSince } from './queries.ts'
import { hashRecoveryCode, newRecoveryCodes } from './codes/recovery-code.ts'

interface Change {
  readonly mail: FactorMail
  readonly language: InterfaceLanguage
  /** Of a passkey. */
  readonly name?: string
}

/** Serializes changes of a person's factors. */
export async function lockFactors(trx: Db, { clientId, userId }: FactorOwner): Promise<void> {
  if (!(await lockUser(trx, clientId, userId))) throw refuse('session_expired')
}

/** In the transaction that stored the factor. With the first one come recovery codes; else null. */
export async function afterAdding(
  trx: Db,
  deps: Deps,
  actor: SignedIn,
  change: Change,
): Promise<readonly string[] | null> {
  const user = await findSignedInUser(trx, actor.clientId, actor.userId)
  const isFirst = user?.second_factor_at === null
  if (isFirst) await setFactorSince(trx, actor, { second_factor_at: deps.now(), second_factor_reset: false })
  await noteChange(trx, deps, actor, { ...change, action: 'user.factor_add' })
  return isFirst ? renewCodes(trx, deps, actor) : null
}

/** In the transaction that removed the factor. The last one of a person who needs one stays. */
export async function afterRemoving(trx: Db, deps: Deps, actor: SignedIn, change: Change): Promise<void> {
  const isLast = !(await findTotp(trx, actor)) && (await listPasskeys(trx, actor)).length === 0
  const user = isLast ? await findSignedInUser(trx, actor.clientId, actor.userId) : undefined
  if (user && dueOf(user) !== null) throw refuse('rule_broken', 'factor.required')
  if (isLast) {
    await setFactorSince(trx, actor, { second_factor_at: null })
    await deleteRecoveryCodes(trx, actor)
  }
  await noteChange(trx, deps, actor, { ...change, action: 'user.factor_remove' })
}

export async function renewCodes(trx: Db, { now, secret }: Deps, owner: FactorOwner): Promise<readonly string[]> {
  const codes = newRecoveryCodes()
  const hashes = codes.map((code) => hashRecoveryCode(code, owner.userId, secret))
  await saveRecoveryCodes(trx, owner, hashes, now())
  return codes
}

export async function noteChange(
  trx: Db,
  deps: Deps,
  actor: SignedIn,
  { action, mail, language, name }: Change & { readonly action: AuditAction },
): Promise<void> {
  await audit(trx, deps, actor, { action, subject: actor.userId, detail: { what: mail, ...(name && { name }) } })
  await notifyFactorChange(trx, deps, actor, { mail, language, ...(name !== undefined && { name }) })
}

/** Takes all factors of a person away, who must set up another one; the caller audits it and closes the sessions. */
export async function resetFactors(
  trx: Db,
  deps: Deps,
  owner: FactorOwner,
  language: InterfaceLanguage,
): Promise<void> {
  await deleteTotp(trx, owner)
  await deleteAllPasskeys(trx, owner)
  await deleteRecoveryCodes(trx, owner)
  await deleteChallenges(trx, owner.clientId, owner.userId)
  await setFactorSince(trx, owner, { second_factor_at: null, second_factor_reset: true })
  await notifyFactorChange(trx, deps, owner, { mail: 'factorsReset', language })
}
