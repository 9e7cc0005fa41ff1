import type { users } from '@deckle/contract/users.ts'
import { refuse } from '../../../refusal.ts'
import type { Handler } from '../../../http/handler.ts'
import { newBrowserSecret } from '../../../http/browser-cookie.ts'
import { preferredLanguage } from '../../../http/language.ts'
import { registrationCookie } from '../../auth/index.ts'
import { presentUser } from '../present.ts'
import { addUser } from './add-user.ts'
import { registerUser } from './register-user.ts'

/** By an Admin, or by a visitor who registers. */
export const createUser: Handler<typeof users.create> = async ({ deps, actor, body, request, setHeader }) => {
  if (!actor) {
    if (body.invite !== undefined)
      throw refuse('not_allowed', { message: 'invite.needs_admin', fields: { invite: 'invite.needs_admin' } })
    const browser = registrationCookie.read(deps.env, request.header('cookie')) ?? newBrowserSecret()
    const user = await registerUser(deps, body, request, browser)
    setHeader('set-cookie', registrationCookie.write(deps.env, browser))
    return { user: presentUser(null, user) }
  }
  const language = preferredLanguage(request.header('accept-language'))
  return { user: presentUser(actor, await addUser(deps, actor, body, { language })) }
}
