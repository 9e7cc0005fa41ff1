import { detailsRole } from '@deckle/core/people/person-field.ts'
import type { users } from '@deckle/contract/users.ts'
import { refuse } from '../../../refusal.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Handler } from '../../../http/handler.ts'
import { audit } from '../../admin/index.ts'
import { lockClient } from '../../clients/index.ts'
import { notePeopleChanged } from '../../enrolments/index.ts'
import { tagPerson } from '../../tags/index.ts'
import { detailsToStore } from '../fields/details-to-store.ts'
import { presentUser } from '../present.ts'
import { findUser, updateUser } from '../queries.ts'
import { requireNotAbove, requireUser } from '../require-user.ts'

/** The organisation's notes: the person changes only the fields that are theirs. */
export const updateDetails: Handler<typeof users.updateDetails> = ({ deps, actor, params: { id }, body }) =>
  transaction(deps.db, async (trx) => {
    const { client_id } = await requireUser(trx, actor, 'user.edit', id)
    await lockClient(trx, client_id)
    const user = await requireUser(trx, actor, 'user.edit', id)
    requireNotAbove(actor, user)
    const before = (await findUser(trx, client_id, id))?.details
    if (!before) throw refuse('not_found')
    const role = detailsRole(actor, id)
    const details = await detailsToStore(trx, { clientId: client_id, before, role }, body.details)
    if (body.tags !== undefined) await tagPerson(trx, { clientId: client_id, userId: id }, body.tags)
    await updateUser(trx, client_id, id, { details })
    await notePeopleChanged(trx, deps, client_id, [id])
    if (actor.userId !== id) await audit(trx, deps, actor, { action: 'user.details', subject: id, clientId: client_id })
    return { user: presentUser(actor, await requireUser(trx, actor, 'user.read', id)) }
  })
