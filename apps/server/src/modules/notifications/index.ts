export { notificationHandlers } from './handlers.ts'
export { listenForNotifications, notificationStreams } from './streams.ts'
