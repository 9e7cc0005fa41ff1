import { capitalise } from '../../text/name.ts'
import type { Columns } from '../report.ts'

/** Columns that name a person by more than a name, or lead to where one is named; never shown to strangers. */
const identifying: readonly string[] = ['email', 'certificate']
/** Names of people; a team is called after its manager. */
const names: readonly string[] = ['user', 'manager', 'team']

/** The columns that a stranger sees: no ids, no addresses. */
export const publicColumns = (columns: Columns): Columns =>
  Object.fromEntries(Object.entries(columns).filter(([key, type]) => type !== 'id' && !identifying.includes(key)))

/** A row's value as a stranger sees it: initials in place of a person's name, unless names are included. */
export function publicValue<Value>(key: string, value: Value, includesNames: boolean): Value | string {
  return !includesNames && typeof value === 'string' && names.includes(key) ? initialsOf(value) : value
}

/** `A. R.`; '' of nothing. */
export const initialsOf = (name: string): string =>
  name
    .trim()
    .split(/\s+/u)
    .flatMap((part) => [...part].slice(0, 1))
    .map((letter) => `${capitalise(letter)}.`)
    .slice(0, 3)
    .join(' ')
