/** Least recently used cache, limited by the total size in bytes. */
export interface ByteCache<Value> {
  get(key: string): Value | undefined
  set(key: string, value: Value, bytes: number): void
  /** Increases the recorded size of an entry, if it still holds `value`. */
  grow(key: string, value: Value, bytes: number): void
  delete(key: string): void
  clear(): void
  values(): Iterable<Value>
  readonly bytes: number
}

export function createByteCache<Value>(max: number): ByteCache<Value> {
  const entries = new Map<string, { readonly value: Value; bytes: number }>()
  let total = 0
  /** The most recently used key. */
  let newest: string | null = null

  function remove(key: string): void {
    const entry = entries.get(key)
    if (!entry) return
    total -= entry.bytes
    entries.delete(key)
  }

  function shrink(): void {
    for (const key of entries.keys()) {
      if (total <= max || entries.size === 1) return
      remove(key)
    }
  }

  return {
    get(key) {
      const entry = entries.get(key)
      if (!entry) return undefined
      if (key === newest) return entry.value
      // A Map iterates in insertion order: reinserting moves the entry to the end.
      entries.delete(key)
      entries.set(key, entry)
      newest = key
      return entry.value
    },
    set(key, value, bytes) {
      remove(key)
      entries.set(key, { value, bytes })
      newest = key
      total += bytes
      shrink()
    },
    grow(key, value, bytes) {
      const entry = entries.get(key)
      if (entry?.value !== value) return
      entry.bytes += bytes
      total += bytes
      shrink()
    },
    delete: remove,
    clear() {
      entries.clear()
      total = 0
    },
    *values() {
      for (const { value } of entries.values()) yield value
    },
    get bytes() {
      return total
    },
  }
}
