import type { TemplateLanguage } from '@deckle/slides/templates/template.ts'
import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '../../../lib/query-keys.ts'
import { usePreference } from '../../../lib/preferences/preferences.ts'
import { sectionLoader } from '../../../lib/screen/section-loader.ts'
import type { GalleryUrl } from './url-state.ts'

/** The templates are a large file: loaded when the gallery is first opened. */
const load = sectionLoader(() => Promise.all([import('./gallery-deck.ts'), import('./picture-url.ts')]))

export const galleryQuery = (language: TemplateLanguage) =>
  queryOptions({
    queryKey: queryKeys('templates').list(language),
    queryFn: async () => {
      const [{ galleryDecks, findDecks }, { templatePictureUrl }] = await load()
      return { decks: galleryDecks(language), findDecks, imageUrl: templatePictureUrl }
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

/** The templates' language: from the URL, else the application's. */
export function useGalleryLanguage({ language }: GalleryUrl): TemplateLanguage {
  const used = usePreference('language')
  return language ?? used
}
