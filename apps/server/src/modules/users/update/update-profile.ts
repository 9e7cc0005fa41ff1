import type { users } from '@deckle/contract/users.ts'
import type { Handler } from '../../../http/handler.ts'
import { audit } from '../../admin/index.ts'
import { presentUser } from '../present.ts'
import { updateUser } from '../queries.ts'
import { requireNotAbove, requireUser } from '../require-user.ts'

export const updateProfile: Handler<typeof users.updateProfile> = async ({ deps, actor, params: { id }, body }) => {
  const user = await requireUser(deps.db, actor, 'user.edit', id)
  requireNotAbove(actor, user)
  await updateUser(deps.db, user.client_id, id, { profile: JSON.stringify(body.profile) })
  if (actor.userId !== id)
    await audit(deps.db, deps, actor, { action: 'user.profile', subject: id, clientId: user.client_id })
  return { user: presentUser(actor, await requireUser(deps.db, actor, 'user.read', id)) }
}
