/** Attempts reported to an LMS: the first alone, or each, the best of which counts. */
export const packageAttempts = ['first', 'best'] as const
type PackageAttempts = (typeof packageAttempts)[number]

/** Statuses reported for reaching the passing percentage, and for missing it. */
export const packageStatuses = [
  'passed_failed',
  'passed_incomplete',
  'completed_failed',
  'completed_incomplete',
] as const
export type PackageStatus = (typeof packageStatuses)[number]

export interface PackageOptions {
  readonly attempts: PackageAttempts
  /** Used by decks that pass or fail alone. */
  readonly status: PackageStatus
  /** Reports every answer, or the result alone. */
  readonly interactions: boolean
}

export const defaultPackageOptions: PackageOptions = { attempts: 'first', status: 'passed_failed', interactions: true }
