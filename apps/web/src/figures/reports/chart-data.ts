import type { CellValue } from './use-report-values.ts'
import type { ReportTable } from '@deckle/contract/reports.ts'

/** What a report shows as bars, the first that it has. */
const figures = [
  'starts',
  'enrolled',
  'people',
  'issued',
  'overdue',
  'leads',
  'bytes',
  'completions',
  'total_seconds',
  'count',
  'measured',
  'nps',
  'share',
] as const
const names = [
  'day',
  'week',
  'month',
  'deck',
  'course',
  'origin',
  'country',
  'device',
  'status',
  'source',
  'kind',
  'reader_type',
  'team',
  'competency',
  'version',
] as const

export interface ChartData {
  readonly isTime: boolean
  /** Column of the name of a bar, and its type. */
  readonly name: string
  readonly nameType: string
  readonly figure: string
  readonly figureType: string
  readonly bars: readonly { readonly name: CellValue; readonly value: number }[]
}

/** Bars at most that lie below each other; more where they have an order of their own. */
const MOST = 12
const MOST_IN_ORDER = 30
/** Slides and answers stay as they follow each other. */
const inOrder: readonly string[] = ['question', 'answer']

export interface ChartTable {
  readonly columns: readonly { readonly key: string; readonly type: string }[]
  readonly rows: ReportTable['report']['rows']
}
/** What is measured, and what it is called by: columns. */
export interface Measure {
  readonly figure: string
  readonly name: string
}

/** Null for a report of single people or answers, and for one with a single row; with a `measure` only where nothing is. */
export function chartData(report: ChartTable, measure: Measure | null = null): ChartData | null {
  const found = measure ?? measureOf(report)
  const { columns, rows } = report
  if (!found || rows.length < (measure ? 1 : 2) || rows.every((row) => !row[found.figure])) return null
  const { figure, name } = found
  const typeOf = new Map(columns.map(({ key, type }) => [key, type]))
  const isTime = ['day', 'week', 'month', 'from'].includes(name)
  const bars = rows.map((row) => ({ name: row[name], value: Number(row[figure] ?? 0) }))
  const most = inOrder.includes(name)
    ? bars.slice(0, MOST_IN_ORDER)
    : bars.toSorted((one, other) => other.value - one.value).slice(0, MOST)
  return {
    isTime,
    name,
    nameType: typeOf.get(name) ?? 'text',
    figure,
    figureType: typeOf.get(figure) ?? 'count',
    bars: isTime ? bars : most,
  }
}

function measureOf({ columns }: ChartTable): Measure | null {
  const has = (key: string) => columns.some((column) => column.key === key)
  if (has('email') || has('answer') || has('question') || has('rank') || has('outcome')) return null
  const figure = figures.find(has)
  const name = has('from') && has('to') ? 'from' : names.find(has)
  return figure && name ? { figure, name } : null
}
