import type { ReportColumn } from '@deckle/core/report/reports/reports.ts'
import type { Sections } from '../../words/sections.ts'
import { useCountryName } from '../country-name.ts'
import { useBytes } from '../../lib/use-bytes.ts'
import { useCalendarDay } from '../../words/use-calendar-day.ts'
import { useFormatter, useWords } from '../../words/use-words.ts'

type Coded = keyof Pick<
  Sections['reports'],
  'status' | 'source' | 'state' | 'kind' | 'flag' | 'license_type' | 'reader_type' | 'device'
>
const codes: readonly string[] = [
  'status',
  'source',
  'state',
  'kind',
  'flag',
  'license_type',
  'reader_type',
  'device',
] satisfies readonly Coded[]

export type CellValue = string | number | boolean | null | undefined

/** Values of reports in the reader's language; a dash for none. */
export function useReportValues() {
  const format = useFormatter()
  const words = useWords('reports')
  const bytes = useBytes()
  const countryName = useCountryName()
  const none = '–'
  const day = useCalendarDay()
  function time(seconds: number): string {
    if (seconds < 60) return words('seconds', { seconds: format.number(Math.round(seconds)) })
    const minutes = Math.round(seconds / 60)
    return minutes < 60
      ? words('minutes', { minutes: format.number(minutes) })
      : words('hours', { hours: format.number(Math.round(minutes / 6) / 10) })
  }
  function write(key: string, type: string, value: CellValue): string {
    if (type === 'flag') return value === true ? words('yes') : words('no')
    if (value === null || value === undefined) return none
    if (type === 'percent') return format.number(Number(value) / 100, { style: 'percent', maximumFractionDigits: 1 })
    if (type === 'seconds') return time(Number(value))
    if (type === 'bytes') return bytes(Number(value))
    if (typeof value === 'number') return format.number(value, { maximumFractionDigits: 2 })
    if (type === 'moment') return format.dateTime(new Date(String(value)), { dateStyle: 'medium' })
    if (type === 'day') return day(String(value))
    const text = String(value)
    if (key === 'month') return day(`${text}-15`, { month: 'long', year: 'numeric' })
    if (codes.includes(key) && text !== '') return words(`${key as 'state'}.${text as 'valid'}`)
    if (text === '' && (key === 'origin' || key === 'country')) return words(`unknown_${key}`)
    if (text !== '' && key === 'country') return countryName(text)
    return text === '' ? none : text
  }
  const heading = (key: string) => words(`columns.${key as ReportColumn}`)
  return { none, write, heading }
}
