export { mediaHandlers } from './handlers.ts'
export { keepDrawings } from './keep-drawings.ts'
export { mediaPages } from './media-pages.ts'
export { lockSpace, spaceLimit, UPLOAD_FACTOR, usedSpace } from './space.ts'
