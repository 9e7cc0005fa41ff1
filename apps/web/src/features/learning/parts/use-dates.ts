import { useFormatter } from '../../../words/use-words.ts'

/** Days and moments in the reader's language and time zone. */
export function useDates() {
  const format = useFormatter()
  return {
    day: (iso: string) => format.dateTime(new Date(iso), { dateStyle: 'medium' }),
    moment: (iso: string) => format.dateTime(new Date(iso), { dateStyle: 'medium', timeStyle: 'short' }),
  }
}
