import type { LearnerCourse, MyCourse, OfferedCourse } from '@deckle/contract/learning.ts'
import type { LearningGroup } from '@deckle/core/learning/lists.ts'
import { courseLevels } from '@deckle/core/course/course.ts'
import { languages } from '@deckle/core/deck/deck.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { pagedQuery } from '../../lib/list/paged-query.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { choiceParam, textParam, urlParams, type UrlState } from '../../lib/url/url-params.ts'

const keys = queryKeys('learning')

export const learningUrl = urlParams({ q: textParam(100), tab: choiceParam(['todo', 'done'] as const) })
export type LearningUrl = UrlState<typeof learningUrl>

export const mineOf = ({ courses }: { readonly courses: readonly MyCourse[] }) => courses

/** What is done, else all that is left to do. */
export const myCoursesQuery = ({ q, tab }: LearningUrl) => {
  const group: LearningGroup | undefined = tab === 'done' ? 'done' : undefined
  const query = { ...(q && { search: q.trim() }), ...(group && { group }) }
  return pagedQuery({
    queryKey: keys.list('mine', query),
    fetch: (page, signal) => api.learning.list({ query: { ...query, ...page }, signal }),
  })
}

export const catalogueUrl = urlParams({
  q: textParam(100),
  language: choiceParam(languages),
  level: choiceParam(courseLevels),
})
export type CatalogueUrl = UrlState<typeof catalogueUrl>

export const offeredOf = ({ courses }: { readonly courses: readonly OfferedCourse[] }) => courses

export const catalogueQuery = ({ q, language, level }: CatalogueUrl) => {
  const query = { ...(q && { search: q.trim() }), ...(language && { language }), ...(level && { level }) }
  return pagedQuery({
    queryKey: keys.list('catalogue', query),
    fetch: (page, signal) => api.learning.catalogue({ query: { ...query, ...page }, signal }),
  })
}

export const courseQuery = (id: string) =>
  queryOptions({
    queryKey: keys.one(id),
    queryFn: async ({ signal }): Promise<LearnerCourse> => (await api.learning.show({ params: { id }, signal })).course,
  })

/** Asked for each time it is opened: another device may have gone on. */
export const deckQuery = (id: string, deck_id: string) =>
  queryOptions({
    queryKey: keys.one(id, 'deck', deck_id),
    queryFn: ({ signal }) => api.learning.deck({ params: { id, deck_id }, signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
export type ShownDeck = Awaited<ReturnType<typeof api.learning.deck>>

export const notesQuery = (id: string) =>
  pagedQuery({
    queryKey: keys.one(id, 'notes'),
    fetch: (page, signal) => api.learning.notes({ params: { id }, query: { ...page }, signal }),
  })
