import type { Contract } from '@deckle/contract/contract.ts'
import { refuse } from '@deckle/core/error.ts'
import { transaction } from '../../db/transaction.ts'
import { decodeCursor, encodeCursor } from '../../http/cursor.ts'
import type { Handlers, SignedIn } from '../../http/handler.ts'
import { preferredLanguage } from '../../http/language.ts'
import { presentNotification } from './present.ts'
import { canWriteTo, countUnread, listNotifications, markRead } from './queries.ts'
import { sendNotification } from './send-notification.ts'

export const notificationHandlers: Handlers<
  Pick<Contract['users'], 'fetchNotifications' | 'createNotification' | 'readNotifications'>
> = {
  async fetchNotifications({ deps, actor, params, query, request }) {
    requireOwn(actor, params.id)
    const after = query.cursor === undefined ? null : decodeCursor(query.cursor, ['moment', 'uuid'])
    const [rows, unread] = await Promise.all([
      listNotifications(deps.db, { clientId: actor.clientId, userId: actor.userId, limit: query.limit + 1, after }),
      countUnread(deps.db, actor.clientId, actor.userId),
    ])
    const language = preferredLanguage(request.header('accept-language'))
    const shown = rows.slice(0, query.limit)
    const last = shown.at(-1)
    return {
      notifications: shown.map((row) => ({
        id: row.id,
        type: row.type,
        ...presentNotification(row, language),
        link: row.link,
        actor: row.actor_name,
        createdAt: row.created_at.toISOString(),
        read_at: row.read_at?.toISOString() ?? null,
      })),
      next: rows.length > query.limit && last ? encodeCursor([last.sort_key, last.id]) : null,
      unread,
    }
  },
  async createNotification({ deps, actor, params, body }) {
    if (!(await canWriteTo(deps.db, actor, params.id))) throw refuse('not_found')
    await transaction(deps.db, (trx) =>
      sendNotification(trx, deps, [params.id], {
        clientId: actor.clientId,
        type: 'system',
        ...body,
        actorId: actor.userId,
      }),
    )
    return { ok: true }
  },
  async readNotifications({ deps, actor, params, body }) {
    requireOwn(actor, params.id)
    await markRead(deps.db, actor.clientId, actor.userId, body.ids, deps.now())
    return { ok: true }
  },
}

function requireOwn(actor: SignedIn, id: string): void {
  if (id.toLowerCase() !== actor.userId) throw refuse('not_found')
}
