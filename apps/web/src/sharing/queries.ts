import type { Shares, SharePerson } from '@deckle/contract/sharing.ts'
import type { ShareLevel } from '@deckle/core/access/access.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../lib/api.ts'
import { queryKeys } from '../lib/query-keys.ts'
import { changeQuery, useAction } from '../lib/use-action.ts'

/** What is shared: by name and with everyone, in the same way whatever it is. */
export interface Shared {
  readonly kind: 'decks' | 'courses' | 'articles'
  readonly id: string
}

/** Asked for by name, when they are needed: tests stub the client's calls. */
const callsOf = ({ kind }: Shared) =>
  kind === 'decks'
    ? api.sharing
    : { list: api[kind].shares, people: api[kind].sharePeople, update: api[kind].updateShares }

export const sharesQuery = (shared: Shared) =>
  queryOptions({
    queryKey: queryKeys(shared.kind).one(shared.id, 'shares'),
    queryFn: ({ signal }) => callsOf(shared).list({ params: { id: shared.id }, signal }),
  })

export const sharersQuery = (shared: Shared, search: string) =>
  queryOptions({
    queryKey: queryKeys(shared.kind).one(shared.id, 'sharers', search),
    queryFn: async ({ signal }) =>
      (await callsOf(shared).people({ params: { id: shared.id }, query: search === '' ? {} : { search }, signal }))
        .people,
    placeholderData: keepPreviousData,
  })

/** Saves the complete list of shares: optimistic, one call after another. */
export function useShare(shared: Shared) {
  const { queryKey } = sharesQuery(shared)
  return useAction<Shares>({
    show: changeQuery<Shares, Shares>(queryKey, (_old, next) => next),
    invalidates: [queryKey],
    scope: `shares ${shared.id}`,
    call: ({ everyone, people }) =>
      callsOf(shared).update({
        params: { id: shared.id },
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
