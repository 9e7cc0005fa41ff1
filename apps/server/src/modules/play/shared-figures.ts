export interface SharedFigures<Value> {
  /**
   * Concurrent callers share one computation.
   * @param isNew requires a computation begun after this call, so that it includes what the caller stored; a slow one
   * may be reused
   */
  get(key: string, isNew: boolean): Promise<Value>
}

interface Entry<Value> {
  /** Start on the clock, and duration, in milliseconds. */
  began: number
  took: number
  value: Value | undefined
  running: Promise<Value> | null
  next: Promise<Value> | null
}

/** Milliseconds for which figures may be reused where `isNew` is false. */
const oldEnough = 5000
/** Milliseconds. A slower computation runs at most a fifth of the time; until then callers get its last result. */
const longMs = 100
const share = 5
const maxKeys = 1000

/** Caches aggregates over many rows that many people request repeatedly. */
export function createSharedFigures<Value>(
  compute: (key: string) => Promise<Value>,
  clock: () => number = () => performance.now(),
): SharedFigures<Value> {
  const entries = new Map<string, Entry<Value>>()

  function entryOf(key: string): Entry<Value> {
    const entry = entries.get(key) ?? { began: 0, took: 0, value: undefined, running: null, next: null }
    entries.delete(key)
    entries.set(key, entry)
    const [oldest] = entries.keys()
    if (entries.size > maxKeys && oldest !== undefined) entries.delete(oldest)
    return entry
  }

  function run(key: string, entry: Entry<Value>): Promise<Value> {
    const began = clock()
    entry.next = null
    entry.running = compute(key).then(
      (value) => {
        Object.assign(entry, { began, took: clock() - began, value, running: null })
        return value
      },
      (error: unknown) => {
        entry.running = null
        throw error
      },
    )
    return entry.running
  }

  return {
    async get(key, isNew) {
      const entry = entryOf(key)
      const { value, took } = entry
      const slow = took < longMs ? 0 : took * share
      if (value !== undefined && clock() - entry.began <= (isNew ? slow : Math.max(slow, oldEnough))) return value
      if (!entry.running) return run(key, entry)
      if (!isNew) return entry.running
      // The running computation may have begun before this caller stored its row.
      const after = () => run(key, entry)
      entry.next ??= entry.running.then(after, after)
      return entry.next
    },
  }
}
