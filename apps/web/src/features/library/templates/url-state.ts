import { readerTypes } from '@deckle/core/reader-type/reader-type.ts'
import { templateLanguages } from '@deckle/slides/templates/template.ts'
import { choiceParam, idParam, textParam, urlParams, type UrlState } from '../../../lib/url/url-params.ts'

/** What the gallery's address holds. */
export const galleryUrl = urlParams({
  q: textParam(100),
  type: choiceParam(readerTypes),
  /** Where it is another than the application's. */
  language: choiceParam(templateLanguages),
  /** The template that is played. */
  template: idParam(60),
})
export type GalleryUrl = UrlState<typeof galleryUrl>
