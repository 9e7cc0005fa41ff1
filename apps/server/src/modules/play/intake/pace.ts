/** Counts acts by whoever they come from, within a minute by the clock; in memory and at once: it stands before every answer. */
export interface Pace {
  /** Seconds to wait where there were too many; 0 where they may come. */
  take(from: string, acts: number): number
}

const windowMs = 60_000

/** @param most acts of one in a minute @param clock milliseconds since any moment */
export function createPace(most: number, clock: () => number = () => performance.now()): Pace {
  const counts = new Map<string, number>()
  let end = clock() + windowMs
  return {
    take(from, acts) {
      const now = clock()
      if (now >= end) {
        counts.clear()
        end = now + windowMs
      }
      const sum = (counts.get(from) ?? 0) + acts
      if (sum > most) return Math.max(1, Math.ceil((end - now) / 1000))
      counts.set(from, sum)
      return 0
    },
  }
}
