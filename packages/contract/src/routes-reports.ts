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
  custom_reports: {
    list: get('/analytics/custom/list', 'custom_report.list'),
    figures: get('/analytics/custom/figures', 'custom_report.list'),
    create: post('/analytics/custom/create', 'custom_report.list'),
    show: get('/analytics/custom/{id}/show', 'custom_report.read'),
    update: post('/analytics/custom/{id}/update', 'custom_report.edit'),
    delete: post('/analytics/custom/{id}/delete', 'custom_report.delete'),
    restore: post('/analytics/custom/{id}/restore', 'custom_report.delete'),
  },
  report_links: {
    list: get('/report_links/list', 'report_link.list'),
    create: post('/report_links/create', 'report_link.list'),
    revoke: post('/report_links/{id}/revoke', 'report_link.manage'),
    restore: post('/report_links/{id}/restore', 'report_link.manage'),
    open: post('/report_links/open', 'public'),
    figures: post('/report_links/shared/figures', 'public'),
  },
  activity: {
    log: get('/activity/{user_id}/log', 'learner.report'),
    sessionData: get('/activity/{id}/session_data', 'learner.report'),
  },
} as const
