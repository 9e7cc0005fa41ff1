import type { LicenseType } from '@deckle/core/access/access.ts'
import { type FactorPolicy, factorDue } from '@deckle/core/second-factor/policy.ts'

interface FactorRow {
  readonly second_factor_at: Date | null
  readonly second_factor_reset: boolean
  /** Of the client. */
  readonly second_factor: FactorPolicy
  readonly license_type: LicenseType
  readonly owns_client: boolean
  readonly created_at: Date
}

interface FactorState {
  /** By when the person has to set one up; null where there is one, or where none is required. */
  readonly due: Date | null
  /** Nothing else is open to the person until it is set up. */
  readonly mustSetUp: boolean
}

const nothing: FactorState = { due: null, mustSetUp: false }

/** @param factorsDone of the person's session */
export function factorState(
  row: FactorRow,
  { now, factorsDone = false }: { readonly now: Date; readonly factorsDone?: boolean | undefined },
): FactorState {
  if (row.second_factor_at !== null || factorsDone) return nothing
  const due = dueOf(row)
  return { due, mustSetUp: row.second_factor_reset || (due !== null && due <= now) }
}

/** Null where the client requires none of the person. */
export function dueOf(row: Omit<FactorRow, 'second_factor_at' | 'second_factor_reset'>): Date | null {
  const due = factorDue(row.second_factor, {
    licenseType: row.license_type,
    ownsClient: row.owns_client,
    createdAt: row.created_at.getTime(),
  })
  return due === null ? null : new Date(due)
}
