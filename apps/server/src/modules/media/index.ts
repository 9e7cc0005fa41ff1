export { mediaHandlers } from './handlers.ts'
export { mediaPages } from './media-pages.ts'
