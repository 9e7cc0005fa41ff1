import { dayIn } from '../../time/time-zone.ts'
import { addDays, dayNumber } from '../../time/day.ts'
import type { Season } from './season.ts'

/** Seconds of an exam from which the time no longer counts. */
const SLOWEST = 99_999

/** A season's board. Seasons of a client begin and end in UTC, the same for all of its people. */
export function seasonBoard(season: Season, now: number): string {
  if (season === 'Forever') return 'forever'
  const today = dayIn('UTC', now)
  if (season === 'month') return `month ${today.slice(0, 7)}`
  const monday = addDays(today, -((((dayNumber(today) + 3) % 7) + 7) % 7))
  return `week ${monday}`
}

export const courseBoard = (courseId: string): string => `course ${courseId}`
export const examBoard = (courseId: string): string => `exam ${courseId}`

/**
 * An exam's result as one number: by per cent (to a tenth), ties by time (decisions.md §3). At most 100,099,999.
 * @param percentage 0 … 100
 */
export const examScore = (percentage: number, seconds: number): number =>
  Math.round(percentage * 10) * (SLOWEST + 1) + SLOWEST - Math.min(SLOWEST, Math.max(0, Math.round(seconds)))

export const readExamScore = (score: number): { readonly percentage: number; readonly seconds: number } => ({
  percentage: Math.floor(score / (SLOWEST + 1)) / 10,
  seconds: SLOWEST - (score % (SLOWEST + 1)),
})

/** Steps of 64, 4,096 … scores: the highest scores fall into a few of the last level. */
export const BOARD_LEVELS = 5
export const BOARD_BASE = 64

export interface StepRange {
  readonly level: number
  /** Both included; null without end. */
  readonly from: number
  readonly to: number | null
}

/**
 * The steps that hold all scores above a score, each score in one of them: whoever ranks higher is counted by reading
 * at most 63 steps of each level.
 */
export function stepsAbove(score: number): readonly StepRange[] {
  return Array.from({ length: BOARD_LEVELS }, (_, level): StepRange => {
    const step = Math.floor(score / BOARD_BASE ** level)
    const isLast = level === BOARD_LEVELS - 1
    return { level, from: step + 1, to: isLast ? null : (Math.floor(step / BOARD_BASE) + 1) * BOARD_BASE - 1 }
  })
}
