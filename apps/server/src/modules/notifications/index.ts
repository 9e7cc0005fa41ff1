import type { notifications } from '@deckle/contract/notifications.ts'
import type { Handlers } from '../../http/handler.ts'
import { createNotification } from './create-notification.ts'
import { listNotifications } from './list-notifications.ts'
import { readNotifications } from './read-notifications.ts'

export { notificationStreams } from './streams.ts'
export { sendNotification } from './send-notification.ts'
export { deleteNotificationsBy, withdrawNotifications } from './queries.ts'

export const notificationHandlers: Handlers<typeof notifications> = {
  list: listNotifications,
  create: createNotification,
  read: readNotifications,
}
