export { mediaHandlers } from './handlers.ts'
export { mediaPages } from './media-pages.ts'
export { lockSpace, type Replaced, spaceLimit, UPLOAD_FACTOR, usedSpace } from './space.ts'
