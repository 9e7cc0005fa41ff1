import type { users } from '@deckle/contract/users.ts'
import type { Handler } from '../../../http/handler.ts'
import { addUser } from './add-user.ts'
import { presentUser } from '../present.ts'
import { registerUser } from './register-user.ts'

/** By an Admin, or by a visitor who registers. */
export const createUser: Handler<typeof users.create> = async ({ deps, actor, body, request }) => {
  const user = actor ? await addUser(deps, actor, body) : await registerUser(deps, body, request)
  return { user: presentUser(actor, user) }
}
