import type { InterfaceLanguage } from '@deckle/core/text/interface-language.ts'
import type { Deps } from '../../../deps.ts'
import { linkMail } from '../mails.ts'
import { findSignedInUser, insertLink } from '../queries.ts'
import { hashToken, invitationLife, newToken } from '../session/tokens.ts'

export const inviteOwnerTask = 'auth.invite_owner'

/** After the commit that stored the person. */
export async function inviteOwner(
  deps: Deps,
  owner: { readonly clientId: string; readonly userId: string },
  language: InterfaceLanguage,
): Promise<void> {
  await deps.jobs.add(inviteOwnerTask, { ...owner, language })
}

/** Job: mails a link by which the owner of a new client chooses a password. */
export async function mailInvitation(
  deps: Deps,
  clientId: string,
  userId: string,
  language: InterfaceLanguage,
): Promise<void> {
  const user = await findSignedInUser(deps.db, clientId, userId)
  if (!user) return
  const token = newToken(clientId)
  await insertLink(deps.db, {
    hash: hashToken(token),
    client_id: clientId,
    user_id: userId,
    purpose: 'reset_password',
    expires_at: new Date(deps.now().getTime() + invitationLife),
  })
  const client = user.branding.name
  await deps.mail.send(linkMail(deps.env, 'clientInvitation', user, token, language, { client }))
}
