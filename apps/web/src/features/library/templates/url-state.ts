import { readerTypes } from '@deckle/core/reader-type/reader-type.ts'
import { templateLanguages } from '@deckle/slides/templates/template.ts'
import { choiceParam, idParam, textParam, urlParams, type UrlState } from '../../../lib/url/url-params.ts'

export const galleryUrl = urlParams({
  q: textParam(100),
  type: choiceParam(readerTypes),
  /** Only if it differs from the application's language. */
  language: choiceParam(templateLanguages),
  template: idParam(60),
})
export type GalleryUrl = UrlState<typeof galleryUrl>
