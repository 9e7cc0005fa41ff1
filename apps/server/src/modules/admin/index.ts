export { audit } from './audit.ts'
export { adminHandlers } from './handlers.ts'
