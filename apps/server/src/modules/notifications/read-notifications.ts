import type { notifications } from '@deckle/contract/notifications.ts'
import type { Handler } from '../../http/handler.ts'
import { markRead } from './queries.ts'
import { requireOwn } from './require-own.ts'

export const readNotifications: Handler<typeof notifications.read> = async ({ deps, actor, params, body }) => {
  requireOwn(actor, params.id)
  await markRead(deps.db, actor.clientId, actor.userId, body.ids, deps.now())
  return { ok: true }
}
