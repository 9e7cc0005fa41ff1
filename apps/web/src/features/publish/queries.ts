import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'

/** Published versions of a deck, newest first. */
export const versionsQuery = (deckId: string) =>
  infiniteQueryOptions({
    queryKey: ['deck', deckId, 'versions', 'pages'],
    queryFn: ({ signal, pageParam }) =>
      api.decks.versions({
        params: { id: deckId },
        query: { limit: 20, ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  })
