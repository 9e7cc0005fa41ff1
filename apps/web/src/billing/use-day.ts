import { useCallback } from 'react'
import { useFormatter } from '../words/use-words.ts'

/** The day of a moment in the reader's time zone, or in another one: "14 December 2026". */
export function useDay(): (moment: string, timeZone?: string) => string {
  const format = useFormatter()
  return useCallback(
    (moment, timeZone) => format.dateTime(new Date(moment), { dateStyle: 'long', ...(timeZone && { timeZone }) }),
    [format],
  )
}
