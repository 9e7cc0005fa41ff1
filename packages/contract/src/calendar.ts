import * as z from 'zod/mini'
import { endpoint, type Output, type Resource } from './kit/endpoint.ts'
import { moment, ok } from './kit/shapes.ts'
import { routes } from './routes.ts'

/** Null until one is made. */
const calendarFeed = z.object({ address: z.nullable(z.string()), createdAt: z.nullable(moment) })
export type CalendarFeed = Output<typeof calendarFeed>

const reply = z.object({ calendar: calendarFeed })

/** Due dates of the caller's courses as an iCalendar feed, which whoever knows its address reads. */
export const calendar = {
  show: endpoint(routes.calendar.show, {
    summary: "The secret address of the caller's calendar of due dates",
    reply,
    refusedActing: 'all',
  }),
  renew: endpoint(routes.calendar.renew, {
    summary: 'Make the address of the calendar, or change it: the one before is good no longer',
    reply,
    refusedActing: 'all',
  }),
  remove: endpoint(routes.calendar.remove, {
    summary: 'Switch the calendar off: its address is good no longer',
    reply: ok,
    refusedActing: 'all',
  }),
} as const satisfies Resource<typeof routes.calendar>
