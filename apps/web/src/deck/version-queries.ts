import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '../lib/api.ts'
import { deckKeys } from '../lib/query-keys.ts'

/** Published versions of a deck, newest first. */
export const versionsQuery = (deckId: string) =>
  infiniteQueryOptions({
    queryKey: deckKeys.one(deckId, 'versions', 'pages'),
    queryFn: ({ signal, pageParam }) =>
      api.decks.versions({
        params: { id: deckId },
        query: { limit: 50, ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  })

/** One version with its content, which never changes. */
export const versionQuery = (deckId: string, versionId: string) =>
  queryOptions({
    queryKey: deckKeys.one(deckId, 'version', versionId),
    queryFn: async ({ signal }) => (await api.decks.showVersion({ params: { id: deckId, versionId }, signal })).version,
    staleTime: Number.POSITIVE_INFINITY,
  })
