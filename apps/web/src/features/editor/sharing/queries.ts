import type { Shares, SharePerson } from '@deckle/contract/sharing.ts'
import type { ShareLevel } from '@deckle/core/access/access.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { changeQuery, useAction } from '../../../lib/use-action.ts'

export const sharesQuery = (deckId: string) =>
  queryOptions({
    queryKey: queryKeys('decks').one(deckId, 'shares'),
    queryFn: ({ signal }) => api.sharing.list({ params: { id: deckId }, signal }),
  })

export const sharersQuery = (deckId: string, search: string) =>
  queryOptions({
    queryKey: queryKeys('decks').one(deckId, 'sharers', search),
    queryFn: async ({ signal }) =>
      (await api.sharing.people({ params: { id: deckId }, query: search === '' ? {} : { search }, signal })).people,
    placeholderData: keepPreviousData,
  })

/** Saves the complete list of shares: optimistic, one call after another. */
export function useShare(deckId: string) {
  const { queryKey } = sharesQuery(deckId)
  return useAction<Shares>({
    show: changeQuery<Shares, Shares>(queryKey, (_old, next) => next),
    invalidates: [queryKey],
    scope: `shares ${deckId}`,
    call: ({ everyone, people }) =>
      api.sharing.update({
        params: { id: deckId },
        body: { everyone, people: people.map(({ user_id, can }) => ({ user_id, can })) },
      }),
  })
}

/** The shares with a person added, changed, or removed (null), sorted by name. */
export function withPerson(shares: Shares, person: SharePerson, can: ShareLevel | null): Shares {
  const others = shares.people.filter(({ user_id }) => user_id !== person.user_id)
  const people = can === null ? others : [...others, { ...person, can }]
  return { ...shares, people: people.toSorted((a, b) => a.name.localeCompare(b.name)) }
}
