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

/** Opens a session and closes the previous one with an end time (product.md §4). */
export function withSession(
  sessions: readonly SessionRecord[],
  next: { readonly sessionId: string; readonly userId: string },
  now: string,
): readonly SessionRecord[] {
  const opened = { ...next, startTime: now, endTime: null, isActive: true }
  return [...withoutOpen(sessions, now), opened].slice(-MOST_SESSIONS)
}

/** Closes every open session with an end time. */
export function withoutOpen(sessions: readonly SessionRecord[], now: string): readonly SessionRecord[] {
  return sessions.map((session) => (session.isActive ? { ...session, endTime: now, isActive: false } : session))
}
