import type { users } from '@deckle/contract/users.ts'
import { isSame } from '@deckle/core/document/tree.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Handler } from '../../../http/handler.ts'
import { refuse } from '../../../refusal.ts'
import { audit } from '../../admin/index.ts'
import { lockClient } from '../../clients/index.ts'
import { presentUser } from '../present.ts'
import { updateUser } from '../queries.ts'
import { requireNotAbove, requireUser } from '../require-user.ts'

export const updateProfile: Handler<typeof users.updateProfile> = ({ deps, actor, params: { id }, body }) =>
  transaction(deps.db, async (trx) => {
    const { client_id } = await requireUser(trx, actor, 'user.edit', id)
    // Serialises changes of the same profile, which are compared below.
    await lockClient(trx, client_id)
    const user = await requireUser(trx, actor, 'user.edit', id)
    requireNotAbove(actor, user)
    if (body.before && !isSame(body.before, user.profile)) throw refuse('conflict')
    await updateUser(trx, client_id, id, { profile: JSON.stringify(body.profile) })
    if (actor.userId !== id) await audit(trx, deps, actor, { action: 'user.profile', subject: id, clientId: client_id })
    return { user: presentUser(actor, await requireUser(trx, actor, 'user.read', id)) }
  })
