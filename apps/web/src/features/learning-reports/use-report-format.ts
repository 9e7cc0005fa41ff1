import type { ColumnType } from '@deckle/core/report/report.ts'
import { useFormatter, useWords } from '../../words/use-words.ts'

export type Value = string | number | boolean | null

/** Values of reports in the person's language and time zone; a dash for none. */
export function useReportFormat() {
  const t = useWords('learning-reports')
  const format = useFormatter()
  const none = '–'
  const percent = (value: number | null): string =>
    value === null ? none : format.number(value / 100, { style: 'percent', maximumFractionDigits: 0 })
  const day = (value: string): string => format.dateTime(new Date(value), { dateStyle: 'medium' })
  const codes: Readonly<Record<string, 'status' | 'source' | 'event' | 'step'>> = {
    status: 'status',
    source: 'source',
    event: 'event',
    step: 'step',
  }
  const coded = (key: string, value: string): string => {
    const name = `report.${codes[key] ?? ''}.${value}`
    return t.has(name as 'report.status.passed') ? t(name as 'report.status.passed') : value
  }
  const formats: Readonly<Record<ColumnType, (value: Value, key: string) => string>> = {
    id: String,
    text: (value, key) => (value === '' || value === null ? none : coded(key, String(value))),
    count: (value) => format.number(Number(value)),
    percent: (value) => percent(value === null ? null : Number(value)),
    moment: (value) => (value === null ? none : day(String(value))),
    // Noon, so that the day is the same in every time zone.
    day: (value) => (value === null ? none : day(`${String(value)}T12:00:00`)),
    flag: (value) => t(value === true ? 'report.yes' : 'report.no'),
  }
  return {
    number: (value: number) => format.number(value),
    percent,
    day,
    moment: (value: string) => format.dateTime(new Date(value), { dateStyle: 'medium', timeStyle: 'short' }),
    value: (type: ColumnType, key: string, value: Value) => formats[type](value, key),
  }
}
