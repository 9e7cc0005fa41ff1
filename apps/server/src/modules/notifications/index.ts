export { notificationHandlers } from './handlers.ts'
export { listenForNotifications, listenForSessionEnds, notificationStreams } from './streams.ts'
