/** Loads by key, each once at a time. One that is discarded on its way is made again: what it read may be outdated. */
export interface Loader<Value> {
  load(key: string): Promise<Value | undefined>
  discard(key: string): void
  discardAll(): void
}

export function createLoader<Value>(
  read: (key: string) => Promise<Value | undefined>,
  store: (key: string, value: Value) => void,
): Loader<Value> {
  const loading = new Map<string, Promise<Value | undefined>>()

  function start(key: string): Promise<Value | undefined> {
    const started = read(key).then(
      (value) => {
        if (loading.get(key) !== started) return load(key)
        loading.delete(key)
        if (value !== undefined) store(key, value)
        return value
      },
      (error: unknown) => {
        if (loading.get(key) === started) loading.delete(key)
        throw error
      },
    )
    loading.set(key, started)
    return started
  }

  const load = (key: string): Promise<Value | undefined> => loading.get(key) ?? start(key)
  return { load, discard: (key) => void loading.delete(key), discardAll: () => loading.clear() }
}

/** Done once; tried again with the next call after a failure. */
export function onceSucceeded(act: () => Promise<unknown>): () => Promise<unknown> {
  let started: Promise<unknown> | null = null
  return () =>
    (started ??= act().catch((error: unknown) => {
      started = null
      throw error
    }))
}
