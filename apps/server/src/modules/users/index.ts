export { createFirstSuperadmin } from './first-superadmin.ts'
export { userHandlers } from './handlers.ts'
