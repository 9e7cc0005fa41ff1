import type { media } from '@deckle/contract/media.ts'
import type { Handlers } from '../../http/handler.ts'
import { cropMedia } from './images/crop-media.ts'
import { deleteMedia } from './bin/delete-media.ts'
import { listMedia } from './list-media.ts'
import { mediaUsage } from './bin/media-usage.ts'
import { restoreMedia } from './bin/restore-media.ts'
import { updateMedia } from './update-media.ts'
import { uploadMedia } from './upload/upload-media.ts'

export { addUnusedJob } from './bin/bin-unused.ts'
export { receiveMedia } from './upload/upload-media.ts'
export { loadPrintable } from './images/load-printable.ts'
export { thumbnailOf } from './images/thumbnail-of.ts'
export { storeDrawings } from './images/store-drawings.ts'
export { mediaPages } from './media-pages.ts'
export { countMediaBytes, findOwnMedia, findPublicMedia, isOwnImage } from './queries.ts'
export { mediaCron, mediaTasks } from './tasks.ts'
export { countMediaOf, deleteMediaOf, handOverMedia, listUnreferenced } from './owner/queries.ts'
export { deleteVariants, openVariant } from './images/variants.ts'

export const mediaHandlers: Handlers<typeof media> = {
  upload: uploadMedia,
  list: listMedia,
  update: updateMedia,
  crop: cropMedia,
  usage: mediaUsage,
  delete: deleteMedia,
  restore: restoreMedia,
}
