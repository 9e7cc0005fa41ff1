export { MediaLibrary } from './media-library.tsx'
export { MediaPicker, type PicturePlace } from './media-picker.tsx'
export type { PickedMedia } from './picked-media.ts'
export { uploadMedia } from './upload.ts'
