import type { Factors } from '@deckle/contract/second-factor.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../lib/api.ts'
import { queryKeys } from '../lib/query-keys.ts'

export const factorKeys = [queryKeys('second_factor').all] as const

export const factorsQuery = queryOptions({
  queryKey: queryKeys('second_factor').one('own'),
  queryFn: async ({ signal }) => (await api.second_factor.show({ signal })).factors,
})

export const isLastFactor = ({ totp, passkeys }: Factors): boolean => (totp ? 1 : 0) + passkeys.length === 1
export const hasFactor = ({ totp, passkeys }: Factors): boolean => totp !== null || passkeys.length > 0
