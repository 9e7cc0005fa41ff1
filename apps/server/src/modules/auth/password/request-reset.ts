import type { auth } from '@deckle/contract/auth.ts'
import type { InterfaceLanguage } from '@deckle/core/text/interface-language.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/handler.ts'
import { preferredLanguage } from '../../../http/language.ts'
import { addressKey } from '../../../platform/rate-limit/rate-limit.ts'
import { isDirectoryOnly } from '../require-own-sign-in.ts'
import { directoryMail, linkMail } from '../mails.ts'
import { findCredentials, insertLink } from '../queries.ts'
import { hashToken, newToken, resetLinkLife } from '../session/tokens.ts'

export const resetTask = 'auth.reset_password'

/**
 * Done in a job, so that known and unknown addresses get the same response in the same time. Requests over the limit
 * are dropped silently.
 */
export const requestReset: Handler<typeof auth.resetPassword> = async ({ deps, body: { email }, request }) => {
  const verdicts = [
    await deps.limits.limit('resetAddress', addressKey(request.ip)),
    await deps.limits.limit('resetAccount', email),
  ]
  const language = preferredLanguage(request.header('accept-language'))
  if (verdicts.every(({ ok }) => ok)) await deps.jobs.add(resetTask, { email, language })
  return { ok: true }
}

/** Job: mails a link that works once within an hour. */
export async function sendReset(deps: Deps, email: string, language: InterfaceLanguage): Promise<void> {
  const user = await findCredentials(deps.db, email)
  if (!user?.active) return
  if (isDirectoryOnly(user)) return deps.mail.send(directoryMail(deps.env, user, language))
  const token = newToken(user.client_id)
  const expires_at = new Date(deps.now().getTime() + resetLinkLife)
  await insertLink(deps.db, {
    hash: hashToken(token),
    client_id: user.client_id,
    user_id: user.id,
    purpose: 'reset_password',
    expires_at,
  })
  await deps.mail.send(linkMail(deps.env, 'resetPassword', user, token, language))
}
