import { queryOptions } from '@tanstack/react-query'
import { shownBannersQuery } from '../../banners/queries.ts'
import { may } from '@deckle/core/access/access.ts'
import { actorOf } from '../../lib/session/actor-of.ts'
import { api, queryClient } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import type { StoredUser } from '../../lib/session/tokens/persisted.ts'

export const statsQuery = queryOptions({
  queryKey: queryKeys('stats').all,
  queryFn: async ({ signal }) => (await api.stats.show({ signal })).stats,
})
export type Stats = Awaited<ReturnType<typeof api.stats.show>>['stats']

export const recentDecksQuery = queryOptions({
  queryKey: queryKeys('decks').list('recent'),
  queryFn: async ({ signal }) => (await api.decks.list({ query: { limit: 5, sort: 'updated' }, signal })).decks,
})

/** What there is already: of an installation for who operates it, else of the own client. */
export const setUpQuery = (isOperator: boolean) =>
  queryOptions({
    queryKey: queryKeys(isOperator ? 'admin' : 'users').report('set-up'),
    queryFn: async ({ signal }) => {
      const [{ clients }, { users }] = await Promise.all([
        isOperator ? api.admin.clients({ query: { limit: 2 }, signal }) : { clients: [] },
        api.users.listBasic({ query: { limit: 2 }, signal }),
      ])
      // A client of others has people of its own.
      return { hasClient: clients.length > 1, hasPerson: clients.length > 1 || users.length > 1 }
    },
  })

/** Loads the dashboard's figures before it is drawn. */
export function prefetchDashboard(user: StoredUser): void {
  void queryClient.prefetchQuery(shownBannersQuery('dashboard'))
  if (!may(actorOf(user), 'deck.list')) return
  void queryClient.prefetchQuery(statsQuery)
  void queryClient.prefetchQuery(recentDecksQuery)
}
