/** Which of a person's tries an LMS is told: the first, later ones being practice; or each, the best of which counts. */
export const packageAttempts = ['first', 'best'] as const
export type PackageAttempts = (typeof packageAttempts)[number]

/** What an LMS is told of who reaches the passing percentage, and of who does not. */
export const packageStatuses = [
  'passed_failed',
  'passed_incomplete',
  'completed_failed',
  'completed_incomplete',
] as const
export type PackageStatus = (typeof packageStatuses)[number]

/** What a package tells an LMS. */
export interface PackageOptions {
  readonly attempts: PackageAttempts
  /** Only decks that pass or fail have a choice. */
  readonly status: PackageStatus
  /** Every answer, or only what they come to. */
  readonly interactions: boolean
}

export const defaultPackageOptions: PackageOptions = { attempts: 'first', status: 'passed_failed', interactions: true }
