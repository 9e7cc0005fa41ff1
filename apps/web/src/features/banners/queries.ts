import type { Banner } from '@deckle/contract/banners.ts'
import { bannerFilters, bannerPlacements, bannerSorts } from '@deckle/core/banner/banner.ts'
import type { Audience } from '@deckle/core/people/audience.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { pagedQuery } from '../../lib/list/paged-query.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { choiceParam, textParam, urlParams, type UrlState } from '../../lib/url/url-params.ts'

export const bannersUrl = urlParams({
  q: textParam(100),
  placement: choiceParam(bannerPlacements),
  state: choiceParam(bannerFilters),
  sort: choiceParam(bannerSorts.slice(1)),
})
export type BannersUrl = UrlState<typeof bannersUrl>

export const bannersOf = ({ banners }: { readonly banners: readonly Banner[] }) => banners

export const isFiltered = ({ q, placement, state }: BannersUrl): boolean =>
  q !== undefined || placement !== undefined || state !== undefined

export function bannersQuery({ q, placement, state, sort }: BannersUrl) {
  const query = {
    ...(q && { search: q.trim() }),
    ...(placement && { placement }),
    ...(state && { state }),
    ...(sort && { sort }),
    limit: 50,
  }
  return pagedQuery({
    queryKey: queryKeys('banners').list(query),
    fetch: (page, signal) => api.banners.list({ query: { ...query, ...page }, signal }),
    staleTime: 0,
  })
}

export const bannerQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys('banners').one(id),
    queryFn: async ({ signal }) => (await api.banners.show({ params: { id }, signal })).banner,
  })

export const figuresQuery = (id: string, days: number) =>
  queryOptions({
    queryKey: queryKeys('banners').one(id, 'figures', days),
    queryFn: ({ signal }) => api.banners.figures({ params: { id }, query: { days }, signal }),
    placeholderData: keepPreviousData,
    // People see banners all the time.
    staleTime: 0,
  })
export type Figures = Awaited<ReturnType<typeof api.banners.figures>>

export const reachQuery = (audience: Audience) =>
  queryOptions({
    queryKey: queryKeys('banners').report('reach', audience),
    queryFn: async ({ signal }) => (await api.banners.reach({ body: { audience }, signal })).people,
  })

/** Published courses that the administrator sees, by part of their title. */
export const coursesQuery = (search: string) =>
  queryOptions({
    queryKey: queryKeys('courses').report('names', search),
    queryFn: async ({ signal }) =>
      (await api.courses.list({ query: { limit: 20, ...(search && { search }) }, signal })).courses,
    placeholderData: keepPreviousData,
  })
