import { get, post } from './kit/route.ts'

/** Reports over what somebody reaches, and what people did. */
export const reportRoutes = {
  reports: {
    show: get('/analytics/reports/{report}', 'learning.use'),
    creators: get('/analytics/reports/amplayfy/creators/fetch', 'deck.create'),
    viewers: get('/analytics/reports/amplayfy/viewers/fetch', 'user.list'),
    viewersOfCreator: get('/analytics/reports/amplayfy/viewers/creator', 'deck.create'),
    surveySummary: get('/analytics/{id}/survey/summary', 'deck.analytics'),
    surveyTrends: get('/analytics/{id}/survey/trends', 'deck.analytics'),
    surveyText: get('/analytics/{id}/survey/text', 'deck.analytics'),
    responses: get('/analytics/questions/{id}/responses/{groupBy}', 'deck.analytics'),
  },
  report_views: {
    list: get('/analytics/views/list', 'report_view.list'),
    create: post('/analytics/views/create', 'report_view.list'),
    update: post('/analytics/views/{id}/update', 'report_view.edit'),
    delete: post('/analytics/views/{id}/delete', 'report_view.edit'),
  },
  activity: {
    log: get('/activity/{user_id}/log', 'learner.report'),
    sessionData: get('/activity/{id}/session_data', 'learner.report'),
  },
} as const
