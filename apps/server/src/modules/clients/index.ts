export { clientHandlers } from './handlers.ts'
export { insertClient, lockClient } from './queries.ts'
