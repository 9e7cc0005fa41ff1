import type { notifications } from '@deckle/contract/notifications.ts'
import { decodeCursor, encodeCursor } from '../../http/cursor.ts'
import type { Handler } from '../../http/handler.ts'
import { preferredLanguage } from '../../http/language.ts'
import { presentNotification } from './present.ts'
import { countUnread, listNotifications as listRows } from './queries.ts'
import { requireOwn } from './require-own.ts'

export const listNotifications: Handler<typeof notifications.list> = async (call) => {
  const { deps, actor, params, query, request } = call
  requireOwn(actor, params.id)
  const after = query.cursor === undefined ? null : decodeCursor(query.cursor, ['moment', 'uuid'])
  const [rows, unread] = await Promise.all([
    listRows(deps.db, { clientId: actor.clientId, userId: actor.userId, limit: query.limit + 1, after }),
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
}
