import type { PeopleField } from '../list/queries.ts'

const isDay = (value: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(value) && new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(value)

/** Whether a field of this kind can have the value; '' is none. */
export function fieldFits({ kind, choices, required }: PeopleField, value: string): boolean {
  if (value === '') return !required
  switch (kind) {
    case 'number':
      return /^-?\d{1,15}(\.\d{1,9})?$/.test(value)
    case 'date':
      return isDay(value)
    case 'choice':
      return choices.includes(value)
    case 'yes_no':
      return value === 'yes' || value === 'no'
    default:
      return true
  }
}
