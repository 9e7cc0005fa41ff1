import type { ReplyOf } from '@deckle/contract/kit/endpoint.ts'
import type { plans } from '@deckle/contract/plans.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../api.ts'
import { queryKeys } from '../query-keys.ts'

/** Prices of plans without tax, and the tax rate. */
export type Prices = ReplyOf<typeof plans.prices>

export const pricesQuery = queryOptions({
  queryKey: queryKeys('plans').report('prices'),
  queryFn: ({ signal }): Promise<Prices> => api.plans.prices({ signal }),
})
