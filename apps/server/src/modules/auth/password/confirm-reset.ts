import type { auth } from '@deckle/contract/auth.ts'
import { placeText } from '../../../platform/geo/place-of.ts'
import { refuse } from '../../../refusal.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Handler } from '../../../http/handler.ts'
import { hashPassword } from '../../../platform/passwords/passwords.ts'
import { deleteEmailChange } from '../email/queries.ts'
import { requireOwnSignIn } from '../require-own-sign-in.ts'
import { deleteLinks, findCredentialsById, revokeAuthtokensOf, setPassword, redeemLink } from '../queries.ts'
import { closeSessionsOf } from '../session/queries-close.ts'
import { tokenKey } from '../session/tokens.ts'
import { checkPassword } from './check-password.ts'
import { audit } from '../../admin/index.ts'

/** Closes every session. A password that breaks a rule leaves the link usable. */
export const confirmReset: Handler<typeof auth.confirmReset> = async ({ deps, body, request }) => {
  const now = deps.now()
  const email = await transaction(deps.db, async (trx) => {
    const link = await redeemLink(trx, tokenKey(body.token), 'reset_password', now)
    const user = link && (await findCredentialsById(trx, link.client_id, link.user_id))
    if (!user?.active) throw refuse('link_expired')
    requireOwnSignIn(user)
    const password = await checkPassword(
      body.password,
      { ...user, isSuperadmin: user.license_type === 'Superadmin' },
      body.password_confirmation,
    )
    await setPassword(trx, user.client_id, user.id, await hashPassword(password))
    await closeSessionsOf(trx, user.client_id, user.id, now)
    await deleteLinks(trx, user.client_id, user.id, 'reset_password', now)
    await deleteLinks(trx, user.client_id, user.id, 'sign_in', now)
    await revokeAuthtokensOf(trx, user.client_id, user.id, now)
    await deleteEmailChange(trx, user.client_id, user.id)
    const actor = { clientId: user.client_id, userId: user.id, place: () => placeText(deps, request) }
    await audit(trx, deps, actor, { action: 'user.password_reset', subject: user.id })
    return user.email
  })
  return { ok: true, email }
}
