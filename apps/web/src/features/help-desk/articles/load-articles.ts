import type { InterfaceLanguage } from '@deckle/core/text/interface-language.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { usePreference } from '../../../lib/preferences/preferences.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import type { ArticleTexts } from './article.ts'

/** A file a language, fetched with the help desk alone. */
const loaders: Readonly<Record<InterfaceLanguage, () => Promise<{ readonly texts: ArticleTexts }>>> = {
  en: () => import('./en/texts.ts'),
  hi: () => import('./hi/texts.ts'),
}

const articlesQuery = (language: InterfaceLanguage) =>
  queryOptions({
    queryKey: queryKeys('help').report('articles', language),
    queryFn: async () => (await loaders[language]()).texts,
    staleTime: Infinity,
  })

export const useArticles = () => useQuery(articlesQuery(usePreference('language')))
