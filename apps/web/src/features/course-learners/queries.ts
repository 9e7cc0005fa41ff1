import { upload } from '@deckle/contract/client/upload.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { pagedQuery } from '../../lib/list/paged-query.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import type { Selection } from '../../people/selection.ts'
import type { LearnerFilter, LearnersUrl } from './url-state.ts'

/** What changes with the learners of a course. */
export const learnersChange = [queryKeys('learners').all, queryKeys('rules').all, queryKeys('courses').all]

export const courseQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys('courses').one(id, 'learners'),
    queryFn: async ({ signal }) => (await api.courses.show({ params: { id }, signal })).course,
  })

export const learnersQuery = (id: string, filter: LearnerFilter, sort: LearnersUrl['sort'] = 'newest') =>
  pagedQuery({
    queryKey: queryKeys('learners').list(id, 'learners', { filter, sort }),
    fetch: (page, signal) =>
      api.learners.list({ params: { id }, query: { ...filter, sort, limit: 50, ...page }, signal }),
  })

export const learnerQuery = (id: string, userId: string) =>
  queryOptions({
    queryKey: queryKeys('learners').one(id, userId),
    queryFn: ({ signal }) => api.learners.show({ params: { id, user_id: userId }, signal }),
  })

export const requestsQuery = (id: string) =>
  pagedQuery({
    queryKey: queryKeys('learners').list(id, 'requests'),
    fetch: (page, signal) => api.learners.requests({ params: { id }, query: { limit: 50, ...page }, signal }),
  })

export const messagesQuery = (id: string) =>
  pagedQuery({
    queryKey: queryKeys('learners').list(id, 'messages'),
    fetch: (page, signal) => api.learners.messages({ params: { id }, query: { limit: 20, ...page }, signal }),
  })

export const rulesQuery = (id: string) =>
  pagedQuery({
    queryKey: queryKeys('rules').list(id, 'rules'),
    fetch: (page, signal) => api.rules.list({ params: { id }, query: { limit: 50, ...page }, signal }),
  })

export const runsQuery = (id: string) =>
  pagedQuery({
    queryKey: queryKeys('rules').list(id, 'runs'),
    fetch: (page, signal) => api.rules.runs({ params: { id }, query: { limit: 20, ...page }, signal }),
  })

/** What certificates of selected learners would print as boxes. */
export const boxesQuery = (id: string, people: ReturnType<typeof selectedLearners>) =>
  queryOptions({
    queryKey: queryKeys('learners').list(id, 'boxes', people),
    queryFn: async ({ signal }) => {
      const found = await api.learners.checkCertificates({ params: { id }, body: { people }, signal })
      return { fields: found.texts, people: found.people, more: found.count - found.people.length }
    },
  })

/** As the calls take it. */
export const selectedLearners = (
  selection: Selection,
  filter: LearnerFilter,
): LearnerFilter & { readonly user_ids?: string[]; readonly except?: string[]; readonly all?: true } =>
  selection.kind === 'some' ? { user_ids: [...selection.ids] } : { ...filter, except: [...selection.except], all: true }

/** @param dueAt undefined: as the course says */
export function uploadLearners(
  id: string,
  file: File,
  { dryRun, dueAt }: { readonly dryRun: boolean; readonly dueAt: string | null },
) {
  const body = new FormData()
  body.set('dry_run', String(dryRun))
  if (dueAt !== null) body.set('due_at', dueAt)
  body.set('file', file, file.name)
  return upload(api, 'learners', 'import', { params: { id }, body })
}
