export interface SharedFigures<Value> {
  /**
   * The figures of the key; many who ask at once share one computation.
   * @param isNew computed after this call, so that what was stored before it is in them; unless computing them takes long
   */
  get(key: string, isNew: boolean): Promise<Value>
}

interface Entry<Value> {
  /** Milliseconds by the clock at which its computation began, and that it took. */
  began: number
  took: number
  value: Value | undefined
  running: Promise<Value> | null
  next: Promise<Value> | null
}

/** Figures may be as old, in milliseconds, for who has seen some before. */
const oldEnough = 5000
/** What takes longer is computed for a fifth of the time at most; whoever asks meanwhile gets the last ones. */
const longMs = 100
const share = 5
const mostKeys = 1000

/** Figures over many rows that many people ask for again and again, computed once for all of them. */
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
    if (entries.size > mostKeys && oldest !== undefined) entries.delete(oldest)
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
      // What runs may have begun before what this caller stored.
      const after = () => run(key, entry)
      entry.next ??= entry.running.then(after, after)
      return entry.next
    },
  }
}
