import type { MediaItem } from '@deckle/contract/media.ts'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'

export type MediaKind = MediaItem['kind']

/** The client's files of a kind whose name or text holds `search`, newest first. */
export const mediaQuery = (kind: MediaKind, search: string) =>
  infiniteQueryOptions({
    queryKey: ['media', 'list', kind, search],
    queryFn: ({ signal, pageParam }) =>
      api.media.list({
        query: { kind, limit: 40, ...(search ? { search } : {}), ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    staleTime: 30_000,
  })
