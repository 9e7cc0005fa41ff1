import type { InterfaceLanguage } from '@deckle/core/text/interface-language.ts'
import type { Deps } from '../../deps.ts'
import { linkMail } from './mails.ts'
import { findCredentialsById, insertLink } from './queries.ts'
import { hashToken, inviteLinkLife, newToken } from './session/tokens.ts'

export const inviteTask = 'auth.invite'

interface Invited {
  readonly clientId: string
  readonly userId: string
  readonly language: InterfaceLanguage
}

/** @param of what invites: the same person is mailed once by it */
export async function addInvite({ jobs }: Pick<Deps, 'jobs'>, of: string, invited: Invited): Promise<void> {
  await jobs.add(inviteTask, invited, { jobKey: `invite ${of} ${invited.userId}` })
}

/** Job: mails a link for setting the first password. */
export async function sendInvite(deps: Deps, { clientId, userId, language }: Invited): Promise<void> {
  const user = await findCredentialsById(deps.db, clientId, userId)
  if (!user?.active) return
  const token = newToken(clientId)
  await insertLink(deps.db, {
    hash: hashToken(token),
    client_id: clientId,
    user_id: userId,
    purpose: 'reset_password',
    expires_at: new Date(deps.now().getTime() + inviteLinkLife),
  })
  await deps.mail.send(linkMail(deps.env, 'invite', user, token, language))
}
