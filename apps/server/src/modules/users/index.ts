export { createFirstSuperadmin } from './create/first-superadmin.ts'
export { userHandlers } from './handlers.ts'
export { countPeople } from './queries.ts'
