import { get } from './kit/route.ts'

/** Reports over what somebody reaches, and what people did. */
export const reportRoutes = {
  reports: {
    show: get('/analytics/reports/{report}', 'learning.use'),
    creators: get('/analytics/reports/amplayfy/creators/fetch', 'deck.create'),
    viewers: get('/analytics/reports/amplayfy/viewers/fetch', 'user.list'),
    viewersOfCreator: get('/analytics/reports/amplayfy/viewers/creator', 'deck.create'),
  },
} as const
