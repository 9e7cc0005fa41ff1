import type { Columns } from '../report.ts'

/** Groups of columns that several reports share. */
export const deck = { deck_id: 'id', deck: 'text' } as const satisfies Columns
export const question = { ...deck, slide_id: 'id', question: 'text' } as const satisfies Columns
export const course = { course_id: 'id', course: 'text' } as const satisfies Columns
export const team = { team_id: 'id', team: 'text' } as const satisfies Columns
export const day = { day: 'day' } as const satisfies Columns
/** `YYYY-MM`. */
export const month = { month: 'text' } as const satisfies Columns
export const person = { user_id: 'id', user: 'text', email: 'text', manager: 'text' } as const satisfies Columns

/** Of plays; what they mean: decisions.md §5. */
export const plays = {
  views: 'count',
  starts: 'count',
  completions: 'count',
  /** Of starts. */
  completion_rate: 'percent',
  /** Mean result of completed attempts. */
  percentage: 'percent',
  passed: 'count',
  failed: 'count',
  leads: 'count',
} as const satisfies Columns

export const finished = {
  starts: 'count',
  completions: 'count',
  completion_rate: 'percent',
  passed: 'count',
  failed: 'count',
} as const satisfies Columns

export const enrolments = {
  enrolled: 'count',
  started: 'count',
  passed: 'count',
  failed: 'count',
  expired: 'count',
  completion_rate: 'percent',
  percentage: 'percent',
} as const satisfies Columns
