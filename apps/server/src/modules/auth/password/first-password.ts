import type { Deps } from '../../../deps.ts'
import { findCredentialsById, insertLink } from '../queries.ts'
import { firstPasswordLinkLife, hashToken, newToken } from '../session/tokens.ts'

export interface FirstPassword {
  readonly email: string
  /** Of a link that sets the password, once, within 24 hours. Earlier ones stay good for as long as they were. */
  readonly token: string
}

/** For who was made without a password and has set none yet; else null. */
export async function firstPassword(
  deps: Pick<Deps, 'db' | 'now'>,
  { clientId, userId }: { readonly clientId: string; readonly userId: string },
): Promise<FirstPassword | null> {
  const found = await findCredentialsById(deps.db, clientId, userId)
  if (!found?.active || found.password_hash !== null) return null
  const token = newToken(clientId)
  await insertLink(deps.db, {
    hash: hashToken(token),
    client_id: clientId,
    user_id: userId,
    purpose: 'reset_password',
    expires_at: new Date(deps.now().getTime() + firstPasswordLinkLife),
  })
  return { email: found.email, token }
}
