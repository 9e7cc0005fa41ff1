import { widgetLimits } from '@deckle/core/report/custom/widget.ts'
import { list } from '@deckle/slides/fields/bounded.ts'
import * as z from 'zod/mini'
import { endpoint, type Output, type Resource } from './kit/endpoint.ts'
import { can, id, idParams, line, moment, ok, page, pageQuery, text, wholeNumber } from './kit/shapes.ts'
import { day, timeZone } from './models/time-range.ts'
import { period, widget, widgetFigures } from './models/widget.ts'
import { reportFormats } from './reports.ts'
import { routes } from './routes.ts'

const settings = {
  title: line(120),
  note: z._default(text(2000), ''),
  period: z._default(period, { days: 30, from: null, to: null }),
  widgets: z._default(list(widget, { max: widgetLimits.widgets }), []),
  /** What everyone of the client who makes decks may do with it. */
  everyone: z._default(z.enum(['none', 'view', 'edit']), 'none'),
}

const row = z.object({
  id,
  title: z.string(),
  widgets: z.number(),
  everyone: z.string(),
  owner: z.object({ id, name: z.string() }),
  updated_at: moment,
  can: can('edit', 'delete', 'share'),
})
export type CustomReportRow = Output<typeof row>

const report = z.extend(z.omit(row, { widgets: true, everyone: true }), { ...settings, revision: z.number() })
export type CustomReport = Output<typeof report>

const one = z.object({ report })

/** Reports that people put together from widgets (docs/decisions/0065). */
export const custom_reports = {
  list: endpoint(routes.custom_reports.list, {
    summary: 'One’s own and those that are shared, last changed first; an Admin’s list is the client’s',
    query: z.object(pageQuery),
    reply: page('reports', row),
    errors: ['bad_cursor'],
  }),
  figures: endpoint(routes.custom_reports.figures, {
    summary: 'What a widget shows, of what the caller reaches; another format but JSON answers all rows as a file',
    query: z.object({
      /** JSON: a widget as it is stored. */
      widget: text(9000),
      from: z.optional(day),
      to: z.optional(day),
      /** The client's reporting zone by default. */
      tz: z.optional(timeZone),
      format: z._default(z.enum(reportFormats), 'json'),
    }),
    reply: z.object({ figures: widgetFigures }),
    errors: ['not_found', 'plan_limit'],
  }),
  create: endpoint(routes.custom_reports.create, {
    summary: 'Begin a report, with widgets or without',
    body: z.strictObject(settings),
    reply: one,
    errors: ['rule_broken'],
  }),
  show: endpoint(routes.custom_reports.show, {
    summary: 'A report with its widgets',
    params: idParams,
    reply: one,
    errors: ['not_found'],
  }),
  update: endpoint(routes.custom_reports.update, {
    summary: 'Save a report over the revision that it was changed from',
    params: idParams,
    body: z.strictObject({ ...settings, revision: wholeNumber }),
    reply: one,
    errors: ['not_found', 'revision_conflict', 'rule_broken'],
  }),
  delete: endpoint(routes.custom_reports.delete, {
    summary: 'Delete a report; for 30 days it can be restored',
    params: idParams,
    reply: ok,
    errors: ['not_found'],
  }),
  restore: endpoint(routes.custom_reports.restore, {
    summary: 'Take back the deletion of a report',
    params: idParams,
    reply: one,
    errors: ['not_found'],
  }),
} as const satisfies Resource<typeof routes.custom_reports>
