import type { announcements } from '@deckle/contract/announcements.ts'
import type { Handler } from '../../http/handler.ts'
import { presentAnnouncement } from './present.ts'
import { listAnnouncements as listRows } from './queries.ts'

export const listAnnouncements: Handler<typeof announcements.list> = async ({ deps, query }) => {
  const now = deps.now()
  const { rows, ...page } = await listRows(deps.db, now, query)
  return { announcements: rows.map((row) => presentAnnouncement(row, now)), ...page }
}
