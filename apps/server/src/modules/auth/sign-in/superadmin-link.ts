import { normaliseEmail } from '@deckle/core/text/email-address.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { StartError } from '../../../platform/start-error.ts'
import { audit } from '../../admin/index.ts'
import { findCredentials, insertLink } from '../queries.ts'
import { hashToken, newToken, signInLinkLife } from '../session/tokens.ts'

/**
 * Creates a sign-in link for a Superadmin who has lost the password. Called on the server only. It works once
 * within 15 minutes, and a second factor is asked for all the same.
 *
 * @returns the link's token
 * @throws StartError if no active Superadmin has this email
 */
export async function createSuperadminLink(deps: Pick<Deps, 'db' | 'newId' | 'now'>, email: string): Promise<string> {
  const user = await findCredentials(deps.db, normaliseEmail(email))
  if (!user?.active || user.license_type !== 'Superadmin')
    throw new StartError(`No active Superadmin has the email ${email}.`)
  const token = newToken(user.client_id)
  await transaction(deps.db, async (trx) => {
    await insertLink(trx, {
      hash: hashToken(token),
      client_id: user.client_id,
      user_id: user.id,
      purpose: 'sign_in',
      expires_at: new Date(deps.now().getTime() + signInLinkLife),
    })
    const actor = { clientId: user.client_id, userId: user.id }
    await audit(trx, deps, actor, { action: 'auth.serverSigninLink', subject: user.id })
  })
  return token
}
