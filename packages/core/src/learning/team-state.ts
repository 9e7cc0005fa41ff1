/** Of a person with open courses: behind where one is overdue, at risk where they were not seen or one is due soon. */
export const teamStates = ['overdue', 'at_risk', 'on_track', 'nothing_open'] as const
export type TeamState = (typeof teamStates)[number]

/** Days without a sign of life, and up to the next due date, from which a person is at risk. */
export const RISK_UNSEEN_DAYS = 7
export const RISK_DUE_DAYS = 3

const DAY = 86_400_000

interface OpenCourses {
  /** Courses that are assigned or in progress, and not waived. */
  readonly open: number
  /** Their nearest due date. */
  readonly nextDue: Date | null
  /** Since the person is there, where they were never seen. */
  readonly lastSeen: Date
}

export function teamState({ open, nextDue, lastSeen }: OpenCourses, now: Date): TeamState {
  if (open === 0) return 'nothing_open'
  if (nextDue !== null && nextDue < now) return 'overdue'
  const { dueBefore, unseenSince } = riskBounds(now)
  return (nextDue !== null && nextDue < dueBefore) || lastSeen < unseenSince ? 'at_risk' : 'on_track'
}

export const riskBounds = (now: Date): { readonly dueBefore: Date; readonly unseenSince: Date } => ({
  dueBefore: new Date(now.getTime() + RISK_DUE_DAYS * DAY),
  unseenSince: new Date(now.getTime() - RISK_UNSEEN_DAYS * DAY),
})
