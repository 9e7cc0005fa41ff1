import { meanOf, shareOf } from '@deckle/core/report/report.ts'

export interface CountedEnrolments {
  readonly enrolled: number
  readonly started: number
  readonly passed: number
  readonly failed: number
  readonly expired: number
  /** Of the expired, those that were passed before. */
  readonly expired_passed: number
  readonly scored: number
  /** Tenths of a per cent. */
  readonly percentage_sum: number
}

/** Passed, also if expired since. */
export const everPassed = ({ passed, expired_passed }: CountedEnrolments): number => passed + expired_passed

/** What a report says of counted enrolments. */
export const enrolmentFigures = (counts: CountedEnrolments) => ({
  enrolled: counts.enrolled,
  started: counts.started,
  passed: counts.passed,
  failed: counts.failed,
  expired: counts.expired,
  completion_rate: shareOf(everPassed(counts), counts.enrolled),
  percentage: meanOf(counts.percentage_sum, counts.scored),
})
