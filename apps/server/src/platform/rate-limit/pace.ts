/**
 * Counts acts by whoever they come from, within a fixed minute; in memory of this server, and without a pause: it stands
 * before every answer, where the limits of `rate-limit.ts` cost more than the answer itself.
 */
export interface Pace {
  /** Counts acts. Seconds to wait where there were too many, which are not counted; 0 where they may come. */
  take(from: string, acts: number): number
  /** Seconds to wait for one more act; 0 where it may come. Counts nothing. */
  wait(from: string): number
}

const windowMs = 60_000

/** @param most acts of one in a minute @param clock milliseconds since any moment */
export function createPace(most: number, clock: () => number = () => performance.now()): Pace {
  const counts = new Map<string, number>()
  let end = clock() + windowMs
  function waitFor(from: string, acts: number): number {
    if (counts.size === 0 && acts <= most) return 0
    const now = clock()
    if (now >= end) counts.clear()
    return (counts.get(from) ?? 0) + acts > most ? Math.max(1, Math.ceil((end - now) / 1000)) : 0
  }
  return {
    wait: (from) => waitFor(from, 1),
    take(from, acts) {
      const seconds = waitFor(from, acts)
      if (seconds > 0) return seconds
      if (counts.size === 0) end = clock() + windowMs
      counts.set(from, (counts.get(from) ?? 0) + acts)
      return 0
    },
  }
}
