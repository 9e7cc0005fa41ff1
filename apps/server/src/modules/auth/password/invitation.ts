import type { InterfaceLanguage } from '@deckle/core/text/interface-language.ts'
import type { Deps } from '../../../deps.ts'
import { invitationMail } from '../mails.ts'
import { deleteLinks, findSignedInUser, insertLink } from '../queries.ts'
import { hashToken, invitationLife, newToken } from '../session/tokens.ts'

export const invitationTask = 'auth.invite'

/** After the transaction that stores the person. */
export async function sendInvitation(
  deps: Pick<Deps, 'jobs'>,
  user: { readonly clientId: string; readonly userId: string },
  language: InterfaceLanguage,
): Promise<void> {
  await deps.jobs.add(invitationTask, { ...user, language })
}

/** Job: mails a link that sets the password; earlier ones end. */
export async function mailInvitation(
  deps: Deps,
  clientId: string,
  userId: string,
  language: InterfaceLanguage,
): Promise<void> {
  const user = await findSignedInUser(deps.db, clientId, userId)
  if (!user?.active) return
  const [token, now] = [newToken(clientId), deps.now()]
  await deleteLinks(deps.db, clientId, userId, 'reset_password', now)
  await insertLink(deps.db, {
    hash: hashToken(token),
    client_id: clientId,
    user_id: userId,
    purpose: 'reset_password',
    expires_at: new Date(now.getTime() + invitationLife),
  })
  await deps.mail.send(invitationMail(deps.env, { ...user, organisation: user.branding.name }, token, language))
}
