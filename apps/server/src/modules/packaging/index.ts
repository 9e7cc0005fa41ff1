export { packagingHandlers } from './handlers.ts'
