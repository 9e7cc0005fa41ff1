import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { deckKeys } from '../../../lib/query-keys.ts'

export const publicationQuery = (deckId: string) =>
  queryOptions({
    queryKey: deckKeys.one(deckId, 'publication'),
    queryFn: ({ signal }) => api.publication.show({ params: { id: deckId }, signal }),
  })
