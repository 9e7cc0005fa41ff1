import { download } from '@deckle/contract/client/download.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { pagedQuery } from '../../lib/list/paged-query.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { type Filters, rangeQuery } from '../../figures/filters.ts'

/** Refetched when older than a minute. */
const fresh = { staleTime: 60_000 }

export const overviewQuery = (deckId: string, url: Filters) =>
  queryOptions({
    queryKey: queryKeys('decks').one(deckId, 'analytics', 'overview', url),
    queryFn: async ({ signal }) =>
      (await api.analytics.deckOverview({ params: { id: deckId }, query: rangeQuery(url), signal })).overview,
    ...fresh,
  })

export const questionsQuery = (deckId: string, url: Filters) =>
  queryOptions({
    queryKey: queryKeys('decks').one(deckId, 'analytics', 'questions', url),
    queryFn: async ({ signal }) =>
      (await api.analytics.deckQuestions({ params: { id: deckId }, query: rangeQuery(url), signal })).questions,
    ...fresh,
  })

export const versionsQuery = (deckId: string) =>
  queryOptions({
    queryKey: queryKeys('decks').one(deckId, 'versions', 'newest'),
    queryFn: async ({ signal }) =>
      (await api.decks.versions({ params: { id: deckId }, query: { limit: 100 }, signal })).versions,
    ...fresh,
  })

export const sourcesQuery = (deckId: string, url: Filters) =>
  pagedQuery({
    queryKey: queryKeys('decks').one(deckId, 'analytics', 'sources', url),
    fetch: (page, signal) =>
      api.analytics.deckSources({ params: { id: deckId }, query: { ...rangeQuery(url), ...page }, signal }),
    keepsRows: false,
    ...fresh,
  })

export const attemptsQuery = (deckId: string, url: Filters) =>
  pagedQuery({
    queryKey: queryKeys('decks').one(deckId, 'analytics', 'attempts', url),
    fetch: (page, signal) =>
      api.analytics.deckAttempts({ params: { id: deckId }, query: { ...rangeQuery(url), ...page }, signal }),
    keepsRows: false,
    ...fresh,
  })

export const responsesQuery = (deckId: string, slideId: string, search: string, url: Filters) =>
  pagedQuery({
    queryKey: queryKeys('decks').one(deckId, 'analytics', 'responses', slideId, { search, ...url }),
    fetch: (page, signal) =>
      api.analytics.deckResponses({
        params: { id: deckId },
        query: { ...rangeQuery(url), ...page, slideId, ...(search ? { search } : {}) },
        signal,
      }),
    ...fresh,
  })

export async function exportAnswers(deckId: string, url: Filters): Promise<{ blob: Blob; fileName: string | null }> {
  return download(api, 'analytics', 'deckExport', { params: { id: deckId }, query: rangeQuery(url) })
}
