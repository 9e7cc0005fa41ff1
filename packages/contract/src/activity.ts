import * as z from 'zod/mini'
import { endpoint, type Output, type Resource } from './kit/endpoint.ts'
import { id, idParams, moment, page, pageQuery } from './kit/shapes.ts'
import { playEvents } from './models/play-events.ts'
import { day, timeZone } from './models/time-range.ts'
import { routes } from './routes.ts'

const named = z.nullable(z.object({ id, name: z.string() }))

const entry = z.object({
  id,
  at: moment,
  /** An event of the player. */
  event: z.string(),
  deck: z.object({ id, name: z.string() }),
  attempt_id: id,
  /** A slide's id. */
  slide: z.nullable(z.string()),
  /** Of the slide, in the version that was played; '' without one. */
  heading: z.string(),
  /** In which the deck was played. */
  course: named,
  value: z.nullable(z.number()),
})
export type ActivityEntry = Output<typeof entry>

const session = z.object({
  id,
  kind: z.enum(['session', 'attempt']),
  /** Null for a visitor. */
  user: named,
  device: z.string(),
  startedAt: moment,
  /** When it ended, or was heard of last. */
  endedAt: z.nullable(moment),
  /** What was done in it, oldest first. */
  log: z.array(entry),
})

const days = { from: z.optional(day), to: z.optional(day), tz: z.optional(timeZone) }

/** What people did: product.md §7 "Activity". */
export const activity = {
  log: endpoint(routes.activity.log, {
    summary: 'What a person did in decks, newest first',
    params: z.object({ user_id: id }),
    query: z.object({ ...pageQuery, ...days, event: z.optional(z.enum(playEvents)) }),
    reply: page('log', entry),
    errors: ['not_found', 'bad_cursor'],
  }),
  sessionData: endpoint(routes.activity.sessionData, {
    summary: 'What was done in a session, else in an attempt, oldest first; `{id}` is of either',
    params: idParams,
    query: z.object(pageQuery),
    reply: z.object({ session, next: z.nullable(z.string()) }),
    errors: ['not_found', 'bad_cursor'],
  }),
} as const satisfies Resource<typeof routes.activity>
