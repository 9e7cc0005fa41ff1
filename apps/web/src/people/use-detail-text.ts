import type { PersonFieldKind } from '@deckle/core/people/person-field.ts'
import { useFormatter, useWords } from '../words/use-words.ts'

/** A stored value of a person's field as it is read. */
export function useDetailText(): (kind: PersonFieldKind | undefined, value: string) => string {
  const words = useWords('details')
  const format = useFormatter()
  return (kind, value) => {
    if (kind === 'yes_no' && (value === 'yes' || value === 'no')) return words(value)
    if (kind === 'date' && /^\d{4}-\d\d-\d\d$/.test(value))
      return format.dateTime(new Date(`${value}T12:00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' })
    return value
  }
}
