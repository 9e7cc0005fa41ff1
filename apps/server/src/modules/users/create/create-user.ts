import type { users } from '@deckle/contract/users.ts'
import { refuse } from '../../../refusal.ts'
import type { Handler } from '../../../http/handler.ts'
import { preferredLanguage } from '../../../http/language.ts'
import { presentUser } from '../present.ts'
import { addUser } from './add-user.ts'
import { registerUser } from './register-user.ts'

/** By an Admin, or by a visitor who registers. */
export const createUser: Handler<typeof users.create> = async ({ deps, actor, body, request }) => {
  if (!actor) {
    if (body.invite !== undefined)
      throw refuse('not_allowed', { message: 'invite.needs_admin', fields: { invite: 'invite.needs_admin' } })
    return { user: presentUser(null, await registerUser(deps, body, request)) }
  }
  const language = preferredLanguage(request.header('accept-language'))
  return { user: presentUser(actor, await addUser(deps, actor, body, { language })) }
}
