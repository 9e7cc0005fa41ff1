import type { announcements } from '@deckle/contract/announcements.ts'
import type { Handlers } from '../../http/handler.ts'
import { changeAnnouncement, createAnnouncement, endAnnouncement } from './change-announcement.ts'
import { listAnnouncements } from './list-announcements.ts'
import { dismissAnnouncement } from './show-announcements.ts'

export { showAnnouncements } from './show-announcements.ts'

export const announcementHandlers: Handlers<typeof announcements> = {
  list: listAnnouncements,
  create: createAnnouncement,
  update: changeAnnouncement,
  end: endAnnouncement,
  dismiss: dismissAnnouncement,
}
