import { timesKey } from './storage/storage-keys.ts'
import type { Store } from './storage/store.ts'

interface Times {
  /** Milliseconds from the first answer to the last, over all visits. */
  readonly elapsed: number
  readonly spent: Readonly<Record<string, number>>
}

/** Measures the duration of an attempt, over several visits. */
export interface PlayClock {
  /** Milliseconds since any moment; 0 until it runs. */
  readonly read: () => number
  /** Stays at 0 while answers of earlier visits are replayed. */
  readonly setRunning: (isRunning: boolean) => void
  readonly addAnswer: (slideId: string, spentMs: number) => void
  readonly spent: () => Times['spent']
  readonly resume: () => void
  readonly reset: () => void
}

/** @param now milliseconds since any moment; monotonic */
export function createPlayClock(store: Store, now: () => number): PlayClock {
  const stored = (): Times | null => JSON.parse(store.get(timesKey) ?? 'null') as Times | null
  let visit = { from: 0, before: 0 }
  let firstAt: number | null = null
  let isRunning = false
  const read = () => (isRunning ? visit.before + now() - visit.from : 0)
  const resume = () => {
    const times = stored()
    visit = { from: now(), before: times?.elapsed ?? 0 }
    firstAt = times && 0
  }
  resume()
  return {
    read,
    resume,
    setRunning: (running) => {
      isRunning = running
    },
    spent: () => stored()?.spent ?? {},
    addAnswer: (slideId, spentMs) => {
      firstAt ??= read()
      const times: Times = { elapsed: read() - firstAt, spent: { ...stored()?.spent, [slideId]: spentMs } }
      store.set(timesKey, JSON.stringify(times))
    },
    reset: () => {
      store.remove(timesKey)
      firstAt = null
    },
  }
}
