import type { auth } from '@deckle/contract/auth.ts'
import type { InterfaceLanguage } from '@deckle/core/text/interface-language.ts'
import { refuse } from '../../../refusal.ts'
import type { Deps } from '../../../deps.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Handler } from '../../../http/handler.ts'
import { preferredLanguage } from '../../../http/language.ts'
import { linkMail } from '../mails.ts'
import { confirmUser, findCredentials, findCredentialsById, insertLink, redeemLink } from '../queries.ts'
import { confirmLinkLife, hashToken, newToken, tokenKey } from '../session/tokens.ts'
import { confirmEmailChange } from './change-email.ts'

export const confirmTask = 'auth.confirm_email'
export const confirmAgainTask = 'auth.confirm_email_again'

/** Job: another link for who has registered an address and not confirmed it. Who was invited chooses a password instead. */
export async function mailConfirmationAgain(deps: Deps, email: string, language: InterfaceLanguage): Promise<void> {
  const user = await findCredentials(deps.db, email)
  if (!user?.active || user.confirmed || user.password_hash === null) return
  if ((await deps.limits.limit('confirmAccount', email)).ok)
    await mailConfirmation(deps, user.client_id, user.id, language)
}

export async function sendConfirmation(
  deps: Deps,
  user: { readonly clientId: string; readonly userId: string },
  language: InterfaceLanguage,
): Promise<void> {
  await deps.jobs.add(confirmTask, { ...user, language })
}

/** Answers nothing of the address: whether there is anything to confirm is found out in a job. */
export async function requestConfirmation(deps: Deps, email: string, language: InterfaceLanguage): Promise<void> {
  await deps.jobs.add(confirmAgainTask, { email, language })
}

export async function mailConfirmation(
  deps: Deps,
  clientId: string,
  userId: string,
  language: InterfaceLanguage,
): Promise<void> {
  const user = await findCredentialsById(deps.db, clientId, userId)
  if (!user || user.confirmed) return
  const token = newToken(clientId)
  const expires_at = new Date(deps.now().getTime() + confirmLinkLife)
  await insertLink(deps.db, {
    hash: hashToken(token),
    client_id: clientId,
    user_id: userId,
    purpose: 'confirm_email',
    expires_at,
  })
  await deps.mail.send(linkMail(deps.env, 'confirmEmail', user, token, language))
}

/** Accepts the link of a registration or of an e-mail change. */
export const confirmEmail: Handler<typeof auth.confirmEmail> = async ({ deps, actor, body: { token }, request }) => {
  const isRegistration = await transaction(deps.db, async (trx) => {
    const link = await redeemLink(trx, tokenKey(token), 'confirm_email', deps.now())
    if (link) await confirmUser(trx, link.client_id, link.user_id)
    return link !== undefined
  })
  const language = preferredLanguage(request.header('accept-language'))
  if (!isRegistration && !(await confirmEmailChange(deps, actor, token, language))) throw refuse('link_expired')
  return { ok: true }
}
