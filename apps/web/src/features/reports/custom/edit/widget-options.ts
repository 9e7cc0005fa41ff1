import { type Actor, may } from '@deckle/core/access/access.ts'
import {
  figureChoices,
  hasChart,
  mainFigure,
  sourceColumns,
  takesDeck,
  takesSlide,
  type Widget,
  type WidgetKind,
  type WidgetSource,
} from '@deckle/core/report/custom/widget.ts'
import { figuresOf } from '@deckle/core/report/reports/definition.ts'
import { reportDefinition, type ReportName, reportNames } from '@deckle/core/report/reports/reports.ts'

/** The reports that a kind of widget can show, of those that the actor sees. */
export const reportsOfKind = (actor: Actor, kind: WidgetKind): readonly ReportName[] =>
  reportNames.filter(
    (report) =>
      may(actor, reportDefinition(report).sees) &&
      (kind === 'figure' ? figureChoices[report] !== undefined : groupsOfKind(report, kind).length > 0),
  )

export function groupsOfKind(report: ReportName, kind: WidgetKind): readonly string[] {
  const choice = figureChoices[report]
  if (kind === 'figure') return choice ? [choice.group] : []
  const groups = Object.keys(reportDefinition(report).groups)
  return groups.filter((group) => {
    const columns = sourceColumns({ report, group }) ?? {}
    if (kind === 'chart') return hasChart(columns)
    return kind === 'table' || (group !== 'total' && mainFigure({ columns: [] }, columns) !== null)
  })
}

/** What can be measured. */
export function figuresOfKind({ kind, source }: Pick<Widget, 'kind' | 'source'>): readonly string[] {
  if (source === null) return []
  if (kind === 'figure') return figureChoices[source.report]?.columns ?? []
  return figuresOf(sourceColumns(source) ?? {}).filter((key) => key !== 'rank' && key !== 'from' && key !== 'to')
}

/** A chart of the slides and answers of all decks at once would be meaningless. */
export const needsDeck = ({ kind, source }: Pick<Widget, 'kind' | 'source'>): boolean =>
  kind === 'chart' && source !== null && takesDeck(source.report) && takesSlide(source)

const anySource: WidgetSource = { report: 'overview', group: '', filter: '', deck: null, slide: null }

/** The widget with another kind, report, or grouping: what no longer fits is left out. */
export function refitted(
  widget: Widget,
  change: Partial<Pick<Widget, 'kind'>> & Partial<WidgetSource>,
  actor: Actor,
): Widget {
  const { kind = widget.kind, ...ofSource } = change
  if (kind === 'text') return { ...widget, kind, source: null, columns: [] }
  const wanted = { ...(widget.source ?? anySource), ...ofSource }
  const reports = reportsOfKind(actor, kind)
  const report = reports.includes(wanted.report) ? wanted.report : (reports[0] ?? 'overview')
  const groups = groupsOfKind(report, kind)
  const group = groups.includes(wanted.group) ? wanted.group : (groups[0] ?? '')
  const isSameTable = report === widget.source?.report && group === widget.source.group
  const deck = takesDeck(report) ? wanted.deck : null
  const source: WidgetSource = {
    report,
    group,
    filter: isSameTable ? wanted.filter : '',
    deck,
    slide: deck !== null && deck === widget.source?.deck && takesSlide({ report, group }) ? wanted.slide : null,
  }
  const columns = isSameTable && kind === widget.kind ? widget.columns : []
  const [first] = figuresOfKind({ kind, source })
  return { ...widget, kind, source, columns: kind === 'table' || columns.length > 0 || !first ? columns : [first] }
}
