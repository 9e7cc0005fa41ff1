import type { DeckRow } from '@deckle/contract/decks.ts'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { pagedQuery } from '../../lib/list/paged-query.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { type LibraryUrl, listQueryOf } from './url-state.ts'

type Page = Awaited<ReturnType<typeof api.decks.list>>

export const decksQuery = (url: LibraryUrl) => {
  const query = listQueryOf(url)
  return pagedQuery({
    queryKey: queryKeys('decks').list(query),
    fetch: (page, signal) => api.decks.list({ query: { ...query, ...page }, signal }),
  })
}

/** Changes a row in every cached list that contains it; null removes it. Returns an undo function. */
export function changeRow(client: QueryClient, id: string, change: (row: DeckRow) => DeckRow | null): () => void {
  const filter = { queryKey: queryKeys('decks').lists }
  const before = client.getQueriesData<InfiniteData<Page>>(filter)
  // The dashboard's deck lists are not paged.
  client.setQueriesData<InfiniteData<Page>>(filter, (data) =>
    data && 'pages' in data ? withRow(data, id, change) : data,
  )
  return () => {
    for (const [key, data] of before) client.setQueryData(key, data)
  }
}

function withRow(data: InfiniteData<Page>, id: string, change: (row: DeckRow) => DeckRow | null): InfiniteData<Page> {
  const pages = data.pages.map((page) => {
    const decks = page.decks.flatMap((row) => (row.id === id ? (change(row) ?? []) : [row]))
    const removed = page.decks.length - decks.length
    return { ...page, decks, ...(page.total === undefined ? {} : { total: page.total - removed }) }
  })
  return { ...data, pages }
}
