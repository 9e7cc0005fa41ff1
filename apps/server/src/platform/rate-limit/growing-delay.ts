import type { Limit } from './limits.ts'

/** Seconds to wait after so many wrong guesses. */
export function delayAfter(wrong: number, { seconds, delay }: Limit): number {
  if (!delay || wrong < delay.after) return 0
  return Math.min(seconds, 2 ** Math.floor((wrong - delay.after) / delay.step))
}

interface GrowingDelay {
  /** Milliseconds still to wait; counts the guess where there is nothing to wait for. At once: of many that come together, the first ones are looked at. */
  guess(key: string, isRight: boolean): number
  /** What other servers have counted. */
  raise(key: string, wrong: number): void
}

interface Entry {
  wrong: number
  /** Milliseconds by the clock until when it counts, and until when nothing is looked at. */
  end: number
  until: number
}

const mostKeys = 50_000

/** Makes who guesses wrong wait, longer and longer. */
export function createGrowingDelay(limit: Limit, clock: () => number = () => performance.now()): GrowingDelay {
  const entries = new Map<string, Entry>()

  function entryOf(key: string): Entry {
    const now = clock()
    const known = entries.get(key)
    if (known && known.end > now) return known
    const entry = { wrong: 0, end: now + limit.seconds * 1000, until: 0 }
    entries.delete(key)
    entries.set(key, entry)
    const [oldest] = entries.keys()
    if (entries.size > mostKeys && oldest !== undefined) entries.delete(oldest)
    return entry
  }

  function count(entry: Entry, wrong: number): void {
    entry.wrong = wrong
    entry.until = Math.max(entry.until, clock() + delayAfter(wrong, limit) * 1000)
  }

  return {
    guess(key, isRight) {
      if (isRight && !entries.has(key)) return 0
      const entry = entryOf(key)
      const wait = entry.until - clock()
      if (wait > 0) return wait
      if (!isRight) count(entry, entry.wrong + 1)
      return 0
    },
    raise(key, wrong) {
      const entry = entryOf(key)
      if (wrong > entry.wrong) count(entry, wrong)
    },
  }
}
