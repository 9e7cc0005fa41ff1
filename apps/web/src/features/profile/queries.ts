import type { PublicProfile } from '@deckle/contract/models/person.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query-keys.ts'

/** Asked for each time it is opened: what its owner has just changed is seen at once. */
export const profileQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys('users').one(id, 'profile'),
    queryFn: async ({ signal }): Promise<PublicProfile> =>
      (await api.users.profile({ params: { id }, signal })).profile,
    staleTime: 0,
  })
