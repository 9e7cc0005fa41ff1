import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { queryKeys } from '../../../lib/query-keys.ts'

export const publicationQuery = (deckId: string) =>
  queryOptions({
    queryKey: queryKeys('decks').one(deckId, 'publication'),
    queryFn: ({ signal }) => api.publication.show({ params: { id: deckId }, signal }),
  })
