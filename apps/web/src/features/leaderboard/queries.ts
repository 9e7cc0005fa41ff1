import type { Season } from '@deckle/core/learning/points/season.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { pagedQuery } from '../../lib/list/paged-query.ts'
import { queryKeys } from '../../lib/query-keys.ts'

/** @param team `Company`, or a manager's id */
export const boardQuery = (season: Season, team: string) =>
  pagedQuery({
    queryKey: queryKeys('leaderboards').list({ season, team }),
    fetch: (page, signal) => api.leaderboards.gamifix({ body: { season, team, limit: 50, ...page }, signal }),
    keepsRows: false,
  })

/** The own manager's id; null without one. */
export const managerQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys('users').one(id),
    queryFn: async ({ signal }) => (await api.users.show({ params: { id }, signal })).user,
    select: ({ manager }) => manager,
  })
