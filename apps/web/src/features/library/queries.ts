import type { DeckRow } from '@deckle/contract/decks.ts'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { changeRow as changeRowOf } from '../../lib/list/change-row.ts'
import { pagedQuery } from '../../lib/list/paged-query.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { type LibraryUrl, listQueryOf } from './url-state.ts'

export const decksQuery = (url: LibraryUrl) => {
  const query = listQueryOf(url)
  return pagedQuery({
    queryKey: queryKeys('decks').list(query),
    fetch: (page, signal) => api.decks.list({ query: { ...query, ...page }, signal }),
  })
}

/** Changes a deck in every cached list that contains it; null removes it. Returns an undo function. */
export const changeRow = (client: QueryClient, id: string, change: (row: DeckRow) => DeckRow | null): (() => void) =>
  changeRowOf(client, { queryKey: queryKeys('decks').lists, name: 'decks' }, id, change)
