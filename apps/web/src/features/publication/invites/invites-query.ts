import { api } from '../../../lib/api.ts'
import { pagedQuery } from '../../../lib/list/paged-query.ts'
import { queryKeys } from '../../../lib/query-keys.ts'

export const invitesQuery = (deckId: string) =>
  pagedQuery({
    queryKey: queryKeys('decks').one(deckId, 'invites'),
    fetch: (query, signal) => api.publication.invites({ params: { id: deckId }, query, signal }),
  })

export type InvitePage = Awaited<ReturnType<typeof api.publication.invites>>
export const invitesOf = ({ invites }: InvitePage) => invites
