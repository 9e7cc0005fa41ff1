import * as z from 'zod/mini'
import { articleCard } from './articles.ts'
import { endpoint, type Output, type Resource } from './kit/endpoint.ts'
import { id, moment } from './kit/shapes.ts'
import { offeredCourse } from './learning.ts'
import { routes } from './routes.ts'

/** Items of each carousel, and of the lists beside them (product.md §2 "Dashboard"). */
export const dashboardSizes = { carousel: 10, recent: 5, hindi: 3 } as const

const cards = z.array(articleCard)

const shown = z.object({
  /** The newest ones. */
  recent: cards,
  hindi: cards,
  popular: cards,
  /** Webinars to come, soonest first, filled with the newest (decisions.md §4). */
  webinars: cards,
  videos: cards,
  /** Published courses that the caller may come into, or is in. */
  courses: z.array(offeredCourse),
})
export type Dashboard = Output<typeof shown>

const change = z.object({
  id,
  name: z.string(),
  starts: z.number(),
  completions: z.number(),
  answers: z.number(),
})

/** product.md §2 "Dashboard". */
export const dashboard = {
  show: endpoint(routes.dashboard.show, {
    summary: 'What there is to read, watch and learn: the parts of the dashboard, each cut to its size',
    reply: z.object({ dashboard: shown }),
  }),
  visit: endpoint(routes.dashboard.visit, {
    summary:
      'Begin a visit, or go on with one that paused for less than half an hour: what happened in the decks whose figures the caller sees since the visit before, of the last 30 days at most; the five busiest decks',
    reply: z.object({
      /** The end of the visit before; null at the first one. */
      since: z.nullable(moment),
      decks: z.array(change),
    }),
  }),
} as const satisfies Resource<typeof routes.dashboard>
