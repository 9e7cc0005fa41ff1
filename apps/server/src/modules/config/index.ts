export { configHandlers } from './handlers.ts'
export { createLiveConfig } from './live-config.ts'
