/** product.md §3 "Session", as this browser saw it; times are ISO 8601. */
export interface SessionRecord {
  readonly sessionId: string
  readonly userId: string
  readonly startTime: string
  readonly endTime: string | null
  readonly isActive: boolean
}

/** product.md §9. */
const MOST_SESSIONS = 100

/** A session opens, and the previous one is closed with an end time (product.md §4). */
export function withSession(
  sessions: readonly SessionRecord[],
  next: { readonly sessionId: string; readonly userId: string },
  now: string,
): readonly SessionRecord[] {
  const opened = { ...next, startTime: now, endTime: null, isActive: true }
  return [...withoutOpen(sessions, now), opened].slice(-MOST_SESSIONS)
}

/** Every open one is closed with an end time. */
export function withoutOpen(sessions: readonly SessionRecord[], now: string): readonly SessionRecord[] {
  return sessions.map((session) => (session.isActive ? { ...session, endTime: now, isActive: false } : session))
}
