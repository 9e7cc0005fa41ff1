import type { custom_reports } from '@deckle/contract/custom-reports.ts'
import type { BodyOf } from '@deckle/contract/kit/endpoint.ts'
import { widgetFault } from '@deckle/core/report/custom/widget.ts'
import { refuse } from '../../../refusal.ts'
import { readFilter } from '../table/report-request.ts'

/** Refuses days in the wrong order, widgets that their reports don't know, and ids that are there twice. */
export function requireFaultless({
  period: { from, to },
  widgets,
}: Pick<BodyOf<typeof custom_reports.create>, 'period' | 'widgets'>): void {
  if (from !== null && to !== null && from > to) throw refuse('rule_broken', { fields: { period: 'range.order' } })
  if (new Set(widgets.map(({ id }) => id)).size < widgets.length)
    throw refuse('rule_broken', { fields: { widgets: 'custom_report.ids' } })
  const at = widgets.findIndex((widget) => widgetFault(widget, readFilter(widget.source?.filter)) !== null)
  if (at >= 0) throw refuse('rule_broken', { fields: { [`widgets.${at}`]: 'custom_report.widget' } })
}
