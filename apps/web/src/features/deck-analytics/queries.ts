import { type Download, download, type DownloadProgress } from '@deckle/contract/client/download.ts'
import type { TableFormat } from '@deckle/contract/models/table-format.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { pagedQuery } from '../../lib/list/paged-query.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import type { Filters } from '../../figures/filters.ts'

/** Refetched when older than a minute. */
const fresh = { staleTime: 60_000 }
/** Refetched every few seconds while the tab is looked at: people play. */
const live = { staleTime: 2000, refetchInterval: 5000 }

export const overviewQuery = (deckId: string, url: Filters) =>
  queryOptions({
    queryKey: queryKeys('decks').one(deckId, 'analytics', 'overview', url),
    queryFn: async ({ signal }) =>
      (await api.analytics.deckOverview({ params: { id: deckId }, query: url, signal })).overview,
    ...live,
  })

export const questionsQuery = (deckId: string, url: Filters) =>
  queryOptions({
    queryKey: queryKeys('decks').one(deckId, 'analytics', 'questions', url),
    queryFn: async ({ signal }) =>
      (await api.analytics.deckQuestions({ params: { id: deckId }, query: url, signal })).questions,
    ...live,
  })

export const funnelQuery = (deckId: string, filters: Filters) =>
  queryOptions({
    queryKey: queryKeys('decks').one(deckId, 'analytics', 'funnel', filters),
    queryFn: async ({ signal }) =>
      (await api.analytics.deckFunnel({ params: { id: deckId }, query: filters, signal })).funnel,
    ...live,
  })

export const itemsQuery = (deckId: string, filters: Filters) =>
  queryOptions({
    queryKey: queryKeys('decks').one(deckId, 'analytics', 'items', filters),
    queryFn: async ({ signal }) =>
      (await api.analytics.deckItems({ params: { id: deckId }, query: filters, signal })).items,
    ...live,
  })

export const devicesQuery = (deckId: string, filters: Filters) =>
  queryOptions({
    queryKey: queryKeys('decks').one(deckId, 'analytics', 'devices', filters),
    queryFn: async ({ signal }) =>
      (await api.analytics.deckDevices({ params: { id: deckId }, query: filters, signal })).devices,
    ...live,
  })

export const countriesQuery = (deckId: string, filters: Filters) =>
  queryOptions({
    queryKey: queryKeys('decks').one(deckId, 'analytics', 'countries', filters),
    queryFn: async ({ signal }) =>
      (await api.analytics.deckGeo({ params: { id: deckId }, query: filters, signal })).countries,
    ...fresh,
  })

/** The most frequent sources, for findings. */
export const topSourcesQuery = (deckId: string, filters: Filters) =>
  queryOptions({
    queryKey: queryKeys('decks').one(deckId, 'analytics', 'top-sources', filters),
    queryFn: async ({ signal }) => {
      const query = { ...filters, limit: 100 }
      return (await api.analytics.deckSources({ params: { id: deckId }, query, signal })).sources
    },
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
    fetch: (page, signal) => api.analytics.deckSources({ params: { id: deckId }, query: { ...url, ...page }, signal }),
    keepsRows: false,
    ...fresh,
  })

export const attemptsQuery = (deckId: string, url: Filters) =>
  pagedQuery({
    queryKey: queryKeys('decks').one(deckId, 'analytics', 'attempts', url),
    fetch: (page, signal) => api.analytics.deckAttempts({ params: { id: deckId }, query: { ...url, ...page }, signal }),
    keepsRows: false,
    ...fresh,
  })

export const responsesQuery = (deckId: string, slideId: string, search: string, url: Filters) =>
  pagedQuery({
    queryKey: queryKeys('decks').one(deckId, 'analytics', 'responses', slideId, { search, ...url }),
    fetch: (page, signal) =>
      api.analytics.deckResponses({
        params: { id: deckId },
        query: { ...url, ...page, slideId, ...(search ? { search } : {}) },
        signal,
      }),
    ...fresh,
  })

/** What answers to a question that are read have in common. */
export const answerSummaryQuery = (deckId: string, slideId: string, filters: Filters) =>
  queryOptions({
    queryKey: queryKeys('decks').one(deckId, 'analytics', 'summary', slideId, filters),
    queryFn: async ({ signal }) => {
      const query = { ...filters, slideId }
      return (await api.analytics.deckAnswerSummary({ params: { id: deckId }, query, signal })).summary
    },
    ...fresh,
  })

export const outcomesQuery = (deckId: string, filters: Filters) =>
  queryOptions({
    queryKey: queryKeys('decks').one(deckId, 'analytics', 'outcomes', filters),
    queryFn: async ({ signal }) =>
      (await api.analytics.deckOutcomes({ params: { id: deckId }, query: filters, signal })).outcomes,
    ...live,
  })

/** The latest plays, to see what came since a list was loaded. */
export const latestPlaysQuery = (deckId: string, filters: Filters) =>
  queryOptions({
    queryKey: queryKeys('decks').one(deckId, 'analytics', 'latest-plays', filters),
    queryFn: async ({ signal }) => {
      const query = { ...filters, limit: 50 }
      return (await api.analytics.deckAttempts({ params: { id: deckId }, query, signal })).attempts
    },
    ...live,
  })

/** All answers as a table, or the report as a PDF. */
export function exportFigures(
  deckId: string,
  filters: Filters,
  format: TableFormat | 'pdf',
  progress: DownloadProgress,
): Promise<Download> {
  const params = { id: deckId }
  return format === 'pdf'
    ? download(api, 'analytics', 'deckReport', { params, query: filters, ...progress })
    : download(api, 'analytics', 'deckExport', { params, query: { ...filters, format }, ...progress })
}

export const crosstabQuery = (
  deckId: string,
  filters: Filters,
  slides: { readonly rows: string; readonly columns: string },
) =>
  queryOptions({
    queryKey: queryKeys('decks').one(deckId, 'analytics', 'crosstab', { ...filters, ...slides }),
    queryFn: async ({ signal }) =>
      (await api.crosstabs.show({ params: { id: deckId }, query: { ...filters, ...slides }, signal })).crosstab,
    ...fresh,
  })

export const exportCrosstab = (
  deckId: string,
  query: Filters & { readonly rows: string; readonly columns: string; readonly format: TableFormat },
  progress: DownloadProgress,
): Promise<Download> => download(api, 'crosstabs', 'export', { params: { id: deckId }, query, ...progress })
