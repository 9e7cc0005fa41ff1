export { analyticsHandlers } from './handlers.ts'
