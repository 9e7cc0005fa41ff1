import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Asks again for all that is under the key. A first answer that is still on its way may be older than the change, and
 * `invalidateQueries` lets it stand: it is asked for once more when it has come.
 */
export async function invalidate(client: QueryClient, queryKey: QueryKey): Promise<void> {
  const first = client
    .getQueryCache()
    .findAll({ queryKey, fetchStatus: 'fetching', predicate: ({ state }) => state.data === undefined })
  await client.invalidateQueries({ queryKey })
  await Promise.all(first.map(({ queryKey: exact }) => client.invalidateQueries({ queryKey: exact, exact: true })))
}
