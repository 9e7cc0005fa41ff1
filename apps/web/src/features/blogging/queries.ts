import type { ArticleRow } from '@deckle/contract/articles.ts'
import type { Language } from '@deckle/core/deck/deck.ts'
import { queryOptions } from '@tanstack/react-query'
import { keepArticles, keepTemplates, storedArticles, storedTemplates, orStored } from '../../blog/stored-blog.ts'
import { api } from '../../lib/api.ts'
import { pagedQuery } from '../../lib/list/paged-query.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { type BloggingUrl, filtersOf, isFiltered, listQueryOf } from './url-state.ts'

const articles = queryKeys('articles')

/** The unfiltered first page is stored for a visit without a connection (product.md §4). */
export const articlesQuery = (url: BloggingUrl) => {
  const query = listQueryOf(url)
  const isWhole = !isFiltered(url)
  return pagedQuery({
    queryKey: articles.list(query),
    fetch: async (page, signal) => {
      const reply = await orStored(api.articles.list({ query: { ...query, ...page }, signal }), () => {
        const stored = storedArticles()
        return isWhole && stored.length > 0 ? { articles: [...stored], next: null } : null
      })
      if (isWhole && page.cursor === undefined) keepArticles(reply.articles)
      return reply
    },
  })
}

export const rowsOf = ({ articles: rows }: { readonly articles: readonly ArticleRow[] }) => rows

export const calendarQuery = (url: BloggingUrl, from: string, to: string) => {
  const query = { ...filtersOf(url), from, to }
  return queryOptions({
    queryKey: articles.list('calendar', query),
    queryFn: ({ signal }) => api.articles.calendar({ query, signal }),
    placeholderData: (before) => before,
  })
}

export const templatesQuery = (language: Language) =>
  queryOptions({
    queryKey: articles.list('templates', language),
    queryFn: async ({ signal }) => {
      const templates = await orStored(
        api.articles.templates({ query: { language }, signal }).then((reply) => reply.templates),
        () => {
          const stored = storedTemplates().filter((one) => one.language === language)
          return stored.length > 0 ? [...stored] : null
        },
      )
      keepTemplates(templates)
      return templates
    },
  })
