import { api } from '../../lib/api.ts'
import { pagedQuery } from '../../lib/list/paged-query.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { type CoursesUrl, listQueryOf } from './url-state.ts'

export const coursesQuery = (url: CoursesUrl) => {
  const query = listQueryOf(url)
  return pagedQuery({
    queryKey: queryKeys('courses').list(query),
    fetch: (page, signal) => api.courses.list({ query: { ...query, ...page }, signal }),
  })
}
