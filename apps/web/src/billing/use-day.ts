import { useCallback } from 'react'
import { useFormatter } from '../words/use-words.ts'

/** The day of a moment in the user's zone: "14 December 2026". */
export function useDay(): (moment: string) => string {
  const format = useFormatter()
  return useCallback((moment) => format.dateTime(new Date(moment), { dateStyle: 'long' }), [format])
}
