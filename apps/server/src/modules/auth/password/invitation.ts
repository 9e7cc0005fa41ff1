import type { InterfaceLanguage } from '@deckle/core/text/interface-language.ts'
import type { Db } from '../../../db/database.ts'
import type { Deps } from '../../../deps.ts'
import { isDirectoryOnly } from '../require-own-sign-in.ts'
import { directoryMail, linkMail } from '../mails.ts'
import { deleteLinks, findCredentialsById, findSignedInUser, insertLink } from '../queries.ts'
import { hashToken, invitationLife, newToken } from '../session/tokens.ts'

export const invitationTask = 'auth.invite'

interface Invited {
  readonly clientId: string
  readonly userId: string
}

/** Queues the mail with the commit of `trx`. Several invitations of a person are merged until the mail is sent. */
export async function addInvitation(
  { jobs }: Pick<Deps, 'jobs'>,
  trx: Db,
  { clientId, userId }: Invited,
  language: InterfaceLanguage,
): Promise<void> {
  await jobs.add(invitationTask, { clientId, userId, language }, { jobKey: `invite ${userId}`, within: trx })
}

/** Task: mails a link for setting the password and invalidates earlier links. */
export async function mailInvitation(
  deps: Deps,
  clientId: string,
  userId: string,
  language: InterfaceLanguage,
): Promise<void> {
  const user = await findSignedInUser(deps.db, clientId, userId)
  const found = await findCredentialsById(deps.db, clientId, userId)
  if (!user?.active || !found) return
  if (isDirectoryOnly(found)) return deps.mail.send(directoryMail(deps.env, found, language))
  const [token, now] = [newToken(clientId), deps.now()]
  await deleteLinks(deps.db, clientId, userId, 'reset_password', now)
  await insertLink(deps.db, {
    hash: hashToken(token),
    client_id: clientId,
    user_id: userId,
    purpose: 'reset_password',
    expires_at: new Date(now.getTime() + invitationLife),
  })
  const key = user.owns_client ? 'clientInvitation' : 'invitation'
  await deps.mail.send(linkMail(deps.env, key, user, token, language, { client: user.branding.name }))
}
