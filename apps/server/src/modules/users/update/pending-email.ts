import type { users } from '@deckle/contract/users.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler, SignedIn } from '../../../http/handler.ts'
import { preferredLanguage } from '../../../http/language.ts'
import { resendEmailChange, withdrawEmailChange } from '../../auth/index.ts'
import { presentUser } from '../present.ts'
import { requireUser } from '../require-user.ts'

export const resendEmail: Handler<typeof users.resendEmail> = async ({ deps, actor, request }) => {
  await resendEmailChange(deps, actor, preferredLanguage(request.header('accept-language')))
  return showSelf(deps, actor)
}

export const withdrawEmail: Handler<typeof users.withdrawEmail> = async ({ deps, actor }) => {
  await withdrawEmailChange(deps, actor)
  return showSelf(deps, actor)
}

async function showSelf(deps: Deps, actor: SignedIn) {
  return { user: presentUser(actor, await requireUser(deps.db, actor, 'user.read', actor.userId)) }
}
