import { useMemo } from 'react'
import type { DateTimeFormatOptions } from 'use-intl/core'
import { useFormatter } from './use-words.ts'

/**
 * A day of the calendar, `2026-03-05`, as text: 5 Mar 2026. It has no time zone; moments are formatted in the reader's time
 * zone (docs/decisions/0095).
 */
export function useCalendarDay(): (day: string, shown?: DateTimeFormatOptions) => string {
  const format = useFormatter()
  return useMemo(
    () =>
      (day, shown = { dateStyle: 'medium' }) =>
        // Noon in UTC is that day for the formatter.
        format.dateTime(new Date(`${day}T12:00:00Z`), { ...shown, timeZone: 'UTC' }),
    [format],
  )
}
