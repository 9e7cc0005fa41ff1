export { notificationHandlers } from './handlers.ts'
export { sendNotification } from './send-notification.ts'
export { listenForNotifications, notificationStreams } from './streams.ts'
