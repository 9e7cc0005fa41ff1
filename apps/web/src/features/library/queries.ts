import type { DeckRow } from '@deckle/contract/decks.ts'
import { type InfiniteData, infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { type LibraryUrl, listQueryOf } from './url-state.ts'

interface Page {
  readonly decks: readonly DeckRow[]
  readonly next: string | null
  readonly total?: number
}

export const decksQuery = (url: LibraryUrl) => {
  const query = listQueryOf(url)
  return infiniteQueryOptions({
    queryKey: ['decks', 'list', query],
    queryFn: ({ signal, pageParam }): Promise<Page> =>
      api.decks.list({ query: { ...query, ...(pageParam ? { cursor: pageParam } : {}) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  })
}

/** Changes a row in every list that shows it; null takes it out. Returns the way back. */
export function changeRow(client: QueryClient, id: string, change: (row: DeckRow) => DeckRow | null): () => void {
  const filter = { queryKey: ['decks', 'list'] }
  const before = client.getQueriesData<InfiniteData<Page>>(filter)
  client.setQueriesData<InfiniteData<Page>>(
    filter,
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => {
          const decks = page.decks.flatMap((row) => (row.id === id ? (change(row) ?? []) : [row]))
          return {
            ...page,
            decks,
            ...(page.total === undefined ? {} : { total: page.total - (page.decks.length - decks.length) }),
          }
        }),
      },
  )
  return () => {
    for (const [key, data] of before) client.setQueryData(key, data)
  }
}

export function refreshLists(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: ['decks', 'list'] })
}
