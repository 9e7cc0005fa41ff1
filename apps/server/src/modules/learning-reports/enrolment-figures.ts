import { meanOf, shareOf } from '@deckle/core/report/report.ts'

export interface CountedEnrolments {
  readonly enrolled: number
  readonly started: number
  readonly passed: number
  readonly failed: number
  readonly expired: number
  readonly scored: number
  /** Tenths of a per cent. */
  readonly percentage_sum: number
}

/** What a report says of counted enrolments. */
export const enrolmentFigures = (counts: CountedEnrolments) => ({
  enrolled: counts.enrolled,
  started: counts.started,
  passed: counts.passed,
  failed: counts.failed,
  expired: counts.expired,
  completion_rate: shareOf(counts.passed + counts.expired, counts.enrolled),
  percentage: meanOf(counts.percentage_sum, counts.scored),
})
