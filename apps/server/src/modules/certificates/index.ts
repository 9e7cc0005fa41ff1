import type { certificate_designs } from '@deckle/contract/certificate-designs.ts'
import type { Handlers } from '../../http/handler.ts'
import { createDesign, deleteDesign, updateDesign } from './designs/change-design.ts'
import { listDesigns, showDesign } from './designs/list-designs.ts'
import { previewDesign } from './designs/preview-design.ts'

export const certificateDesignHandlers: Handlers<typeof certificate_designs> = {
  list: listDesigns,
  create: createDesign,
  preview: previewDesign,
  show: showDesign,
  update: updateDesign,
  delete: deleteDesign,
}
