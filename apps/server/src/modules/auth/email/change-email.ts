import type { InterfaceLanguage } from '@deckle/core/text/interface-language.ts'
import { refuse } from '../../../refusal.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { SignedIn } from '../../../http/handler.ts'
import { requireLimit } from '../../../platform/rate-limit/require-limit.ts'
import { audit } from '../../admin/index.ts'
import { linkMail, noticeMail } from '../mails.ts'
import { closeSessionsOf } from '../session/queries-close.ts'
import { deleteLinks, findCredentials, findCredentialsById, revokeAuthtokensOf } from '../queries.ts'
import { requireIdentity } from '../require-identity.ts'
import { isDirectoryOnly } from '../require-own-sign-in.ts'
import { emailChangeLinkLife, hashToken, newToken, tokenKey } from '../session/tokens.ts'
import {
  deleteEmailChange,
  findEmailChange,
  saveEmailChange,
  changeEmail,
  setEmailChangeLink,
  redeemEmailChange,
} from './queries.ts'
import { queueMail } from '../../../platform/mail/queue-mail.ts'

export const emailChangeTask = 'auth.change_email'
export const addressTakenTask = 'auth.address_taken'

interface EmailChangeRequest {
  readonly email: string
  readonly current_password: string | undefined
}

/**
 * Requires the current password, of who has none a recent proof; the address changes only when the link mailed to the
 * new one is opened. The response and its time are the same whether or not the address has an account: a job does the
 * rest. Who signs in at the client's directory alone keeps the address that it names.
 */
export async function requestEmailChange(
  deps: Deps,
  actor: SignedIn,
  change: EmailChangeRequest,
  language: InterfaceLanguage,
): Promise<void> {
  await requireOwnAddress(deps, actor)
  const found = await requireIdentity(deps, actor, change.current_password)
  await requireMailLimit(deps, actor, change.email)
  await transaction(deps.db, async (trx) => {
    await saveEmailChange(trx, {
      client_id: actor.clientId,
      user_id: actor.userId,
      email: change.email,
      asked_at: deps.now(),
    })
    await audit(trx, deps, actor, { action: 'user.email_asked', subject: actor.userId })
  })
  await deps.jobs.add(emailChangeTask, { clientId: actor.clientId, userId: actor.userId, language })
  await queueMail(deps, noticeMail(deps.env, 'emailChangeAsked', found, language))
}

async function requireOwnAddress({ db }: Deps, { clientId, userId }: SignedIn): Promise<void> {
  const person = await findCredentialsById(db, clientId, userId)
  if (person && isDirectoryOnly(person))
    throw refuse('rule_broken', { message: 'email.by_directory', fields: { email: 'email.by_directory' } })
}

/** Sends a new link; the earlier one becomes invalid. */
export async function resendEmailChange(deps: Deps, actor: SignedIn, language: InterfaceLanguage): Promise<void> {
  const change = await findEmailChange(deps.db, actor.clientId, actor.userId)
  if (!change) throw refuse('not_found')
  await requireMailLimit(deps, actor, change.email)
  await deps.jobs.add(emailChangeTask, { clientId: actor.clientId, userId: actor.userId, language })
}

export async function withdrawEmailChange(deps: Deps, actor: SignedIn): Promise<void> {
  await deleteEmailChange(deps.db, actor.clientId, actor.userId)
}

/** Notifies the account that already has an address that somebody else entered. */
export async function notifyAddressOwner(deps: Deps, email: string, language: InterfaceLanguage): Promise<void> {
  await deps.jobs.add(addressTakenTask, { email, language })
}

/** Job. At most one mail an hour per address. */
export async function mailAddressOwner(deps: Deps, email: string, language: InterfaceLanguage): Promise<void> {
  const holder = await findCredentials(deps.db, email)
  // Who has not confirmed it yet gets the link for that instead (`requestConfirmation`).
  const isUnconfirmed = holder?.confirmed === false && holder.password_hash !== null
  if (!holder?.active || isUnconfirmed || !(await deps.limits.limit('addressTaken', email)).ok) return
  await deps.mail.send(noticeMail(deps.env, 'addressTaken', holder, language))
}

/** Job: mails the link to the new address, or a notice to the account that already has it. */
export async function mailEmailChange(
  deps: Deps,
  clientId: string,
  userId: string,
  language: InterfaceLanguage,
): Promise<void> {
  const [user, change] = [
    await findCredentialsById(deps.db, clientId, userId),
    await findEmailChange(deps.db, clientId, userId),
  ]
  if (!user?.active || !change) return
  if (await findCredentials(deps.db, change.email)) return mailAddressOwner(deps, change.email, language)
  const token = newToken(clientId)
  const expiresAt = new Date(deps.now().getTime() + emailChangeLinkLife)
  const link = { clientId, userId, email: change.email, hash: hashToken(token), expiresAt }
  if (await setEmailChangeLink(deps.db, link))
    await deps.mail.send(linkMail(deps.env, 'confirmNewEmail', { ...user, email: change.email }, token, language))
}

/**
 * Applies the change when its link is opened: closes the other sessions, invalidates links mailed to the old address
 * and notifies it. False if the token belongs to no change.
 */
export async function confirmEmailChange(
  deps: Deps,
  actor: SignedIn | null,
  token: string,
  language: InterfaceLanguage,
): Promise<boolean> {
  const now = deps.now()
  const before = await transaction(deps.db, async (trx) => {
    const change = await redeemEmailChange(trx, tokenKey(token), now)
    if (!change) return null
    const user = await findCredentialsById(trx, change.client_id, change.user_id)
    if (!user?.active) throw refuse('link_expired')
    await changeEmail(trx, user, change.email)
    await closeSessionsOf(trx, user.client_id, user.id, now, actor?.userId === user.id ? actor.sessionId : undefined)
    for (const purpose of ['reset_password', 'sign_in', 'confirm_email'] as const)
      await deleteLinks(trx, user.client_id, user.id, purpose, now)
    await revokeAuthtokensOf(trx, user.client_id, user.id, now)
    await audit(trx, deps, { clientId: user.client_id, userId: user.id }, { action: 'user.email', subject: user.id })
    return user
  })
  if (before) await queueMail(deps, noticeMail(deps.env, 'emailChanged', before, language))
  return before !== null
}

/** Limits mails to an address that may be a stranger's, per person and per address. */
async function requireMailLimit(deps: Deps, actor: SignedIn, email: string): Promise<void> {
  for (const key of [actor.userId, email]) await requireLimit(deps.limits, 'emailChange', key)
}
