export { formulaHandlers } from './handlers.ts'
