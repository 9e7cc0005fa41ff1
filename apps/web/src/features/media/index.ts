export { MediaPicker, type PickedMedia } from './media-picker.tsx'
export { uploadMedia } from './upload.ts'
export { useUploads } from './use-uploads.ts'
