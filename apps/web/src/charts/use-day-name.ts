import { useFormatter } from '../words/use-words.ts'

/** `2026-03-05` as a label: 5 Mar. A day has no time zone here; noon in UTC is that day for the formatter. */
export function useDayName(): (day: string) => string {
  const format = useFormatter()
  return (day) => format.dateTime(new Date(`${day}T12:00:00Z`), { day: 'numeric', month: 'short', timeZone: 'UTC' })
}
