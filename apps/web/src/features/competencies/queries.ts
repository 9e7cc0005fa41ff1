import { download } from '@deckle/contract/client/download.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { pagedQuery } from '../../lib/list/paged-query.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { idParam, urlParams } from '../../lib/url/url-params.ts'
import { useAction } from '../../lib/use-action.ts'
import type { Placing } from '../../tree/place-in.ts'

const keys = queryKeys('competencies')

/** The chosen competency; `new` for one that is being made, below another. */
export const frameworkUrl = urlParams({ id: idParam(40), below: idParam(40) })

export const frameworkQuery = queryOptions({
  queryKey: keys.list(),
  queryFn: async ({ signal }) => (await api.competencies.list({ signal })).competencies,
})

export const changesFramework = [keys.all]

export const decksQuery = (search: string) =>
  queryOptions({
    queryKey: queryKeys('decks').report('names', search),
    queryFn: async ({ signal }) =>
      (await api.decks.list({ query: { limit: 20, ...(search !== '' && { search }) }, signal })).decks,
    placeholderData: keepPreviousData,
  })

export const downloadFramework = () => download(api, 'competencies', 'export')

export function usePlaceCompetency() {
  return useAction<Placing>({
    call: ({ id, parent, seq }) => api.competencies.update({ params: { id }, body: { parent, seq } }),
    sameAs: ({ id }) => id,
    scope: 'competencies',
    invalidates: [keys.lists],
  })
}

export function useMoveCompetency() {
  return useAction<{ readonly id: string; readonly by: -1 | 1 }>({
    call: ({ id, by }) =>
      by < 0 ? api.competencies.moveUp({ params: { id } }) : api.competencies.moveDown({ params: { id } }),
    sameAs: ({ id, by }) => `${id}${by}`,
    scope: 'competencies',
    invalidates: [keys.lists],
  })
}

export const teamUrl = urlParams({ person: idParam(40) })

export const teamQuery = (id: string) =>
  pagedQuery({
    queryKey: keys.one(id, 'team'),
    fetch: (page, signal) => api.competencies.team({ params: { id }, query: { limit: 30, ...page }, signal }),
  })
export type TeamPage = Awaited<ReturnType<typeof api.competencies.team>>
