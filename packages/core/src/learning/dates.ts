import type { CourseContent } from '../course/course.ts'

const DAY = 86_400_000

/** ISO 8601. Days are of 24 hours. */
export const daysAfter = (moment: string, days: number): string =>
  new Date(Date.parse(moment) + days * DAY).toISOString()

/** Before a moment, ISO 8601; never where there is none. @param now milliseconds since 1970 */
export const isBefore = (now: number, moment: string | null): boolean => moment !== null && now < Date.parse(moment)

/** When a person's time in a course begins, from which its days count: once they are enrolled and it has started. */
export const begunAt = (enrolledAt: string, { starts_at }: Pick<CourseContent, 'starts_at'>): string =>
  isBefore(Date.parse(enrolledAt), starts_at) ? (starts_at as string) : enrolledAt

/** Null where nothing is due. */
export const dueAt = (enrolledAt: string, course: Pick<CourseContent, 'starts_at' | 'due_days'>): string | null =>
  course.due_days === null ? null : daysAfter(begunAt(enrolledAt, course), course.due_days)

/** When what was passed is good no longer; null for never. */
export const expiresAt = (completedAt: string, { certificate }: Pick<CourseContent, 'certificate'>): string | null =>
  certificate?.valid_days == null ? null : daysAfter(completedAt, certificate.valid_days)
