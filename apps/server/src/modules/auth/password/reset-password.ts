import type { InterfaceLanguage } from '@deckle/core/text/interface-language.ts'
import { refuse } from '@deckle/core/error.ts'
import type { Deps } from '../../../deps.ts'
import { transaction } from '../../../db/transaction.ts'
import { hashPassword } from '../../../platform/passwords/passwords.ts'
import { addressKey } from '../../../platform/rate-limit/rate-limit.ts'
import { checkPassword } from './check-password.ts'
import { dropEmailChange } from '../email/queries.ts'
import { linkMail } from '../mails.ts'
import { closeSessionsOf } from '../session/queries.ts'
import {
  dropLinks,
  findCredentials,
  findCredentialsById,
  insertLink,
  revokeAuthtokensOf,
  setPassword,
  takeLink,
} from '../queries.ts'
import { hashToken, newToken, resetLinkLife } from '../session/tokens.ts'

export const resetTask = 'auth.reset_password'

/** Leaves all to a job, so that a known and an unknown address answer alike, in words and in time. Too many are dropped in silence. */
export async function requestReset(deps: Deps, email: string, ip: string, language: InterfaceLanguage): Promise<void> {
  const verdicts = [
    await deps.limits.limit('resetAddress', addressKey(ip)),
    await deps.limits.limit('resetAccount', email),
  ]
  if (verdicts.every(({ ok }) => ok)) await deps.jobs.add(resetTask, { email, language })
}

/** The job: a link by mail, once, for one hour. */
export async function sendReset(deps: Deps, email: string, language: InterfaceLanguage): Promise<void> {
  const user = await findCredentials(deps.db, email)
  if (!user?.active) return
  const token = newToken()
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

/** Sets the new password and closes every session. A password that breaks a rule leaves the link usable. */
export async function confirmReset(
  deps: Deps,
  body: { readonly token: string; readonly password: string; readonly password_confirmation: string },
): Promise<void> {
  const now = deps.now()
  await transaction(deps.db, async (trx) => {
    const link = await takeLink(trx, hashToken(body.token), 'reset_password', now)
    const user = link && (await findCredentialsById(trx, link.client_id, link.user_id))
    if (!user?.active) throw refuse('link_expired')
    const password = await checkPassword(
      body.password,
      { ...user, isSuperadmin: user.license_type === 'Superadmin' },
      body.password_confirmation,
    )
    await setPassword(trx, user.client_id, user.id, await hashPassword(password))
    await closeSessionsOf(trx, user.client_id, user.id, now)
    await dropLinks(trx, user.client_id, user.id, 'reset_password', now)
    await dropLinks(trx, user.client_id, user.id, 'sign_in', now)
    await revokeAuthtokensOf(trx, user.client_id, user.id, now)
    await dropEmailChange(trx, user.client_id, user.id)
  })
}
