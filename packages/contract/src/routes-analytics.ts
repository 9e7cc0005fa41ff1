import { get } from './kit/route.ts'

export const analyticsRoutes = {
  analytics: {
    deckOverview: get('/analytics/{id}/deck/overview', 'deck.analytics'),
    deckQuestions: get('/analytics/{id}/deck/questions', 'deck.analytics'),
    deckFunnel: get('/analytics/{id}/deck/funnel', 'deck.analytics'),
    deckItems: get('/analytics/{id}/deck/items', 'deck.analytics'),
    deckGeo: get('/analytics/{id}/deck/geo', 'deck.analytics'),
    deckDevices: get('/analytics/{id}/deck/devices', 'deck.analytics'),
    deckSources: get('/analytics/{id}/deck/sources', 'deck.analytics'),
    deckResponses: get('/analytics/{id}/deck/responses', 'deck.analytics'),
    deckAnswerSummary: get('/analytics/{id}/deck/answers', 'deck.analytics'),
    deckOutcomes: get('/analytics/{id}/deck/outcomes', 'deck.analytics'),
    deckFile: get('/analytics/{id}/deck/files/{fileId}', 'deck.analytics'),
    deckAttempts: get('/analytics/{id}/deck/attempts', 'deck.analytics'),
    deckExport: get('/analytics/{id}/deck/export', 'deck.analytics'),
    deckReport: get('/analytics/{id}/deck/report', 'deck.analytics'),
  },
  plays: {
    show: get('/analytics/attempts/{id}/show', 'deck.analytics'),
  },
  crosstabs: {
    show: get('/analytics/{id}/survey/crosstab', 'deck.analytics'),
    export: get('/analytics/{id}/survey/crosstab/export', 'deck.analytics'),
  },
} as const
