import type { users } from '@deckle/contract/users.ts'
import { refuse } from '../../../refusal.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler, SignedIn } from '../../../http/handler.ts'
import { audit } from '../../admin/index.ts'
import { presentUser } from '../present.ts'
import { updateUser } from '../queries.ts'
import { requireNotAbove, requireUser } from '../require-user.ts'

/** The organisation's notes: the person can't change them. */
export const updateDetails: Handler<typeof users.updateDetails> = ({ deps, actor, params, body }) =>
  updateText(deps, actor, params.id, { details: JSON.stringify(body.details) })

/** The person may change it too. */
export const updateProfile: Handler<typeof users.updateProfile> = ({ deps, actor, params, body }) =>
  updateText(deps, actor, params.id, { profile: JSON.stringify(body.profile) })

type Text = { readonly details: string } | { readonly profile: string }

async function updateText(deps: Deps, actor: SignedIn, id: string, change: Text) {
  const isDetails = 'details' in change
  const user = await requireUser(deps.db, actor, 'user.edit', id, { asOrganisation: isDetails })
  requireNotAbove(actor, user)
  const saved = await updateUser(deps.db, user.client_id, user.id, change)
  if (!saved) throw refuse('not_found')
  if (actor.userId !== id) {
    const action = isDetails ? 'user.details' : 'user.profile'
    await audit(deps.db, deps, actor, { action, subject: id, clientId: user.client_id })
  }
  return { user: presentUser(actor, saved) }
}
