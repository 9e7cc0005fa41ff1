import type { auth } from '@deckle/contract/auth.ts'
import { stripSpaces } from '@deckle/core/text/password/strip-spaces.ts'
import { refuse } from '../../../refusal.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Handler } from '../../../http/handler.ts'
import { hashPassword, verifyPassword } from '../../../platform/passwords/passwords.ts'
import { requireLimit } from '../../../platform/rate-limit/require-limit.ts'
import { checkPassword } from './check-password.ts'
import { deleteEmailChange } from '../email/queries.ts'
import { closeSessionsOf } from '../session/queries-close.ts'
import { requireOwnSignIn } from '../require-own-sign-in.ts'
import { deleteLinks, findCredentialsById, revokeAuthtokensOf, setPassword } from '../queries.ts'
import { audit } from '../../admin/index.ts'

/** Checks the current password before the rules; closes the person's other sessions. */
export const changePassword: Handler<typeof auth.changePassword> = async ({ deps, actor, body }) => {
  await requireLimit(deps.limits, 'changePassword', actor.userId)
  const found = await findCredentialsById(deps.db, actor.clientId, actor.userId)
  if (found) requireOwnSignIn(found)
  if (!found?.password_hash || !(await verifyPassword(found.password_hash, stripSpaces(body.current_password)))) {
    throw refuse('rule_broken', { message: 'password.current', fields: { current_password: 'password.current' } })
  }
  const password = await checkPassword(
    body.password,
    { ...found, isSuperadmin: found.license_type === 'Superadmin' },
    body.password_confirmation,
  )
  const hash = await hashPassword(password)
  const now = deps.now()
  await transaction(deps.db, async (trx) => {
    await setPassword(trx, actor.clientId, actor.userId, hash)
    await closeSessionsOf(trx, actor.clientId, actor.userId, now, actor.sessionId)
    await deleteLinks(trx, actor.clientId, actor.userId, 'reset_password', now)
    await deleteLinks(trx, actor.clientId, actor.userId, 'sign_in', now)
    await revokeAuthtokensOf(trx, actor.clientId, actor.userId, now)
    await deleteEmailChange(trx, actor.clientId, actor.userId)
    await audit(trx, deps, actor, { action: 'user.password', subject: actor.userId })
  })
  await deps.limits.clear('changePassword', actor.userId)
  return { ok: true }
}
