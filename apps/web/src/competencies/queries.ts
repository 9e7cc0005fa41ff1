import { queryOptions } from '@tanstack/react-query'
import { api } from '../lib/api.ts'
import { queryKeys } from '../lib/query-keys.ts'

export const personCompetenciesQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys('competencies').one(id, 'person'),
    queryFn: ({ signal }) => api.competencies.person({ params: { id }, signal }),
  })
export type PersonCompetencies = Awaited<ReturnType<typeof api.competencies.person>>
