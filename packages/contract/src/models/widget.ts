import { widgetKinds, widgetLimits, widgetWidths } from '@deckle/core/report/custom/widget.ts'
import { reportNames } from '@deckle/core/report/reports/reports.ts'
import { list } from '@deckle/slides/fields/bounded.ts'
import * as z from 'zod/mini'
import type { Output } from '../kit/endpoint.ts'
import { id, itemId, moment, text } from '../kit/shapes.ts'
import { day } from './time-range.ts'

const source = z.strictObject({
  report: z.enum(reportNames),
  group: z._default(text(40), ''),
  filter: z._default(text(widgetLimits.filter), ''),
  deck: z._default(z.nullable(id), null),
  slide: z._default(z.nullable(itemId), null),
})

/** `core/report/custom/widget.ts`. */
export const widget = z.strictObject({
  id: itemId,
  kind: z.enum(widgetKinds),
  title: z._default(text(widgetLimits.title), ''),
  width: z._default(z.literal(widgetWidths), 1),
  text: z._default(text(widgetLimits.text), ''),
  source: z._default(z.nullable(source), null),
  columns: z._default(list(itemId, { max: widgetLimits.columns }), []),
  rows: z._default(z.number().check(z.int(), z.gte(1), z.lte(widgetLimits.rows)), 10),
})

/** `days` up to today, or from one day to another; all of time where all three are null. */
export const period = z.strictObject({
  days: z._default(z.nullable(z.number().check(z.int(), z.gte(1), z.lte(3650))), null),
  from: z._default(z.nullable(day), null),
  to: z._default(z.nullable(day), null),
})

const value = z.nullable(z.union([z.string(), z.number(), z.boolean()]))

/** What a widget shows. */
export const widgetFigures = z.object({
  /** In order; `core/report/report.ts`. */
  columns: z.array(z.object({ key: z.string(), type: z.string() })),
  rows: z.array(z.record(z.string(), value)),
  /** Whether there are more rows than these. */
  hasMore: z.boolean(),
  /** Of a figure; `before` is that of as many days before, null where it is not set against them. */
  figure: z.nullable(
    z.object({
      key: z.string(),
      type: z.string(),
      value: z.nullable(z.number()),
      before: z.nullable(z.number()),
    }),
  ),
  /** What a chart or a ranking measures, and what its rows are called by; null where there is nothing to measure. */
  measure: z.nullable(z.object({ figure: z.string(), name: z.string() })),
  generated_at: moment,
})
export type WidgetFigures = Output<typeof widgetFigures>
