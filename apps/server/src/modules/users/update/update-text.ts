import type { users } from '@deckle/contract/users.ts'
import { refuse } from '../../../refusal.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler, SignedIn } from '../../../http/handler.ts'
import { audit } from '../../admin/index.ts'
import { tagPerson } from '../../tags/index.ts'
import { presentUser } from '../present.ts'
import { updateUser } from '../queries.ts'
import { requireNotAbove, requireUser } from '../require-user.ts'

/** The organisation's notes and tags: the person can't change them. */
export const updateDetails: Handler<typeof users.updateDetails> = ({ deps, actor, params, body }) =>
  updateText(deps, actor, params.id, { details: JSON.stringify(body.details), tags: body.tags })

/** The person may change it too. */
export const updateProfile: Handler<typeof users.updateProfile> = ({ deps, actor, params, body }) =>
  updateText(deps, actor, params.id, { profile: JSON.stringify(body.profile) })

type Text =
  | { readonly details: string; readonly tags: readonly string[] | undefined }
  | { readonly profile: string; readonly tags?: undefined }

async function updateText(deps: Deps, actor: SignedIn, id: string, { tags, ...change }: Text) {
  const isDetails = 'details' in change
  const user = await requireUser(deps.db, actor, 'user.edit', id, { asOrganisation: isDetails })
  requireNotAbove(actor, user)
  const saved = await transaction(deps.db, async (trx) => {
    if (tags !== undefined) await tagPerson(trx, { clientId: user.client_id, userId: user.id }, tags)
    if (actor.userId !== id) {
      const action = isDetails ? 'user.details' : 'user.profile'
      await audit(trx, deps, actor, { action, subject: id, clientId: user.client_id })
    }
    return updateUser(trx, user.client_id, user.id, change)
  })
  if (!saved) throw refuse('not_found')
  return { user: presentUser(actor, saved) }
}
