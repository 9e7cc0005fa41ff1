import type { BodyOf } from '@deckle/contract/kit/endpoint.ts'
import type { users } from '@deckle/contract/users.ts'
import type { LicenseType } from '@deckle/core/access/access.ts'
import type { FieldValue } from '@deckle/core/people/bulk-action.ts'

export type PersonState = 'active' | 'deactivated' | 'bin'

/** The change that a bulk action or its undo makes to each person. */
export type Wanted =
  | { readonly of: 'state'; readonly state: PersonState }
  | { readonly of: 'license'; readonly license: LicenseType }
  | { readonly of: 'manager'; readonly manager: string | null }
  | { readonly of: 'tag'; readonly tag: string; readonly has: boolean }
  | ({ readonly of: 'field' } & FieldValue)
  | { readonly of: 'invite' }

const states = { activate: 'active', deactivate: 'deactivated', delete: 'bin' } as const

/** The contract has checked that the value fits the action. */
export function wantedBy({ action, value }: Pick<BodyOf<typeof users.bulk>, 'action' | 'value'>): Wanted {
  switch (action) {
    case 'license':
      return { of: 'license', license: value as LicenseType }
    case 'manager':
      return { of: 'manager', manager: value as string | null }
    case 'tag':
    case 'untag':
      return { of: 'tag', tag: value as string, has: action === 'tag' }
    case 'field':
      return { of: 'field', ...(value as FieldValue) }
    case 'invite':
      return { of: 'invite' }
    default:
      return { of: 'state', state: states[action] }
  }
}

export interface Target {
  readonly id: string
  readonly license_type: LicenseType
  readonly active: boolean
  readonly deleted_at: Date | null
  readonly owns_client: boolean
  readonly path: Buffer
  readonly manager_id: string | null
  readonly details: Readonly<Record<string, string>>
  readonly last_seen_at: Date | null
  readonly has_tag: boolean
  /** The lowest level in the branch, counted from the top. */
  readonly deepest: number
  /** Direct reports. */
  readonly children: readonly string[]
}

export const stateOf = ({ active, deleted_at }: Pick<Target, 'active' | 'deleted_at'>): PersonState =>
  deleted_at !== null ? 'bin' : active ? 'active' : 'deactivated'

/** The value that an action writes, as it is now. */
export function valueOf(person: Target, wanted: Wanted): string | null {
  switch (wanted.of) {
    case 'state':
      return stateOf(person)
    case 'license':
      return person.license_type
    case 'manager':
      return person.manager_id
    case 'tag':
      return person.has_tag ? 'yes' : 'no'
    case 'field':
      return person.details[wanted.name] ?? ''
    case 'invite':
      return person.last_seen_at ? 'yes' : 'no'
  }
}

/** The value after the action. */
export function writtenValue(wanted: Wanted): string | null {
  switch (wanted.of) {
    case 'state':
      return wanted.state
    case 'license':
      return wanted.license
    case 'manager':
      return wanted.manager
    case 'tag':
      return wanted.has ? 'yes' : 'no'
    case 'field':
      return wanted.value
    // Who has signed in needs no invitation.
    case 'invite':
      return 'yes'
  }
}

/** The change that restores a former value. */
export function restoringChange(wanted: Wanted, before: string | null): Wanted {
  switch (wanted.of) {
    case 'state':
      return { of: 'state', state: before as PersonState }
    case 'license':
      return { of: 'license', license: before as LicenseType }
    case 'manager':
      return { of: 'manager', manager: before }
    case 'tag':
      return { ...wanted, has: before === 'yes' }
    case 'field':
      return { ...wanted, value: before ?? '' }
    case 'invite':
      return wanted
  }
}
