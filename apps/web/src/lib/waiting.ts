const listeners = new Set<() => void>()
let count = 0

/** Counts a request or a lazy load as pending until it settles. Returns the same promise. */
export function trackWaiting<T>(promise: Promise<T>): Promise<T> {
  change(1)
  const settled = () => change(-1)
  promise.then(settled, settled)
  return promise
}

export function isWaitingNow(): boolean {
  return count > 0
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(by: number): void {
  count += by
  for (const listener of listeners) listener()
}
