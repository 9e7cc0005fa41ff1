import type { notifications } from '@deckle/contract/notifications.ts'
import type { Handlers } from '../../http/handler.ts'
import { createNotification } from './create-notification.ts'
import { listNotifications } from './list-notifications.ts'
import { readNotifications } from './read-notifications.ts'
import { showSettings } from './settings/show-settings.ts'
import { unsubscribe } from './settings/unsubscribe.ts'
import { updateSettings } from './settings/update-settings.ts'

export { unsubscribePage } from './settings/unsubscribe.ts'
export { notificationCron, notificationTasks } from './tasks.ts'
export { notificationStreams } from './streams.ts'
export { pushClientRefresh, pushFeed, pushRefresh } from './push-refresh.ts'
export { type Notification, sendNotification } from './send-notification.ts'
export { deleteNotificationsAbout, deleteNotificationsBy, withdrawNotifications } from './queries.ts'

export const notificationHandlers: Handlers<typeof notifications> = {
  list: listNotifications,
  create: createNotification,
  read: readNotifications,
  settings: showSettings,
  updateSettings,
  unsubscribe,
}
