import type { auth } from '@deckle/contract/auth.ts'
import type { ReplyOf } from '@deckle/contract/kit/endpoint.ts'
import type { InterfaceLanguage } from '@deckle/core/text/interface-language.ts'
import { refuse } from '../../../refusal.ts'
import type { Db } from '../../../db/database.ts'
import type { Deps } from '../../../deps.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Handler } from '../../../http/handler.ts'
import { preferredLanguage } from '../../../http/language.ts'
import { linkMail } from '../mails.ts'
import { findCredentials, findCredentialsById, insertLink, redeemLink } from '../queries.ts'
import { confirmLinkLife, hashToken, newToken, resetLinkLife, tokenKey } from '../session/tokens.ts'
import { confirmEmailChange } from './change-email.ts'
import { confirmPerson } from './confirm-person.ts'
import { registrationCookie } from './registration-cookie.ts'

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
export const confirmEmail: Handler<typeof auth.confirmEmail> = async ({ deps, actor, body, request }) => {
  const browser = registrationCookie.read(deps.env, request.header('cookie'))
  const confirmed = await transaction(deps.db, (trx) => confirmRegistration(trx, deps, body.token, browser))
  if (confirmed) return { ok: true, ...confirmed }
  const language = preferredLanguage(request.header('accept-language'))
  if (!(await confirmEmailChange(deps, actor, body.token, language))) throw refuse('link_expired')
  return { ok: true, password_token: null }
}

type Confirmed = Pick<ReplyOf<typeof auth.confirmEmail>, 'password_token'>

/** Undefined if the token is of no registration. */
async function confirmRegistration(
  trx: Db,
  { now }: Deps,
  token: string,
  browser: string | null,
): Promise<Confirmed | undefined> {
  const link = await redeemLink(trx, tokenKey(token), 'confirm_email', now())
  if (!link) return undefined
  const isRemoved = await confirmPerson(trx, { ...link, now: now(), browser })
  if (!isRemoved) return { password_token: null }
  const password_token = newToken(link.client_id)
  await insertLink(trx, {
    hash: hashToken(password_token),
    ...link,
    purpose: 'reset_password',
    expires_at: new Date(now().getTime() + resetLinkLife),
  })
  return { password_token }
}
