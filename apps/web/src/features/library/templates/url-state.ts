import { type ReaderType, readerTypes } from '@deckle/core/reader-type/reader-type.ts'
import { type TemplateLanguage, templateLanguages } from '@deckle/slides/templates/template.ts'

/** What the gallery's address holds. */
export interface GalleryUrl {
  readonly q?: string
  readonly type?: ReaderType
  /** Where it is another than the application's. */
  readonly language?: TemplateLanguage
  /** The template that is played. */
  readonly template?: string
}

/** Reads the address; what makes no sense there is left out. */
export function parseGalleryUrl(search: Readonly<Record<string, unknown>>): GalleryUrl {
  const q = typeof search['q'] === 'string' || typeof search['q'] === 'number' ? String(search['q']).slice(0, 100) : ''
  const type = readerTypes.find((one) => one === search['type'])
  const language = templateLanguages.find((one) => one === search['language'])
  const template = typeof search['template'] === 'string' ? search['template'].slice(0, 60) : ''
  return {
    ...(q.trim() ? { q } : {}),
    ...(type ? { type } : {}),
    ...(language ? { language } : {}),
    ...(template ? { template } : {}),
  }
}
