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
] as const
const names = [
  'day',
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

/** Bars at most that lie below each other. */
const MOST = 12

/** Null for a report of single people or answers, and for one with a single row. */
export function chartData({ columns, rows }: ReportTable['report']): ChartData | null {
  const typeOf = new Map(columns.map(({ key, type }) => [key, type]))
  const has = (key: string) => typeOf.has(key)
  if (has('email') || has('answer') || has('question') || has('rank') || has('outcome')) return null
  const figure = figures.find(has)
  const name = has('from') && has('to') ? 'from' : names.find(has)
  if (!figure || !name || rows.length < 2 || rows.every((row) => !row[figure])) return null
  const isTime = name === 'day' || name === 'month' || name === 'from'
  const bars = rows.map((row) => ({ name: row[name], value: Number(row[figure] ?? 0) }))
  return {
    isTime,
    name,
    nameType: typeOf.get(name) ?? 'text',
    figure,
    figureType: typeOf.get(figure) ?? 'count',
    bars: isTime ? bars : bars.toSorted((one, other) => other.value - one.value).slice(0, MOST),
  }
}
