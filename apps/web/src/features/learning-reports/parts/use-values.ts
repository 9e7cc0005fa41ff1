import { useCalendarDay } from '../../../words/use-calendar-day.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'

/** Values of reports in the reader's language; a dash for none. */
export function useValues() {
  const format = useFormatter()
  const calendarDay = useCalendarDay()
  const words = useWords('learning-reports')
  const none = '–'
  return {
    none,
    number: (value: number) => format.number(value),
    /** Of 0 to 100. */
    percent: (value: number | null) =>
      value === null ? none : format.number(value / 100, { style: 'percent', maximumFractionDigits: 1 }),
    points: (value: number) => words('points', { points: format.number(value) }),
    /** Of a moment or a day. */
    day: (iso: string | null) => {
      if (iso === null) return none
      return iso.length === 10 ? calendarDay(iso) : format.dateTime(new Date(iso), { dateStyle: 'medium' })
    },
    moment: (iso: string) => format.dateTime(new Date(iso), { dateStyle: 'medium', timeStyle: 'short' }),
    flag: (value: boolean) => words(value ? 'yes' : 'no'),
  }
}
