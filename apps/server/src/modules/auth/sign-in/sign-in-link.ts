import type { auth } from '@deckle/contract/auth.ts'
import type { InterfaceLanguage } from '@deckle/core/text/interface-language.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/handler.ts'
import { preferredLanguage } from '../../../http/language.ts'
import { addressKey } from '../../../platform/rate-limit/rate-limit.ts'
import { directoryMail, linkMail } from '../mails.ts'
import { findCredentials, insertLink } from '../queries.ts'
import { hashToken, newToken, signInLinkLife } from '../session/tokens.ts'
import { isDirectoryOnly } from '../require-own-sign-in.ts'

export const signInLinkTask = 'auth.signin_link'

/** Done in a job, so that known and unknown addresses get the same response. Requests over the limit are dropped silently. */
export const requestSignInLink: Handler<typeof auth.signinLink> = async ({ deps, body: { email }, request }) => {
  const verdicts = [
    await deps.limits.limit('signInLinkAddress', addressKey(request.ip)),
    await deps.limits.limit('signInLinkAccount', email),
  ]
  const language = preferredLanguage(request.header('accept-language'))
  if (verdicts.every(({ ok }) => ok)) await deps.jobs.add(signInLinkTask, { email, language })
  return { ok: true }
}

/** Job: mails a link that works once within 15 minutes. */
export async function sendSignInLink(deps: Deps, email: string, language: InterfaceLanguage): Promise<void> {
  const user = await findCredentials(deps.db, email)
  if (!user?.active) return
  if (isDirectoryOnly(user)) return deps.mail.send(directoryMail(deps.env, user, language))
  const token = newToken(user.client_id)
  await insertLink(deps.db, {
    hash: hashToken(token),
    client_id: user.client_id,
    user_id: user.id,
    purpose: 'sign_in',
    expires_at: new Date(deps.now().getTime() + signInLinkLife),
  })
  await deps.mail.send(linkMail(deps.env, 'signInLink', user, token, language))
}
