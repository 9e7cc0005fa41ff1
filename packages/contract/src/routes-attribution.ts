import { get, post } from './kit/route.ts'

/** How people find a client: its setting, what visitors touch, and the ways that they go. */
export const attributionRoutes = {
  attribution: {
    show: get('/attribution/show', 'client.attribution'),
    update: post('/attribution/update', 'client.attribution'),
  },
  touches: {
    add: post('/touches', 'public'),
    clear: post('/touches/clear', 'public'),
  },
  flows: {
    show: get('/analytics/flows/show', 'deck.analytics'),
    filters: get('/analytics/flows/filters', 'deck.analytics'),
    export: get('/analytics/flows/export', 'deck.analytics'),
  },
} as const
