export { notificationHandlers } from './handlers.ts'
export { notificationStreams } from './streams.ts'
export { sendNotification } from './send-notification.ts'
export { withdrawNotifications } from './queries.ts'
