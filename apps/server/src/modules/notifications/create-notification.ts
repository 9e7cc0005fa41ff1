import type { notifications } from '@deckle/contract/notifications.ts'
import { refuse } from '../../refusal.ts'
import { transaction } from '../../db/transaction.ts'
import type { Handler } from '../../http/handler.ts'
import { canWriteTo } from './queries.ts'
import { sendNotification } from './send-notification.ts'
import { audit } from '../admin/index.ts'

/** Only to people whom the actor may list. */
export const createNotification: Handler<typeof notifications.create> = async ({ deps, actor, params, body }) => {
  if (!(await canWriteTo(deps.db, actor, params.id))) throw refuse('not_found')
  await transaction(deps.db, async (trx) => {
    await sendNotification(trx, deps, [params.id], {
      ...body,
      clientId: actor.clientId,
      actorId: actor.userId,
    })
    await audit(trx, deps, actor, { action: 'user.message', subject: params.id })
  })
  return { ok: true }
}
