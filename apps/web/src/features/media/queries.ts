import { invalidate } from '../../lib/invalidate.ts'
import type { MediaItem, MediaSort } from '@deckle/contract/media.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { pagedQuery } from '../../lib/list/paged-query.ts'
import { queryKeys } from '../../lib/query-keys.ts'

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export type MediaKind = MediaItem['kind']

export interface MediaFilter {
  readonly kind: MediaKind | null
  readonly search: string
  readonly sort: MediaSort
  /** The bin instead of the library. */
  readonly bin: boolean
}

/** The client's files whose name or text contains the words. */
export const mediaQuery = ({ kind, search, sort, bin }: MediaFilter) =>
  pagedQuery({
    queryKey: queryKeys('media').list({ kind, search, sort, bin }),
    fetch: (page, signal) =>
      api.media.list({
        query: {
          limit: 40,
          sort,
          ...(bin ? { status: 'bin' as const } : {}),
          ...(kind ? { kind } : {}),
          ...(search ? { search } : {}),
          ...page,
        },
        signal,
      }),
    staleTime: 30_000,
  })

export const filesOf = ({ media }: Awaited<ReturnType<typeof api.media.list>>) => media

/** Files by id, in that order; deleted ones are left out. */
export const someMediaQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: queryKeys('media').list('some', ids),
    queryFn: async ({ signal }) => {
      const requested = ids.filter((id) => uuid.test(id)).slice(0, 100)
      if (requested.length === 0) return []
      const { media } = await api.media.list({ query: { only: requested.join(), limit: 100 }, signal })
      return requested.flatMap((id) => media.filter((item) => item.id === id))
    },
    staleTime: 30_000,
  })

export const usageQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys('media').one(id, 'usage'),
    queryFn: ({ signal }) => api.media.usage({ params: { id }, signal }),
    staleTime: 0,
  })

/** After files were added or removed: reloads the lists and the licence's usage. */
export async function refreshMedia(client: QueryClient): Promise<void> {
  await Promise.all([invalidate(client, queryKeys('media').all), invalidate(client, queryKeys('licenses').all)])
}
