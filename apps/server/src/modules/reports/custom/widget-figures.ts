import type { custom_reports } from '@deckle/contract/custom-reports.ts'
import { widget as widgetShape } from '@deckle/contract/models/widget.ts'
import { shownColumns, type Widget, widgetFault } from '@deckle/core/report/custom/widget.ts'
import type { Handler } from '../../../http/handler.ts'
import { preferredLanguage } from '../../../http/language.ts'
import { refuse } from '../../../refusal.ts'
import { readReportingZone } from '../../clients/index.ts'
import { reportFile } from '../../learning-reports/index.ts'
import { readFilter } from '../table/report-request.ts'
import { openWidget, type WidgetReader } from '../widgets/open-widget.ts'
import { readWidget } from '../widgets/read-widget.ts'

/** A widget of the caller's own, stored or not. */
export const widgetFigures: Handler<typeof custom_reports.figures> = async ({ deps, actor, query, request }) => {
  const widget = readDefinition(query.widget)
  const { from = null, to = null, tz, format } = query
  const reader: WidgetReader = { deps, actor, days: { from, to }, tz }
  if (format === 'json' || widget.source === null) return { figures: await readWidget(reader, widget) }
  const { columns, rows } = await openWidget(reader, widget.source)
  return reportFile({
    format,
    name: widget.title.trim() || widget.source.report.replaceAll('_', ' '),
    columns: widget.kind === 'table' ? shownColumns(widget, columns) : columns,
    rows: rows.page,
    language: preferredLanguage(request.header('accept-language')),
    timeZone: tz ?? (await readReportingZone(deps.db, actor.clientId)),
  })
}

function readDefinition(text: string): Widget {
  const wrong = refuse('malformed', { fields: { widget: 'custom_report.widget' } })
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch {
    throw wrong
  }
  const { success, data } = widgetShape.safeParse(read)
  if (!success || widgetFault(data, readFilter(data.source?.filter)) !== null) throw wrong
  return data
}
