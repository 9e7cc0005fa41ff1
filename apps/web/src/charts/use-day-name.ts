import { useCalendarDay } from '../words/use-calendar-day.ts'

/** `2026-03-05` as a label: 5 Mar. */
export function useDayName(): (day: string) => string {
  const calendarDay = useCalendarDay()
  return (day) => calendarDay(day, { day: 'numeric', month: 'short' })
}
