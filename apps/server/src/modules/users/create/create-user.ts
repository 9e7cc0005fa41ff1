import type { users } from '@deckle/contract/users.ts'
import { refuse } from '../../../refusal.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler, RequestFacts } from '../../../http/handler.ts'
import { preferredLanguage } from '../../../http/language.ts'
import { sendInvitation } from '../../auth/index.ts'
import { presentUser } from '../present.ts'
import type { UserRecord } from '../queries.ts'
import { addUser, type NewUserBody } from './add-user.ts'
import { registerUser } from './register-user.ts'

/** By an Admin, or by a visitor who registers. */
export const createUser: Handler<typeof users.create> = async ({ deps, actor, body, request }) => {
  if (!actor) {
    if (body.invite !== undefined)
      throw refuse('not_allowed', { message: 'invite.needs_admin', fields: { invite: 'invite.needs_admin' } })
    return { user: presentUser(null, await registerUser(deps, body, request)) }
  }
  const user = await addUser(deps, actor, body)
  await inviteNew(deps, user, body, request)
  return { user: presentUser(actor, user) }
}

/** Mails the invitation where one was asked for. */
export async function inviteNew(
  deps: Deps,
  user: UserRecord,
  { invite }: Pick<NewUserBody, 'invite'>,
  request: RequestFacts,
): Promise<void> {
  if (invite !== true) return
  const language = preferredLanguage(request.header('accept-language'))
  await sendInvitation(deps, { clientId: user.client_id, userId: user.id }, language)
}
