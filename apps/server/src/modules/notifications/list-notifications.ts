import type { notifications } from '@deckle/contract/notifications.ts'
import type { Handler } from '../../http/handler.ts'
import { preferredLanguage } from '../../http/language.ts'
import { showAnnouncements } from '../announcements/index.ts'
import { presentNotification } from './present.ts'
import { countUnread, listNotifications as listRows } from './queries.ts'
import { requireOwn } from './require-own.ts'

export const listNotifications: Handler<typeof notifications.list> = async ({
  deps,
  actor,
  params,
  query,
  request,
}) => {
  requireOwn(actor, params.id)
  const language = preferredLanguage(request.header('accept-language'))
  const [{ rows, next }, unread, announcements] = await Promise.all([
    listRows(deps.db, actor, query),
    countUnread(deps.db, actor.clientId, actor.userId),
    query.cursor === undefined ? showAnnouncements(deps, actor, language) : undefined,
  ])
  return {
    notifications: rows.map((row) => ({
      id: row.id,
      type: row.type,
      ...presentNotification(row, language),
      link: row.link,
      actor: row.actor_name,
      createdAt: row.created_at.toISOString(),
      read_at: row.read_at?.toISOString() ?? null,
    })),
    next,
    unread,
    ...(announcements && { announcements }),
  }
}
