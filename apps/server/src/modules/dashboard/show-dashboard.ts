import { type dashboard, dashboardSizes } from '@deckle/contract/dashboard.ts'
import type { Handler } from '../../http/handler.ts'
import { readLists } from '../articles/index.ts'
import { offeredCourses } from '../learning/index.ts'

/** The first rows of six lists, each of which an index has in its order. */
export const showDashboard: Handler<typeof dashboard.show> = async ({ deps, actor }) => {
  const { carousel: limit, recent, hindi } = dashboardSizes
  const [lists, { courses }] = await Promise.all([
    readLists(deps, actor, [
      { limit: recent, sort: 'newest' },
      { limit: hindi, sort: 'newest', tags: 'Hindi' },
      { limit, sort: 'popular', tags: 'Popular' },
      { limit, sort: 'newest', category: 'webinar', upcoming: true },
      { limit, sort: 'newest', category: 'video' },
    ]),
    offeredCourses(deps, actor, { limit }),
  ])
  const [newest = [], inHindi = [], popular = [], webinars = [], videos = []] = lists
  return { dashboard: { recent: newest, hindi: inHindi, popular, webinars, videos, courses } }
}
