import { figuresOf, type ReportCondition, reportConditionFault } from '../reports/definition.ts'
import { columnsFor, ownGroup, reportDefinition, type ReportName } from '../reports/reports.ts'
import type { Columns } from '../report.ts'

/** How a widget shows what it is about: one figure with its change, a chart, rows, the first of an order, or words. */
export const widgetKinds = ['figure', 'chart', 'table', 'ranking', 'text'] as const
export type WidgetKind = (typeof widgetKinds)[number]

export const widgetWidths = [1, 2] as const
export type WidgetWidth = (typeof widgetWidths)[number]

export const widgetLimits = { widgets: 30, title: 80, text: 4000, rows: 500, columns: 12, filter: 4000 } as const

/** The report that a widget shows, of all that is reached or of one deck. */
export interface WidgetSource {
  readonly report: ReportName
  /** '' for the report's own. */
  readonly group: string
  /** JSON: a list of conditions; '' for none. */
  readonly filter: string
  /** Only this deck's; null for all. */
  readonly deck: string | null
  /** Only this slide's rows; null for all. */
  readonly slide: string | null
}

export interface Widget {
  /** Unique in its report. */
  readonly id: string
  readonly kind: WidgetKind
  /** '' for that of its report and figure. */
  readonly title: string
  /** Columns of the grid, of two. */
  readonly width: WidgetWidth
  /** Of a text. */
  readonly text: string
  /** Null for a text. */
  readonly source: WidgetSource | null
  /** Shown columns of a table, in the report's order; the first is the figure of other kinds. None: all, or the main one. */
  readonly columns: readonly string[]
  /** Of a table or a ranking. */
  readonly rows: number
}

/** Whole days: the last so many up to today, from one to another, or all where everything is null. */
export interface ReportPeriod {
  readonly days: number | null
  /** `YYYY-MM-DD`, both included. */
  readonly from: string | null
  readonly to: string | null
}

export const groupOf = ({ report, group }: Pick<WidgetSource, 'report' | 'group'>): string =>
  group === '' ? ownGroup(reportDefinition(report)) : group

export const sourceColumns = (source: Pick<WidgetSource, 'report' | 'group'>): Columns | null =>
  columnsFor(reportDefinition(source.report), groupOf(source))

/** Whether rows can be narrowed to one deck. */
export const takesDeck = (report: ReportName): boolean => reportDefinition(report).filters.includes('deck')

/** Whether rows are of questions or slides, so that one can be shown alone. */
export const takesSlide = (source: Pick<WidgetSource, 'report' | 'group'>): boolean =>
  'slide_id' in (sourceColumns(source) ?? {})

/** The columns that a table shows, without those of what is not there. */
export function shownColumns({ columns: wanted }: Pick<Widget, 'columns'>, all: Columns): Columns {
  const known = Object.entries(all).filter(([key]) => wanted.includes(key))
  return known.length === 0 ? all : Object.fromEntries(known)
}

/** What a chart or a ranking measures: the first chosen column that is a figure, or the first figure that there is. */
export function mainFigure({ columns: wanted }: Pick<Widget, 'columns'>, all: Columns): string | null {
  const figures = figuresOf(all)
  return wanted.find((key) => figures.includes(key)) ?? figures.find((key) => key !== 'rank') ?? null
}

/** What rows of a grouping are called by. */
const nameKeys = [
  'day',
  'month',
  'answer',
  'question',
  'outcome',
  'user',
  'team',
  'deck',
  'course',
  'competency',
  'campaign',
  'origin',
  'country',
  'device',
  'reader_type',
  'status',
  'source',
  'kind',
  'from',
] as const
export const nameColumn = (columns: Columns): string | null => nameKeys.find((key) => key in columns) ?? null

/** Of single people, answers and questions there is nothing to draw beside each other. */
export const hasChart = (columns: Columns): boolean =>
  !['email', 'rank'].some((key) => key in columns) &&
  nameColumn(columns) !== null &&
  mainFigure({ columns: [] }, columns) !== null

export type WidgetFault = 'source' | 'group' | 'deck' | 'columns' | 'filter'

/** What is wrong with a widget; null for a good one. @param conditions those of its filter */
export function widgetFault(
  { kind, source, columns: wanted }: Widget,
  conditions: readonly ReportCondition[],
): WidgetFault | null {
  if (kind === 'text') return source === null ? null : 'source'
  if (source === null) return 'source'
  const columns = sourceColumns(source)
  if (!columns) return 'group'
  if (source.deck !== null && !takesDeck(source.report)) return 'deck'
  if (source.slide !== null && (source.deck === null || !takesSlide(source))) return 'deck'
  if (wanted.some((key) => !Object.hasOwn(columns, key))) return 'columns'
  if (kind === 'figure' && !isFigureOf(source, mainFigure({ columns: wanted }, columns))) return 'columns'
  const definition = reportDefinition(source.report)
  return conditions.some((one) => reportConditionFault(definition, columns, one) !== null) ? 'filter' : null
}

interface FigureChoice {
  readonly group: string
  readonly columns: readonly string[]
  /** Whether what happened in the days before can be set against it. */
  readonly isCompared: boolean
}

/** Columns that a figure can show as one number: of a report's only row, or the sum of its rows where each thing is counted once. */
export const figureChoices: { readonly [Name in ReportName]?: FigureChoice } = {
  overview: {
    group: 'total',
    columns: ['views', 'starts', 'completions', 'completion_rate', 'percentage', 'passed', 'failed', 'leads'],
    isCompared: true,
  },
  enrolments: { group: 'course', columns: ['enrolled', 'started', 'passed', 'failed', 'expired'], isCompared: true },
  certificates: { group: 'course', columns: ['issued', 'valid', 'expired', 'revoked'], isCompared: true },
  overdue: { group: 'course', columns: ['overdue'], isCompared: false },
  storage_usage: { group: 'kind', columns: ['bytes'], isCompared: false },
}

const isFigureOf = (source: WidgetSource, column: string | null): boolean => {
  const choice = figureChoices[source.report]
  return choice !== undefined && column !== null && groupOf(source) === choice.group && choice.columns.includes(column)
}
