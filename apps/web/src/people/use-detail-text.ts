import type { PersonFieldKind } from '@deckle/core/people/person-field.ts'
import { useCalendarDay } from '../words/use-calendar-day.ts'
import { useWords } from '../words/use-words.ts'

/** A stored value of a person's field as it is read. */
export function useDetailText(): (kind: PersonFieldKind | undefined, value: string) => string {
  const words = useWords('details')
  const calendarDay = useCalendarDay()
  return (kind, value) => {
    if (kind === 'yes_no' && (value === 'yes' || value === 'no')) return words(value)
    if (kind === 'date' && /^\d{4}-\d\d-\d\d$/.test(value)) return calendarDay(value)
    return value
  }
}
