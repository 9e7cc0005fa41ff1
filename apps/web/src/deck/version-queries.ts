import { queryOptions } from '@tanstack/react-query'
import { api } from '../lib/api.ts'
import { pagedQuery } from '../lib/list/paged-query.ts'
import { queryKeys } from '../lib/query-keys.ts'

/** Newest first. */
export const versionsQuery = (deckId: string) =>
  pagedQuery({
    queryKey: queryKeys('decks').one(deckId, 'versions', 'pages'),
    fetch: (page, signal) => api.decks.versions({ params: { id: deckId }, query: { limit: 50, ...page }, signal }),
  })

export const versionsOf = ({ versions }: Awaited<ReturnType<typeof api.decks.versions>>) => versions

/** A version with its content, which is immutable. */
export const versionQuery = (deckId: string, versionId: string) =>
  queryOptions({
    queryKey: queryKeys('decks').one(deckId, 'version', versionId),
    queryFn: async ({ signal }) => (await api.decks.showVersion({ params: { id: deckId, versionId }, signal })).version,
    staleTime: Number.POSITIVE_INFINITY,
  })
