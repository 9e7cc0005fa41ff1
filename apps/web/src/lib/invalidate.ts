import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Refetches everything under the key. A first fetch in flight may be older than the change, and `invalidateQueries`
 * would let it stand: it is fetched again after it settles.
 */
export async function invalidate(client: QueryClient, queryKey: QueryKey): Promise<void> {
  const first = client
    .getQueryCache()
    .findAll({ queryKey, fetchStatus: 'fetching', predicate: ({ state }) => state.data === undefined })
  await client.invalidateQueries({ queryKey })
  await Promise.all(first.map(({ queryKey: exact }) => client.invalidateQueries({ queryKey: exact, exact: true })))
}
