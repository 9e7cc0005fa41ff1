import type { License } from '@deckle/contract/models/people.ts'
import { useQuery } from '@tanstack/react-query'
import { api } from '../api.ts'
import { queryKeys } from '../query-keys.ts'
import { useUser } from './auth-state.ts'
import { completeLicense } from './complete-license.ts'
import { mergeLicense } from './merge-user.ts'

/**
 * The user's licence with current usage, merged into the user once loaded (product.md §4); the stored one until then.
 */
export function useFreshLicense(): License {
  const { license } = useUser()
  const fresh = useQuery({
    queryKey: queryKeys('licenses').one(license.id),
    queryFn: async ({ signal }) => {
      const refreshed = (await api.users.showLicense({ params: { id: license.id }, signal })).license
      mergeLicense(refreshed)
      return refreshed
    },
    staleTime: 10_000,
  })
  return fresh.data ?? completeLicense(license)
}
