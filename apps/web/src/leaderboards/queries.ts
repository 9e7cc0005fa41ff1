import { api } from '../lib/api.ts'
import { pagedQuery } from '../lib/list/paged-query.ts'
import { queryKeys } from '../lib/query-keys.ts'

const PAGE = 10

export const courseBoardQuery = (courseId: string) =>
  pagedQuery({
    queryKey: queryKeys('leaderboards').list({ courseId }),
    fetch: (page, signal) =>
      api.leaderboards.course({ params: { id: courseId }, query: { limit: PAGE, ...page }, signal }),
  })

export const examBoardQuery = (courseId: string) =>
  pagedQuery({
    queryKey: queryKeys('leaderboards').list({ examOf: courseId }),
    fetch: (page, signal) =>
      api.leaderboards.finalExam({ query: { course_id: courseId, limit: PAGE, ...page }, signal }),
  })
