import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { deckKeys } from '../../../lib/query-keys.ts'

/** How a deck is published: for everybody who opens the publish screen, read-only for most. */
export const publicationQuery = (deckId: string) =>
  queryOptions({
    queryKey: deckKeys.one(deckId, 'publication'),
    queryFn: ({ signal }) => api.publication.show({ params: { id: deckId }, signal }),
  })
