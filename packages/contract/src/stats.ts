import * as z from 'zod/mini'
import { endpoint, type Resource } from './kit/endpoint.ts'
import { id } from './kit/shapes.ts'
import { routes } from './routes.ts'

export const stats = {
  show: endpoint(routes.stats.show, {
    summary: 'Figures of the dashboard',
    reply: z.object({
      stats: z.object({
        decks: z.number(),
        published: z.number(),
        /** Of all time: attempts that were started, and what came of them. */
        plays: z.number(),
        completions: z.number(),
        leads: z.number(),
        /** People who are or were in a course. */
        learners: z.number(),
        /** Of the last 30 days of the client's reporting zone. */
        starts30: z.number(),
        completions30: z.number(),
        days: z.array(z.object({ day: z.string(), starts: z.number(), completions: z.number() })),
        busiest: z.array(
          z.object({ id, name: z.string(), readerType: z.string(), starts: z.number(), completions: z.number() }),
        ),
      }),
    }),
  }),
} as const satisfies Resource<typeof routes.stats>
