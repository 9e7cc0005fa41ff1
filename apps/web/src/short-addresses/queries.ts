import type { ShortUrl } from '@deckle/contract/urls.ts'
import type { clickDays } from '@deckle/core/url/short-url.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../lib/api.ts'
import { pagedQuery } from '../lib/list/paged-query.ts'
import { queryKeys } from '../lib/query-keys.ts'

/** What addresses lead to: a deck, a course or an article. */
export interface AddressTarget {
  readonly id: string
  readonly name: string
}

export const addressesQuery = (id: string) =>
  pagedQuery({
    queryKey: queryKeys('urls').list({ id }),
    fetch: (query, signal) => api.urls.list({ params: { id }, query, signal }),
  })

export const addressRows = ({ urls }: { readonly urls: readonly ShortUrl[] }) => urls

export type ClickDays = (typeof clickDays)[number]

export const clicksQuery = (id: string, days: ClickDays) =>
  queryOptions({
    queryKey: queryKeys('urls').report('clicks', { id, days }),
    queryFn: ({ signal }) => api.urls.clicks({ params: { id }, query: { days }, signal }),
    placeholderData: (before) => before,
  })

export const changesAddresses = [queryKeys('urls').all]
