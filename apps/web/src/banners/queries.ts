import type { BannerPlacement } from '@deckle/core/banner/banner.ts'
import type { ShownBanner } from '@deckle/contract/banners.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '../lib/api.ts'
import { queryKeys } from '../lib/query-keys.ts'

/** Milliseconds after which a screen goes on without. */
const timeoutMs = 3000

export const shownBannersQuery = (placement: BannerPlacement) =>
  queryOptions({
    queryKey: queryKeys('banners').report('shown', placement),
    queryFn: async ({ signal }) => {
      const { banners } = await api.shown_banners.publishedList({
        query: { placement },
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      })
      return banners
    },
    staleTime: 300_000,
    retry: false,
  })

const none: readonly ShownBanner[] = []

/**
 * What the person is meant to see at a placement, in order. Until it `isKnown` a screen can hold back what stands below,
 * so that nothing moves; a failure shows no banner.
 */
export function useBanners(placement: BannerPlacement): {
  readonly isKnown: boolean
  readonly banners: readonly ShownBanner[]
} {
  const { data = none, isPending } = useQuery(shownBannersQuery(placement))
  return { isKnown: !isPending, banners: data }
}
