import { reportNames } from '@deckle/core/report/reports/reports.ts'
import { sendingPeriods } from '@deckle/core/report/reports/schedule.ts'
import * as z from 'zod/mini'
import { endpoint, type Output, type Resource } from './kit/endpoint.ts'
import { can, id, idParams, line, moment, ok, page, pageQuery, text } from './kit/shapes.ts'
import { day, timeZone } from './models/time-range.ts'
import { routes } from './routes.ts'

const schedule = z.strictObject({
  every: z.enum(sendingPeriods),
  hour: z.number().check(z.int(), z.gte(0), z.lte(23)),
  tz: timeZone,
})

const settings = {
  name: line(80),
  report: z.enum(reportNames),
  group: z._default(text(40), ''),
  /** As the report takes it: JSON. */
  filter: z._default(text(4000), ''),
  from: z._default(z.nullable(day), null),
  to: z._default(z.nullable(day), null),
  /** So many days up to today, instead of `from` and `to`. */
  days: z._default(z.nullable(z.number().check(z.int(), z.gte(1), z.lte(3650))), null),
  /** With everyone of the client who may see the report. */
  shared: z._default(z.boolean(), false),
  /** When it is mailed to its owner; null: never. */
  schedule: z._default(z.nullable(schedule), null),
}

const view = z.object({
  id,
  ...settings,
  owner: z.object({ id, name: z.string() }),
  /** Null unless it is one's own. */
  nextAt: z.nullable(moment),
  can: can('edit'),
})
export type ReportView = Output<typeof view>

const one = z.object({ view })

/** Named reports with their days, grouping and filter. */
export const report_views = {
  list: endpoint(routes.report_views.list, {
    summary: 'One’s own and those that are shared, by name',
    query: z.object(pageQuery),
    reply: page('views', view),
    errors: ['bad_cursor'],
  }),
  create: endpoint(routes.report_views.create, {
    summary: 'Keep a report under a name',
    body: z.strictObject(settings),
    reply: one,
    errors: ['not_allowed'],
  }),
  update: endpoint(routes.report_views.update, {
    summary: 'Change a kept report; it is mailed by the new schedule',
    params: idParams,
    body: z.strictObject(settings),
    reply: one,
    errors: ['not_found'],
  }),
  delete: endpoint(routes.report_views.delete, {
    summary: 'Delete a kept report',
    params: idParams,
    reply: ok,
    errors: ['not_found'],
  }),
} as const satisfies Resource<typeof routes.report_views>
