import type { Article } from '@deckle/contract/articles.ts'
import { queryOptions } from '@tanstack/react-query'
import { keepEditedArticle, storedArticle, orStored } from '../../blog/stored-blog.ts'
import { api } from '../../lib/api.ts'
import { pagedQuery } from '../../lib/list/paged-query.ts'
import { queryKeys } from '../../lib/query-keys.ts'

const articles = queryKeys('articles')

/** The session owns the draft: this only loads it, once per visit. */
export const articleQuery = (id: string) =>
  queryOptions({
    queryKey: articles.one(id, 'draft'),
    queryFn: async ({ signal }): Promise<Article> => {
      const article = await orStored(
        api.articles.showAdmin({ params: { id }, signal }).then((reply) => reply.article),
        () => storedArticle(id),
      )
      keepEditedArticle(article)
      return article
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** Newest first. */
export const versionsQuery = (id: string) =>
  pagedQuery({
    queryKey: articles.one(id, 'versions', 'pages'),
    fetch: (page, signal) => api.articles.versions({ params: { id }, query: { limit: 30, ...page }, signal }),
  })

export const versionsOf = ({ versions }: Awaited<ReturnType<typeof api.articles.versions>>) => versions

/** With its content, which never changes. */
export const versionQuery = (id: string, versionId: string) =>
  queryOptions({
    queryKey: articles.one(id, 'version', versionId),
    queryFn: async ({ signal }) => (await api.articles.showVersion({ params: { id, versionId }, signal })).version,
    staleTime: Number.POSITIVE_INFINITY,
  })

export const translationsQuery = (id: string) =>
  queryOptions({
    queryKey: articles.one(id, 'translations'),
    queryFn: async ({ signal }) => (await api.articles.translations({ params: { id }, signal })).translations,
  })

/** What an article can be linked with: the first 20 that have the words in their title, of languages that are free. */
export const linkableQuery = (id: string, search: string) =>
  queryOptions({
    queryKey: articles.list('linkable', id, search),
    queryFn: async ({ signal }) => {
      const query = { limit: 20, sort: 'title', linkable_with: id, ...(search !== '' && { search }) } as const
      return (await api.articles.list({ query, signal })).articles
    },
  })

/** Decks by name, for a block that plays one. */
export const decksQuery = (search: string) =>
  queryOptions({
    queryKey: queryKeys('decks').list('article-editor', search),
    queryFn: async ({ signal }) =>
      (await api.decks.list({ query: { limit: 20, sort: 'updated', ...(search !== '' && { search }) }, signal })).decks,
  })

/** People who can be named in a text, by the beginning of a name. */
export const peopleQuery = (search: string) =>
  queryOptions({
    queryKey: queryKeys('social').list('people', search),
    queryFn: async ({ signal }) => (await api.social.people({ query: search === '' ? {} : { search }, signal })).people,
  })
