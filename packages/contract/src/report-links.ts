import { linkKinds, linkLimits } from '@deckle/core/report/custom/report-link.ts'
import { isNewPin } from '@deckle/core/text/pin.ts'
import { codeText } from '@deckle/slides/fields/limited-text.ts'
import * as z from 'zod/mini'
import { endpoint, type Output, type Resource } from './kit/endpoint.ts'
import { can, id, idParams, itemId, moment, ok, page, pageQuery, text } from './kit/shapes.ts'
import { branding } from './models/people.ts'
import { period, widget, widgetFigures } from './models/widget.ts'
import { routes } from './routes.ts'

const target = { kind: z.enum(linkKinds), target: id }

const link = z.object({
  id,
  /** Address of the page that it opens. */
  url: z.string(),
  hasPin: z.boolean(),
  includesNames: z.boolean(),
  state: z.enum(['open', 'expired', 'revoked']),
  owner: z.object({ id, name: z.string() }),
  created_at: moment,
  expires_at: moment,
  opened_at: z.nullable(moment),
  opened: z.number(),
  can: can('revoke'),
})
export type ReportLink = Output<typeof link>

const one = z.object({ link })

/** What a stranger gets of the report. */
const sharedReport = z.object({
  title: z.string(),
  note: z.string(),
  /** Of the figures; null without end. Both included. */
  days: z.object({ from: z.nullable(z.string()), to: z.nullable(z.string()) }),
  widgets: z.array(widget),
  branding,
  generated_at: moment,
  expires_at: moment,
})
export type SharedReport = Output<typeof sharedReport>

/** Public links to reports (docs/decisions/0065). */
export const report_links = {
  list: endpoint(routes.report_links.list, {
    summary: 'Links to a report that the caller made, newest first; an Admin’s list has all of them',
    query: z.object({ ...pageQuery, ...target }),
    reply: page('links', link),
    errors: ['not_found', 'bad_cursor'],
  }),
  create: endpoint(routes.report_links.create, {
    summary: 'Make a public link to a report, with a PIN or without; who opens it sees what its maker may see',
    body: z.strictObject({
      ...target,
      pin: z._default(z.nullable(codeText(linkLimits.pin.max, /./).check(z.refine<string>(isNewPin, 'bad_pin'))), null),
      days: z.number().check(z.int(), z.gte(1), z.lte(linkLimits.days)),
      includesNames: z._default(z.boolean(), false),
      /** Of a deck; a report has its own. */
      period: z._default(z.nullable(period), null),
    }),
    reply: one,
    errors: ['not_found', 'rule_broken'],
  }),
  revoke: endpoint(routes.report_links.revoke, {
    summary: 'Close a link at once',
    params: idParams,
    reply: ok,
    errors: ['not_found'],
  }),
  restore: endpoint(routes.report_links.restore, {
    summary: 'Open a revoked link again',
    params: idParams,
    reply: one,
    errors: ['not_found'],
  }),
  open: endpoint(routes.report_links.open, {
    summary: 'Open a link: the report without its figures, and a pass to read them for an hour',
    body: z.strictObject({
      token: text(200),
      pin: z._default(text(40), ''),
    }),
    reply: z.object({ pass: z.string(), report: sharedReport }),
    errors: ['not_allowed', 'not_found', 'gone'],
  }),
  figures: endpoint(routes.report_links.figures, {
    summary: 'What a widget of an opened report shows',
    body: z.strictObject({ pass: text(300), widget: itemId }),
    reply: z.object({ figures: widgetFigures }),
    errors: ['not_allowed', 'not_found', 'gone', 'plan_limit'],
  }),
} as const satisfies Resource<typeof routes.report_links>
