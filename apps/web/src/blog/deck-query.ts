import type { Deck } from '@deckle/contract/decks.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../lib/api.ts'
import { queryKeys } from '../lib/query-keys.ts'

/** A deck that an article shows. */
export const deckQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys('decks').one(id, 'in article'),
    queryFn: async ({ signal }): Promise<Deck> => (await api.decks.show({ params: { id }, signal })).deck,
    retry: false,
  })
