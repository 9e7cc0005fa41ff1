import { creatorOrders, viewerOrders } from '@deckle/core/report/reports/rankings.ts'
import { patternText } from '@deckle/slides/fields/limited-text.ts'
import * as z from 'zod/mini'
import { endpoint, type Output, type Resource } from './kit/endpoint.ts'
import { idParams, itemId, moment, pageQuery, text } from './kit/shapes.ts'
import { day, timeZone } from './models/time-range.ts'
import { routes } from './routes.ts'

export const reportFormats = ['json', 'csv', 'xlsx'] as const

/** Whole days in `tz`, both included; a format but JSON answers all rows as a file, whatever the page. */
const range = {
  ...pageQuery,
  from: z.optional(day),
  to: z.optional(day),
  /** The client's reporting zone by default. */
  tz: z.optional(timeZone),
  format: z._default(z.enum(reportFormats), 'json'),
}

const value = z.nullable(z.union([z.string(), z.number(), z.boolean()]))

const table = z.object({
  report: z.object({
    name: z.string(),
    /** What each column holds, in order: `core/report/report.ts`. `unit` is '' without one. */
    columns: z.array(z.object({ key: z.string(), type: z.string(), unit: z.string() })),
    rows: z.array(z.record(z.string(), value)),
    /** Of all rows, by column. */
    totals: z.record(z.string(), z.nullable(z.number())),
    generated_at: moment,
  }),
  next: z.nullable(z.string()),
})
export type ReportTable = Output<typeof table>

/** `<deck id>.<slide id>` */
const questionId = patternText(80, /^[\w.-]{1,80}$/)

const people = { ...range, search: z.optional(text(100)) }

/** product.md §7 "Analytics", decisions.md §5 "Reports": of what the caller reaches. */
export const reports = {
  show: endpoint(routes.reports.show, {
    summary: 'One of the reports of core/report/reports; a `group_by` that does not fit answers no rows',
    params: z.object({ report: itemId }),
    query: z.object({
      ...range,
      group_by: z.optional(text(40)),
      /** JSON: a list of `{field, op, value}`. */
      filter: z.optional(text(4000)),
    }),
    reply: table,
    errors: ['not_found', 'plan_limit', 'bad_cursor'],
  }),
  creators: endpoint(routes.reports.creators, {
    summary: 'A row a creator: decks, plays, completions, mean result',
    query: z.object({ ...people, sort: z._default(z.enum(creatorOrders), 'name') }),
    reply: table,
    errors: ['bad_cursor'],
  }),
  viewers: endpoint(routes.reports.viewers, {
    summary: 'A row a person: decks played, plays, last seen',
    query: z.object({ ...people, sort: z._default(z.enum(viewerOrders), 'name') }),
    reply: table,
    errors: ['bad_cursor'],
  }),
  viewersOfCreator: endpoint(routes.reports.viewersOfCreator, {
    summary: 'Who played the caller’s own decks',
    query: z.object(people),
    reply: table,
    errors: ['bad_cursor'],
  }),
  surveySummary: endpoint(routes.reports.surveySummary, {
    summary: 'What a deck’s questions were answered with, a row a question; a person’s last attempt counts',
    params: idParams,
    query: z.object(range),
    reply: table,
    errors: ['not_found', 'bad_cursor'],
  }),
  surveyTrends: endpoint(routes.reports.surveyTrends, {
    summary: 'The same by day or month of the attempts',
    params: idParams,
    query: z.object({ ...range, group_by: z._default(z.enum(['day', 'month']), 'month') }),
    reply: table,
    errors: ['not_found', 'bad_cursor'],
  }),
  surveyText: endpoint(routes.reports.surveyText, {
    summary: 'Answers in words to all questions or one, newest first',
    params: idParams,
    query: z.object({ ...people, slide_id: z.optional(itemId) }),
    reply: table,
    errors: ['not_found', 'bad_cursor'],
  }),
  responses: endpoint(routes.reports.responses, {
    summary: 'Answers to a question, split by one of ten things; `{id}` is `<deck id>.<slide id>`',
    params: z.object({ id: questionId, groupBy: itemId }),
    query: z.object(range),
    reply: table,
    errors: ['not_found', 'plan_limit', 'bad_cursor'],
  }),
} as const satisfies Resource<typeof routes.reports>
